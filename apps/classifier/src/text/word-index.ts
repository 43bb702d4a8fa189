import type { Word } from '../document/word.js';
import { simpleLetterOf } from './letters.js';

/** Smallest number of slots for each word: most words are then in the first slot of their hash. */
const MIN_SLOTS_PER_WORD = 2;

/** Bits of the id of a word; the other bits of a slot are those of its second hash. */
const ID_MASK = 0xffff;

/** Longer words are in no vocabulary; they are looked up as unknown words. */
const MAX_LETTERS = 60;

/**
 * The ids of the words of a vocabulary by 48 bits of two hashes of their letters. A look-up reads one
 * slot and no letters: that another word has the same hashes happens once in many billions.
 */
export class WordIndex {
  /** For each slot the hash of a word, and its id below the upper half of its second hash. */
  private readonly slots: Int32Array;
  /** The hashes of the letters that were read last. */
  private hash = 0;
  private check = 0;

  constructor(words: ReadonlyMap<string, Word>) {
    let slots = 1;
    while (slots < words.size * MIN_SLOTS_PER_WORD) slots *= 2;
    this.slots = new Int32Array(2 * slots);
    for (const [spelling, { id }] of words) {
      if (id > ID_MASK) throw new Error('The vocabulary has too many words.');
      if (this.read(spelling, 0) !== spelling.length) continue;
      const slot = this.slot();
      this.slots[slot] = this.hash;
      this.slots[slot + 1] = (this.check & ~ID_MASK) | id;
    }
  }

  /** Reads the simple letters of a text from an index on. Returns the index after them. */
  read(text: string, start: number): number {
    const limit = Math.min(text.length, start + MAX_LETTERS);
    let hash = 0;
    let check = 0;
    let i = start;
    for (; i < limit; i++) {
      const letter = simpleLetterOf(text.charCodeAt(i));
      if (letter === 0) break;
      hash = Math.imul(hash ^ letter, 0x9e3779b1);
      check = Math.imul(check + letter, 0x2c1b3c6d);
    }
    this.hash = hash ^ (hash >>> 15);
    this.check = check;
    return i;
  }

  /** Returns the id of the word of the letters that were read last; 0 if no word has them. */
  found(): number {
    return (this.slots[this.slot() + 1] ?? 0) & ID_MASK;
  }

  /** The slot of the letters that were read last, or the empty one where they would be. */
  private slot(): number {
    const { slots, hash, check } = this;
    const mask = slots.length - 2;
    let slot = (hash << 1) & mask;
    for (;;) {
      const known = slots[slot + 1] ?? 0;
      if (known === 0) return slot;
      if (slots[slot] === hash && (known ^ check) >>> 16 === 0) return slot;
      slot = (slot + 2) & mask;
    }
  }
}
