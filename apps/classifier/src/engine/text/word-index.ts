import type { Word } from '../model/word.js';
import { simpleLetterAt } from './letters.js';

/** Smallest number of slots for each word: most words are then in the first slot of their hash. */
const MIN_SLOTS_PER_WORD = 2;

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

  constructor(bySpelling: ReadonlyMap<string, Word>) {
    let slots = 1;
    while (slots < bySpelling.size * MIN_SLOTS_PER_WORD) slots *= 2;
    this.slots = new Int32Array(slots);
    this.words = [...bySpelling.values()];
    const flat = [0];
    let word = 0;
    for (const spelling of bySpelling.keys()) {
      let slot = this.firstSlot(spelling, 0, spelling.length);
      while (this.slots[slot] !== 0) slot = this.nextSlot(slot);
      this.slots[slot] = flat.length;
      flat.push(word++, spelling.length);
      for (let i = 0; i < spelling.length; i++) flat.push(spelling.charCodeAt(i));
    }
    this.spellings = Uint16Array.from(flat);
  }

  /** Finds a word by the letters [start, end) of a text; undefined if they are not all simple. */
  find(text: string, start: number, end: number): Word | undefined {
    let slot = this.firstSlot(text, start, end);
    for (;;) {
      const at = this.slots[slot] ?? 0;
      if (at === 0) return undefined;
      if (this.isSpelling(at, text, start, end)) return this.words[this.spellings[at] ?? 0];
      slot = this.nextSlot(slot);
    }
  }

  private isSpelling(at: number, text: string, start: number, end: number): boolean {
    if (this.spellings[at + 1] !== end - start) return false;
    const offset = at + 2 - start;
    for (let i = start; i < end; i++)
      if (this.spellings[offset + i] !== simpleLetterAt(text, i)) return false;
    return true;
  }

  private firstSlot(text: string, start: number, end: number): number {
    let hash = end - start;
    for (let i = start; i < end; i++) hash = Math.imul(hash ^ simpleLetterAt(text, i), 0x9e3779b1);
    return (hash ^ (hash >>> 15)) & (this.slots.length - 1);
  }

  private nextSlot(slot: number): number {
    return (slot + 1) & (this.slots.length - 1);
  }
}
