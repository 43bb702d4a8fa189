import type { Word } from '../document/word.js';
import { simpleLetterOf } from './letters.js';

/** Smallest number of slots for each word: most words are then in the first slot of their hash. */
const MIN_SLOTS_PER_WORD = 2;

/** Number of words that an index of 16 bits tells apart. */
const MAX_WORDS = 0x10000;

/** Longer words are in no vocabulary; they are looked up as unknown words. */
const MAX_LETTERS = 60;

/**
 * The words of a vocabulary by their letters: a hash table in three flat arrays. A word of a text
 * is found without a copy of its letters, which a `Map` of strings would need for each token.
 */
export class WordIndex {
  /** Positions in `spellings`; 0 for an empty slot. */
  private readonly slots: Int32Array;
  /** For each word its index in `words`, its number of letters and its letters. */
  private readonly spellings: Uint16Array;
  private readonly words: readonly Word[];
  /** The letters that were read last, and their number. */
  private readonly letters = new Uint16Array(MAX_LETTERS);
  private length = 0;
  private hash = 0;

  constructor(bySpelling: ReadonlyMap<string, Word>) {
    let slots = 1;
    while (slots < bySpelling.size * MIN_SLOTS_PER_WORD) slots *= 2;
    this.slots = new Int32Array(slots);
    this.words = [...bySpelling.values()];
    if (this.words.length > MAX_WORDS) throw new Error('The vocabulary has too many words.');
    const flat = [0];
    let word = 0;
    for (const spelling of bySpelling.keys()) {
      if (this.read(spelling, 0) === spelling.length) {
        this.slots[this.freeSlot()] = flat.length;
        flat.push(word, this.length, ...this.letters.subarray(0, this.length));
      }
      word++;
    }
    this.spellings = Uint16Array.from(flat);
  }

  /** Reads the simple letters of a text from an index on. Returns the index after them. */
  read(text: string, start: number): number {
    const limit = Math.min(text.length, start + MAX_LETTERS);
    let hash = 0;
    let i = start;
    for (; i < limit; i++) {
      const letter = simpleLetterOf(text.charCodeAt(i));
      if (letter === 0) break;
      this.letters[i - start] = letter;
      hash = Math.imul(hash ^ letter, 0x9e3779b1);
    }
    this.length = i - start;
    this.hash = hash ^ (hash >>> 15);
    return i;
  }

  /** Returns the word of the letters that were read last. */
  found(): Word | undefined {
    for (let slot = this.hash & (this.slots.length - 1); ; slot = this.after(slot)) {
      const at = this.slots[slot] ?? 0;
      if (at === 0) return undefined;
      if (this.isSpelling(at)) return this.words[this.spellings[at] ?? 0];
    }
  }

  private isSpelling(at: number): boolean {
    if (this.spellings[at + 1] !== this.length) return false;
    for (let i = 0; i < this.length; i++)
      if (this.spellings[at + 2 + i] !== this.letters[i]) return false;
    return true;
  }

  private freeSlot(): number {
    let slot = this.hash & (this.slots.length - 1);
    while (this.slots[slot] !== 0) slot = this.after(slot);
    return slot;
  }

  private after(slot: number): number {
    return (slot + 1) & (this.slots.length - 1);
  }
}
