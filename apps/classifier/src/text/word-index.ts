import { Field } from '../document/tokens.js';
import type { Word } from '../document/word.js';
import { simpleLetterOf } from './letters.js';

const { END, WORD, ROW_BITS } = Field;

/** The hash of a word is where a token has its end. */
const HASH = END;

/** Smallest number of slots for each word: most words are then in the first slot of their hash. */
const MIN_SLOTS_PER_WORD = 2;

/** Bits of the id of a word; the other bits of the field are those of its second hash. */
const ID_MASK = 0xffff;

/** Longer words are in no vocabulary; they are looked up as unknown words. */
const MAX_LETTERS = 60;

/**
 * The rows of the words of a vocabulary. The place of a row follows from the letters of its word:
 * a look-up compares 48 bits of two hashes of the letters and reads no letters, and what the steps
 * ask about the word is in the same place in memory. That another word has the same hashes happens
 * once in many billions.
 */
export class WordIndex {
  /** The rows: words without simple letters by their order, then the slots of a hash table. */
  readonly rows: Int32Array;
  private readonly rowById: Int32Array;
  private readonly firstSlot: number;
  /** Bits of the index of a slot. */
  private readonly mask: number;
  /** The hashes of the letters that were read last. */
  private hash = 0;
  private check = 0;

  /** @param words all words by their ids; the first one stands for words that are not found */
  constructor(words: readonly Word[], bySpelling: ReadonlyMap<string, Word>) {
    if (words.length > ID_MASK) throw new Error('The vocabulary has too many words.');
    const simple = [...bySpelling].filter(
      ([spelling]) => this.read(spelling, 0) === spelling.length,
    );
    const isSimple = new Set(simple.map(([, word]) => word));
    const others = words.filter((word) => !isSimple.has(word));
    let slots = 1;
    while (slots < bySpelling.size * MIN_SLOTS_PER_WORD) slots *= 2;
    this.firstSlot = others.length;
    this.mask = slots - 1;
    this.rows = new Int32Array((others.length + slots) << ROW_BITS);
    this.rowById = new Int32Array(words.length);
    for (const [i, word] of others.entries()) this.place(word, i << ROW_BITS, 0);
    for (const [spelling, word] of simple) {
      this.read(spelling, 0);
      const row = this.slot();
      this.rows[row + HASH] = this.hash;
      this.place(word, row, this.check);
    }
  }

  private place({ id }: Word, row: number, check: number): void {
    this.rows[row + WORD] = (check & ~ID_MASK) | id;
    this.rowById[id] = row;
  }

  /** Index of the row of a word. */
  rowOf(id: number): number {
    return this.rowById[id] ?? 0;
  }

  /** The id of the word of a row. */
  idOf(row: number): number {
    return (this.rows[row + WORD] ?? 0) & ID_MASK;
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

  /** Index of the row of the word of the letters that were read last; 0 if no word has them. */
  found(): number {
    const row = this.slot();
    return this.rows[row + WORD] === 0 ? 0 : row;
  }

  /** Index of the row of the letters that were read last, or of the empty one where they would be. */
  private slot(): number {
    const { rows, hash, check, mask, firstSlot } = this;
    let slot = hash & mask;
    for (;;) {
      const row = (firstSlot + slot) << ROW_BITS;
      const known = rows[row + WORD] ?? 0;
      if (known === 0) return row;
      if (rows[row + HASH] === hash && (known ^ check) >>> 16 === 0) return row;
      slot = (slot + 1) & mask;
    }
  }
}
