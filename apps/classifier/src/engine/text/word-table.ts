import type { WordBuffer } from './word-buffer.js';

/** Word id of every word that the language does not contain. */
export const UNKNOWN = 0;

/** Ids take 16 bits. */
const MAX_ID = 0xffff;

/** Array elements per slot: the hash, and 16 bits of the fingerprint packed with the id. */
const SLOT_STRIDE = 2;

/**
 * An open-addressing hash table from words to ids. It stores no letters: two words are equal if
 * their 32-bit hash and the upper 16 bits of their fingerprint are equal. A lookup therefore reads
 * one slot only. An unknown word is mistaken for a known one with a probability of about 2^-48 per
 * known word; two known words with equal bits are rejected when the vocabulary is compiled.
 */
export class WordTable {
  private slots = new Int32Array(SLOT_STRIDE << 12);
  private count = 0;

  /** Returns the id of a word, or UNKNOWN. */
  get({ hash, fingerprint }: WordBuffer): number {
    return (this.slots[slotOf(this.slots, hash, fingerprint) + 1] ?? UNKNOWN) & MAX_ID;
  }

  /** Sets the id of a word unless it already has one. */
  set({ hash, fingerprint }: WordBuffer, id: number): void {
    if (id > MAX_ID) throw new Error('A word table has too many words.');
    const slot = slotOf(this.slots, hash, fingerprint);
    if (this.slots[slot + 1] !== UNKNOWN) return;
    this.slots[slot] = hash;
    this.slots[slot + 1] = (fingerprint & ~MAX_ID) | id;
    this.count++;
    if (this.count * SLOT_STRIDE * 2 > this.slots.length) this.slots = enlarged(this.slots);
  }
}

/** Slot of a word, or the free slot for it. */
function slotOf(slots: Int32Array, hash: number, fingerprint: number): number {
  const mask = slots.length - SLOT_STRIDE;
  // The lower bits select the slot. Mixing in the upper bits distributes the words better.
  let slot = ((hash ^ (hash >>> 15)) * SLOT_STRIDE) & mask;
  for (;;) {
    const packed = slots[slot + 1] ?? UNKNOWN;
    if (packed === UNKNOWN) return slot;
    if (slots[slot] === hash && (packed ^ fingerprint) >>> 16 === 0) return slot;
    slot = (slot + SLOT_STRIDE) & mask;
  }
}

function enlarged(slots: Int32Array): Int32Array<ArrayBuffer> {
  const larger = new Int32Array(slots.length * 2);
  for (let from = 0; from < slots.length; from += SLOT_STRIDE) {
    const packed = slots[from + 1] ?? UNKNOWN;
    if (packed === UNKNOWN) continue;
    const hash = slots[from] ?? 0;
    const slot = slotOf(larger, hash, packed);
    larger[slot] = hash;
    larger[slot + 1] = packed;
  }
  return larger;
}
