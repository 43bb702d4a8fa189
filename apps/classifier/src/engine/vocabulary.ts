import { BARE, KIND, LETTER, LIGATURE, LIGATURES, LOWER } from './letters.js';

/** Word id of what no lexicon knows. */
export const UNKNOWN = 0;

/** Longer words are in no lexicon. */
export const LONGEST_WORD = 40;

const NO_LETTERS = new Uint16Array();

const E_ACUTE = 0xe9;
const LETTER_E = 0x65;

/** An ending that tells what an unknown word is: "-ment" makes an adverb. */
interface Ending {
  readonly ending: string;
  readonly codes: Uint16Array;
  /** Words shorter than this are too short to tell. */
  readonly shortest: number;
  readonly id: number;
}

/**
 * A hash table from code unit sequences to word ids that is read without making a string. All
 * sequences lie one after another in one array, which is what makes it quick.
 */
class WordTable {
  private slots = new Int32Array(1 << 12);
  /** Of each word its hash, where its letters begin, how many there are, and its id. */
  private words = new Int32Array(4 << 10);
  private count = 1;
  private letters = new Uint16Array(1 << 14);
  private used = 0;

  get(codes: Uint16Array, length: number): number {
    const word = this.slots[this.slotOf(codes, length, hashOf(codes, length))] ?? 0;
    return this.words[word * 4 + 3] ?? UNKNOWN;
  }

  set(codes: Uint16Array, id: number): void {
    const hash = hashOf(codes, codes.length);
    const slot = this.slotOf(codes, codes.length, hash);
    if (this.slots[slot] !== 0) return;
    while (this.used + codes.length > this.letters.length) this.letters = doubled(this.letters);
    if (this.count * 4 >= this.words.length) this.words = doubled(this.words);
    this.letters.set(codes, this.used);
    this.words.set([hash, this.used, codes.length, id], this.count * 4);
    this.used += codes.length;
    this.slots[slot] = this.count++;
    if (this.count * 3 > this.slots.length) this.rehash();
  }

  /** The slot where the word stands, or the free one where it would. */
  private slotOf(codes: Uint16Array, length: number, hash: number): number {
    const mask = this.slots.length - 1;
    let slot = hash & mask;
    for (;;) {
      const word = this.slots[slot] ?? 0;
      if (word === 0 || this.holds(word, codes, length, hash)) return slot;
      slot = (slot + 1) & mask;
    }
  }

  private holds(word: number, codes: Uint16Array, length: number, hash: number): boolean {
    const { words, letters } = this;
    if (words[word * 4] !== hash || words[word * 4 + 2] !== length) return false;
    const from = words[word * 4 + 1] ?? 0;
    for (let i = 0; i < length; i++) if (letters[from + i] !== codes[i]) return false;
    return true;
  }

  private rehash(): void {
    const slots = new Int32Array(this.slots.length * 2);
    for (let word = 1; word < this.count; word++) {
      let slot = (this.words[word * 4] ?? 0) & (slots.length - 1);
      while (slots[slot] !== 0) slot = (slot + 1) & (slots.length - 1);
      slots[slot] = word;
    }
    this.slots = slots;
  }
}

function hashOf(codes: Uint16Array, length: number): number {
  let hash = length;
  for (let i = 0; i < length; i++) hash = Math.imul(hash ^ (codes[i] ?? 0), 0x01000193);
  return hash ^ (hash >>> 15);
}

function doubled<T extends Uint16Array | Int32Array>(array: T): T {
  const larger = new (array.constructor as new (length: number) => T)(array.length * 2);
  larger.set(array);
  return larger;
}

/**
 * The words of a language. A word is found as it is written or, when it is not a word so written,
 * with accents forgiven: "prechauffer" is "préchauffer", but "mais" stays "but" and is never
 * "maïs", because both are words.
 */
export class Vocabulary {
  private readonly exact = new WordTable();
  private readonly bare = new WordTable();
  private readonly spelling: Uint16Array[] = [NO_LETTERS];
  private readonly endings: Ending[] = [];
  /** Room for the word that is being looked up. */
  private readonly bareLetters = new Uint16Array(LONGEST_WORD);
  /** While lexicons are compiled the same words come up over and over. */
  private readonly ids = new Map<string, number>();

  /** The number of ids given so far; ids count from 1. */
  get size(): number {
    return this.spelling.length;
  }

  /** The id of a single lower-case word, which it becomes if it was none. */
  add(word: string): number {
    const known = this.ids.get(word);
    if (known !== undefined) return known;
    const id = this.learn(word.normalize('NFC'));
    this.ids.set(word, id);
    return id;
  }

  private learn(word: string): number {
    const codes = spell(word, LOWER);
    const known = this.exact.get(codes, codes.length);
    if (known !== UNKNOWN) return known;
    const id = this.spelling.push(codes) - 1;
    this.exact.set(codes, id);
    this.bare.set(spell(word, BARE), id);
    return id;
  }

  /** The ids of words that a rule names one by one. */
  named<W extends string>(...words: W[]): Readonly<Record<W, number>> {
    const ids = words.map((word) => [word, this.require(word)] as const);
    return Object.fromEntries(ids) as Record<W, number>;
  }

  /** The id that unknown words with an ending share. */
  addEnding(ending: string, shortest: number): number {
    const known = this.endings.find((other) => other.ending === ending);
    if (known !== undefined) return known.id;
    const id = this.spelling.push(NO_LETTERS) - 1;
    this.endings.push({ ending, codes: spell(ending, BARE), shortest, id });
    return id;
  }

  /** The words of the lexicons that have an ending. */
  wordsEndingIn(ending: string, shortest: number): number[] {
    const codes = spell(ending, BARE);
    return [...this.spelling.keys()].filter((id) => {
      const letters = this.spelling[id] ?? NO_LETTERS;
      return letters.length >= shortest && endsWith(letters, letters.length, codes);
    });
  }

  /** The id of a lower-case word that some lexicon must have. */
  require(word: string): number {
    const codes = spell(word, LOWER);
    const id = this.exact.get(codes, codes.length);
    if (id === UNKNOWN) throw new Error(`No lexicon has the word "${word}".`);
    return id;
  }

  /** The id of a word given by its lower-case letters, or what its ending tells. */
  find(letters: Uint16Array, length: number): number {
    return this.exact.get(letters, length) || this.guess(letters, length);
  }

  private guess(letters: Uint16Array, length: number): number {
    for (let i = 0; i < length; i++) this.bareLetters[i] = BARE[letters[i] ?? 0] ?? 0;
    return this.forgiving(letters, length) || this.byEnding(length);
  }

  /** An "é" that is written must be meant: "sucré" is not "sucre". */
  private forgiving(letters: Uint16Array, length: number): number {
    const id = this.bare.get(this.bareLetters, length);
    const codes = this.spelling[id] ?? NO_LETTERS;
    for (let i = 0; i < codes.length; i++) {
      if (letters[i] === E_ACUTE && codes[i] === LETTER_E) return UNKNOWN;
    }
    return id;
  }

  private byEnding(length: number): number {
    for (const { codes, shortest, id } of this.endings) {
      if (length >= shortest && endsWith(this.bareLetters, length, codes)) return id;
    }
    return UNKNOWN;
  }
}

function endsWith(bare: Uint16Array, length: number, ending: Uint16Array): boolean {
  for (let i = 1; i <= ending.length; i++) {
    if (bare[length - i] !== ending[ending.length - i]) return false;
  }
  return true;
}

function spell(word: string, letters: Uint16Array): Uint16Array {
  const codes: number[] = [];
  for (let i = 0; i < word.length; i++) {
    const code = word.charCodeAt(i);
    const pair = KIND[code] === LIGATURE ? LIGATURES.get(code) : undefined;
    if (pair === undefined) codes.push((KIND[code] === LETTER ? letters[code] : code) ?? code);
    else codes.push(...pair);
  }
  return Uint16Array.from(codes);
}

/** The words of a phrase as the tokeniser would cut it: apostrophes, hyphens and blanks part. */
export function wordsOf(phrase: string): string[] {
  const written = phrase.normalize('NFC').toLowerCase();
  const words: string[] = [];
  let start = 0;
  for (let i = 0; i <= written.length; i++) {
    const kind = KIND[written.charCodeAt(i)];
    if (kind === LETTER || kind === LIGATURE) continue;
    if (i > start) words.push(written.slice(start, i));
    start = i + 1;
  }
  return words;
}
