import { Field } from '../document/tokens.js';
import type { Word } from '../document/word.js';
import { simpleLetterOf, simpleLettersOf } from './letters.js';

const { END, WORD, ROW_BITS } = Field;

/** The index of the letters of a word is where a token has its end. */
const LETTERS = END;

/** Smallest number of slots for each word: most words are then in the first slot of their hash. */
const MIN_SLOTS_PER_WORD = 2;

/** Longer words are in no vocabulary; they are looked up as unknown words. */
const MAX_LETTERS = 60;

/**
 * The rows of the words of a vocabulary, as a hash table by their letters. A word of a text is found
 * without making a string of it, and what the steps ask about the word is in its row.
 */
export class WordIndex {
  /** The rows: words without simple letters by their order, then the slots of a hash table. */
  readonly rows: Int32Array;
  private readonly rowById: Int32Array;
  private readonly firstSlot: number;
  /** Bits of the index of a slot. */
  private readonly mask: number;
  /** The letters of the words, those of each word after their number. */
  private readonly letters: Uint8Array;
  /** The letters that were read last, their number and their hash. */
  private readonly lastLetters = new Uint8Array(MAX_LETTERS);
  private count = 0;
  private hash = 0;

  /** @param words all words by their ids; the first one stands for words that are not found */
  constructor(words: readonly Word[], bySpelling: ReadonlyMap<string, Word>) {
    const simple = [...bySpelling].flatMap(([spelling, word]) => {
      const letters = simpleLettersOf(spelling);
      return letters === null || letters.length > MAX_LETTERS ? [] : [{ letters, word }];
    });
    const isSimple = new Set(simple.map(({ word }) => word));
    const others = words.filter((word) => !isSimple.has(word));
    let slots = 1;
    while (slots < bySpelling.size * MIN_SLOTS_PER_WORD) slots *= 2;
    this.firstSlot = others.length;
    this.mask = slots - 1;
    this.rows = new Int32Array((others.length + slots) << ROW_BITS);
    this.rowById = new Int32Array(words.length);
    for (const [i, word] of others.entries()) this.place(word, i << ROW_BITS);
    this.letters = new Uint8Array(simple.reduce((sum, { letters }) => sum + 1 + letters.length, 0));
    let next = 0;
    for (const { letters, word } of simple) {
      this.setLast(letters);
      const row = this.slot();
      this.place(word, row);
      this.rows[row + LETTERS] = next;
      this.letters[next] = letters.length;
      this.letters.set(letters, next + 1);
      next += 1 + letters.length;
    }
  }

  private place({ id }: Word, row: number): void {
    this.rows[row + WORD] = id;
    this.rowById[id] = row;
  }

  /** Index of the row of a word. */
  rowOf(id: number): number {
    return this.rowById[id] ?? 0;
  }

  /** The id of the word of a row. */
  idOf(row: number): number {
    return this.rows[row + WORD] ?? 0;
  }

  /** Reads the simple letters of a text from an index on. Returns the index after them. */
  read(text: string, start: number): number {
    const limit = Math.min(text.length, start + MAX_LETTERS);
    let hash = 0;
    let i = start;
    for (; i < limit; i++) {
      const letter = simpleLetterOf(text.charCodeAt(i));
      if (letter === 0) break;
      hash = hashWith(hash, letter);
      this.lastLetters[i - start] = letter;
    }
    this.hash = hash ^ (hash >>> 15);
    this.count = i - start;
    return i;
  }

  /**
   * Sets the letters that count as read last. The constructor does not call {@link read}: V8
   * represents spellings in more ways than texts, and `read` would be slower after it had met them.
   */
  private setLast(letters: Uint8Array): void {
    const hash = letters.reduce(hashWith, 0);
    this.hash = hash ^ (hash >>> 15);
    this.lastLetters.set(letters);
    this.count = letters.length;
  }

  /** Index of the row of the word of the letters that were read last; 0 if no word has them. */
  found(): number {
    const row = this.slot();
    return this.rows[row + WORD] === 0 ? 0 : row;
  }

  /** Index of the row of the letters that were read last, or of the empty one where they would be. */
  private slot(): number {
    const { rows, hash, mask, firstSlot } = this;
    let slot = hash & mask;
    for (;;) {
      const row = (firstSlot + slot) << ROW_BITS;
      if (rows[row + WORD] === 0 || this.isLastWord(rows[row + LETTERS] ?? 0)) return row;
      slot = (slot + 1) & mask;
    }
  }

  /** Whether the letters at an index are those that were read last. */
  private isLastWord(at: number): boolean {
    const { letters, lastLetters, count } = this;
    if (letters[at] !== count) return false;
    let i = 0;
    while (i < count && letters[at + 1 + i] === lastLetters[i]) i++;
    return i === count;
  }
}

/** The hash of letters and the letter after them. */
function hashWith(hash: number, letter: number): number {
  return Math.imul(hash ^ letter, 0x9e3779b1);
}
