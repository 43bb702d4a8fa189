import { compose } from './letters.js';

/** Maximum length of a known word. */
export const MAX_WORD_LENGTH = 40;

/** Hashes of the empty word, extended by {@link hashOn} and {@link fingerprintOn}. */
export const EMPTY_HASH = 0x811c9dc5 | 0;
export const EMPTY_FINGERPRINT = 0;

/** Extends an FNV-1a hash by one letter. */
export function hashOn(hash: number, letter: number): number {
  return Math.imul(hash ^ letter, 0x01000193);
}

/** Extends a second, independent hash by one letter. */
export function fingerprintOn(fingerprint: number, letter: number): number {
  return Math.imul(fingerprint + letter, 0x2c1b3c6d);
}

/** A mutable word: its lower-case letters, and the two hashes for the lookup. */
export class WordBuffer {
  /** One letter longer than the maximum, so that a longer word is recognised as too long. */
  readonly letters = new Uint16Array(MAX_WORD_LENGTH + 1);
  length = 0;
  hash = EMPTY_HASH;
  fingerprint = EMPTY_FINGERPRINT;

  /** Appends a letter. Letters after the first that exceeds the maximum are dropped. */
  add(letter: number): void {
    if (this.length <= MAX_WORD_LENGTH) this.letters[this.length++] = letter;
  }

  /** Applies a combining mark to the last letter. */
  mark(unit: number): void {
    this.letters[this.length - 1] = compose(this.letters[this.length - 1] ?? 0, unit);
  }

  /** Computes both hashes from the letters. */
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

  /** Sets the letters to a lower-case word in composed form (NFC). */
  set(word: string): this {
    this.length = 0;
    for (let i = 0; i < word.length; i++) this.add(word.charCodeAt(i));
    this.rehash();
    return this;
  }
}
