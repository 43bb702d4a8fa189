/** What distinguishes the words of a language from each other and from misspellings of them. */
export interface Spelling {
  /** Accented letters that are never written by mistake: "sucré" is no way to write "sucre". */
  readonly deliberateAccents: string;
  /** Endings of word forms, without accents. A misspelling keeps the ending of its word. */
  readonly endings: readonly string[];
  /** Whether a capital letter inside a sentence marks a name, which is no misspelling. */
  readonly capitalsMarkNames: boolean;
}

/** Shorter words differ from too many other words in one letter. */
const MIN_LENGTH = 3;

/** Shorter words are no misspelling that is sure. */
const MIN_SURE_LENGTH = 5;

/** Finds the words that differ from a word by one edit: a letter too many, missing, wrong, or swapped with the next. */
export class Misspellings {
  /** Words without accents, by the letters before and by the letters after their middle. */
  private readonly words = new Map<string, string[]>();

  constructor(private readonly spelling: Spelling) {}

  /** Adds a word, written without accents, that others can be misspellings of. */
  add(word: string): void {
    if (word.length < MIN_LENGTH) return;
    for (const key of partsOf(word, word.length)) {
      const words = this.words.get(key);
      if (words === undefined) this.words.set(key, [word]);
      else words.push(word);
    }
  }

  /**
   * Returns the words that an unknown word without accents means. The first letter is never wrong, and
   * both words have the same ending: "melts" is a form of "melt" and no misspelling of it.
   */
  find(letters: string): readonly string[] {
    if (letters.length < MIN_SURE_LENGTH) return [];
    return this.like(letters).filter(
      (word) =>
        word.length >= MIN_SURE_LENGTH &&
        word.startsWith(letters.charAt(0)) &&
        this.haveSameEnding(letters, word),
    );
  }

  /** Returns the words that differ in one edit from a word without accents. */
  like(letters: string): readonly string[] {
    const found = new Set<string>();
    for (let length = letters.length - 1; length <= letters.length + 1; length++) {
      for (const key of partsOf(letters, length)) {
        for (const word of this.words.get(key) ?? [])
          if (word !== letters && isOneEdit(letters, word)) found.add(word);
      }
    }
    return [...found];
  }

  private haveSameEnding(one: string, other: string): boolean {
    return this.spelling.endings.every((ending) => one.endsWith(ending) === other.endsWith(ending));
  }
}

/**
 * Index keys of a word if it has this length. One edit leaves the letters before the middle or those
 * after it unchanged, even if it swaps two letters at the middle, which is in neither part.
 */
function partsOf(word: string, length: number): readonly [before: string, after: string] {
  const middle = length >> 1;
  const before = word.slice(0, middle);
  const after = word.slice(middle + 1 - length);
  return [`${String(length)}${before}`, `${String(length)}-${after}`];
}

/** Whether one edit turns a word into another one. */
function isOneEdit(one: string, other: string): boolean {
  let start = 0;
  // Beyond a word, the code is NaN, which equals nothing.
  while (one.charCodeAt(start) === other.charCodeAt(start)) start++;
  let [end, otherEnd] = [one.length, other.length];
  while (Math.min(end, otherEnd) > start && one[end - 1] === other[otherEnd - 1]) {
    end--;
    otherEnd--;
  }
  if (end - start <= 1 && otherEnd - start <= 1) return true;
  const swaps = one[start] === other[start + 1] && one[start + 1] === other[start];
  return swaps && end - start === 2 && otherEnd - start === 2;
}
