/** Longer words are in no lexicon. */
export const LONGEST_WORD = 40;

/** The two hashes of no letters; {@link hashOn} and {@link checkOn} go on from them. */
export const EMPTY_HASH = 0x811c9dc5 | 0;
export const EMPTY_CHECK = 0;

/** The hash of a word with one more letter, as FNV-1a makes it. */
export function hashOn(hash: number, letter: number): number {
  return Math.imul(hash ^ letter, 0x01000193);
}

/** A second hash, made in another way, so that hardly two words have both in common. */
export function checkOn(check: number, letter: number): number {
  return Math.imul(check + letter, 0x2c1b3c6d);
}

/** The lower-case letters of a word, and the two hashes by which it is looked up. */
export class WrittenWord {
  /** With room for the letters that make a word too long. */
  readonly letters = new Uint16Array(LONGEST_WORD + 4);
  length = 0;
  hash = EMPTY_HASH;
  check = EMPTY_CHECK;

  /** Makes the hashes of the letters that are there. */
  digest(): void {
    let hash = EMPTY_HASH;
    let check = EMPTY_CHECK;
    for (let i = 0; i < this.length; i++) {
      const letter = this.letters[i] ?? 0;
      hash = hashOn(hash, letter);
      check = checkOn(check, letter);
    }
    this.hash = hash;
    this.check = check;
  }

  /** Becomes a word of the lexicons, lower-case and in its composed form. */
  spell(word: string): this {
    this.length = word.length;
    for (let i = 0; i < word.length; i++) this.letters[i] = word.charCodeAt(i);
    this.digest();
    return this;
  }
}
