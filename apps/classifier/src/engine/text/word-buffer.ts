import { compose } from './letters.js';

/** Longer words are in no lexicon. */
export const MAX_WORD_LENGTH = 40;

/** The two hashes of no letters; {@link hashOn} and {@link fingerprintOn} go on from them. */
export const EMPTY_HASH = 0x811c9dc5 | 0;
export const EMPTY_FINGERPRINT = 0;

/** The hash of a word with one more letter, as FNV-1a makes it. */
export function hashOn(hash: number, letter: number): number {
  return Math.imul(hash ^ letter, 0x01000193);
}

/** A second hash, made in another way, so that hardly two words have both in common. */
export function fingerprintOn(fingerprint: number, letter: number): number {
  return Math.imul(fingerprint + letter, 0x2c1b3c6d);
}

/** The lower-case letters of a word, and the two hashes by which it is looked up. */
export class WordBuffer {
  /** With room for the letter that makes a word too long. */
  readonly letters = new Uint16Array(MAX_WORD_LENGTH + 1);
  length = 0;
  hash = EMPTY_HASH;
  fingerprint = EMPTY_FINGERPRINT;

  /** Adds a letter, unless there are too many already. */
  add(letter: number): void {
    if (this.length <= MAX_WORD_LENGTH) this.letters[this.length++] = letter;
  }

  /** Sets a combining mark on the last letter. */
  mark(unit: number): void {
    this.letters[this.length - 1] = compose(this.letters[this.length - 1] ?? 0, unit);
  }

  /** Makes the hashes of the letters that are there. */
  rehash(): void {
    let hash = EMPTY_HASH;
    let fingerprint = EMPTY_FINGERPRINT;
    for (let i = 0; i < this.length; i++) {
      const letter = this.letters[i] ?? 0;
      hash = hashOn(hash, letter);
      fingerprint = fingerprintOn(fingerprint, letter);
    }
    this.hash = hash;
    this.fingerprint = fingerprint;
  }

  /** Becomes a word of the lexicons, lower-case and in its composed form. */
  set(word: string): this {
    this.length = 0;
    for (let i = 0; i < word.length; i++) this.add(word.charCodeAt(i));
    this.rehash();
    return this;
  }
}
