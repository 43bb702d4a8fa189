import type { WordBuffer } from './word-buffer.js';

/** Word id of what no lexicon knows. */
export const UNKNOWN = 0;

/** Ids have two bytes. */
const MAX_ID = 0xffff;

/** Numbers that a slot takes: a word's hash, and its id below the upper half of its second hash. */
const SLOT_STRIDE = 2;

/**
 * A hash table from words to their ids. A word is told by 48 bits of its hashes and never compared
 * letter by letter: all that a look-up reads lies in one place, and that a word of no lexicon passes
 * for one of them happens to one in billions.
 */
export class WordTable {
  private slots = new Int32Array(SLOT_STRIDE << 12);
  private count = 0;

  /** The id of a word, UNKNOWN where it has none. */
  get({ hash, fingerprint }: WordBuffer): number {
    return (this.slots[slotOf(this.slots, hash, fingerprint) + 1] ?? UNKNOWN) & MAX_ID;
  }

  /** Gives a word its id, unless it has one. */
  set({ hash, fingerprint }: WordBuffer, id: number): void {
    if (id > MAX_ID) throw new Error('The lexicon has outgrown its table.');
    const slot = slotOf(this.slots, hash, fingerprint);
    if (this.slots[slot + 1] !== UNKNOWN) return;
    this.slots[slot] = hash;
    this.slots[slot + 1] = (fingerprint & ~MAX_ID) | id;
    this.count++;
    if (this.count * SLOT_STRIDE * 2 > this.slots.length) this.slots = enlarged(this.slots);
  }
}

/** The slot where a word stands, or the free one where it would. */
function slotOf(slots: Int32Array, hash: number, fingerprint: number): number {
  const mask = slots.length - SLOT_STRIDE;
  // Slots are told by the lower bits, to which the upper ones are brought down.
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
