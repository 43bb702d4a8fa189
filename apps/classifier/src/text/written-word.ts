/** The letters that a word can have in any case, at most 63. Their codes are their places from 1 on. */
const LETTERS = 'abcdefghijklmnopqrstuvwxyzßàáâãäåæçèéêëìíîïðñòóôõöøùúûüýþÿœ';

/** The code units of these letters are smaller. */
const MAX_UNIT = 0x180;

/** The codes of letters in upper and lower case, by code unit; 0 for all other characters. */
const CODES = new Uint8Array(MAX_UNIT);
for (const [i, letter] of Array.from(LETTERS).entries())
  for (const each of new Set([letter, letter.toUpperCase()]))
    if (each.length === 1) CODES[each.charCodeAt(0)] = i + 1;

/** Number of bits of a code, and number of codes in one integer, which V8 stores without an object. */
const BITS = 6;
const LETTERS_PER_INTEGER = 5;

/** The hash of no letters. It is random, so that clients cannot choose words with the same hash. */
const SEED = Math.floor(Math.random() * 2 ** 31);

/** Maximum number of integers of a word. */
const WORD_SIZE = 8;

/** Longer words are read in part. The last integer of a word is never full. */
const MAX_LETTERS = LETTERS_PER_INTEGER * WORD_SIZE - 1;

/** The letters of a word, read from a text without making a string of them. */
export class WrittenWord {
  hash = 0;
  private readonly letters = new Int32Array(WORD_SIZE + 1);
  /** Number of integers. */
  private size = 0;

  /** Reads the letters of a text from an index on. Returns the index after them. */
  read(text: string, start: number): number {
    const limit = Math.min(text.length, start + MAX_LETTERS);
    let hash = SEED;
    let size = 0;
    let letters = 0;
    let room = LETTERS_PER_INTEGER;
    let i = start;
    for (; i < limit; i++) {
      const unit = text.charCodeAt(i);
      const letter = unit < MAX_UNIT ? (CODES[unit] ?? 0) : 0;
      if (letter === 0) break;
      letters = (letters << BITS) | letter;
      room--;
      if (room > 0) continue;
      this.letters[size++] = letters;
      hash = hashWith(hash, letters);
      letters = 0;
      room = LETTERS_PER_INTEGER;
    }
    this.letters[size++] = letters;
    this.letters[size] = 0;
    this.size = size;
    hash = hashWith(hash, letters);
    this.hash = hash ^ (hash >>> 15);
    return i;
  }

  /**
   * Whether the integers at an index are the letters of this word. No word is the start of another
   * one, because its last integer is not full.
   */
  isAt(integers: Int32Array, at: number): boolean {
    const { letters, size } = this;
    // Zeros follow the letters, so the first two can always be compared. Most words have no more.
    if (integers[at] !== letters[0] || integers[at + 1] !== letters[1]) return false;
    let i = 2;
    while (i < size && integers[at + i] === letters[i]) i++;
    return i >= size;
  }

  /** Copies the letters to an index. */
  copyTo(integers: Int32Array, at: number): void {
    integers.set(this.letters.subarray(0, this.size), at);
  }
}

/** The hash of letters and the letters after them. */
function hashWith(hash: number, letters: number): number {
  return Math.imul(hash ^ letters, 0x9e3779b1);
}
