import { BARE, KIND, LETTER, LIGATURE, LIGATURES } from './letters.js';

/** Word id of what no lexicon knows. */
export const UNKNOWN = 0;

/** Longer words are in no lexicon. */
export const LONGEST_WORD = 40;

/** The FNV-1a hash of no letters; {@link hashOn} goes on from it. */
export const NO_LETTERS = 0x811c9dc5 | 0;

const E_ACUTE = 0xe9;
const LETTER_E = 0x65;

/** An ending that tells what an unknown word is: "-ment" makes an adverb. */
interface Ending {
  readonly ending: string;
  /** The ending without accents. */
  readonly codes: Uint16Array;
  /** Words shorter than this are too short to tell. */
  readonly shortest: number;
  readonly id: number;
}

/** So many words, and none, can be told apart in the slots of a table. */
const MOST_WORDS = 0xffff;

/**
 * A hash table from code unit sequences to word ids that is read without making a string. All
 * sequences lie one after another in one array, which is what makes it quick.
 */
class WordTable {
  /** In two bytes each, the slots stay in the processor's nearest caches. */
  private slots = new Uint16Array(1 << 12);
  /** Of each word its hash, where its letters begin, how many there are, and its id. */
  private words = new Int32Array(4 << 10);
  private count = 1;
  private letters = new Uint16Array(1 << 14);
  private used = 0;

  get(codes: Uint16Array, length: number, hash: number): number {
    const word = this.slots[this.slotOf(codes, length, hash)] ?? 0;
    return this.words[word * 4 + 3] ?? UNKNOWN;
  }

  set(codes: Uint16Array, length: number, hash: number, id: number): void {
    const slot = this.slotOf(codes, length, hash);
    if (this.slots[slot] !== 0) return;
    if (this.count === MOST_WORDS) throw new Error('The lexicon has outgrown its table.');
    while (this.used + length > this.letters.length) this.letters = doubled(this.letters);
    if (this.count * 4 >= this.words.length) this.words = doubled(this.words);
    for (let i = 0; i < length; i++) this.letters[this.used + i] = codes[i] ?? 0;
    const word = this.count * 4;
    this.words[word] = hash;
    this.words[word + 1] = this.used;
    this.words[word + 2] = length;
    this.words[word + 3] = id;
    this.used += length;
    this.slots[slot] = this.count++;
    if (this.count * 2 > this.slots.length) this.rehash();
  }

  /** The slot where the word stands, or the free one where it would. */
  private slotOf(codes: Uint16Array, length: number, hash: number): number {
    const mask = this.slots.length - 1;
    let slot = placeOf(hash) & mask;
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
    const slots = new Uint16Array(this.slots.length * 2);
    for (let word = 1; word < this.count; word++) {
      let slot = placeOf(this.words[word * 4] ?? 0) & (slots.length - 1);
      while (slots[slot] !== 0) slot = (slot + 1) & (slots.length - 1);
      slots[slot] = word;
    }
    this.slots = slots;
  }
}

/** The hash of a word with one more letter: it is made while the word is read. */
export function hashOn(hash: number, letter: number): number {
  return Math.imul(hash ^ letter, 0x01000193);
}

/** The hash of a whole word. */
export function hashOf(codes: Uint16Array, length: number): number {
  let hash = NO_LETTERS;
  for (let i = 0; i < length; i++) hash = hashOn(hash, codes[i] ?? 0);
  return hash;
}

/** Brings the upper bits of a hash down, since slots are told by the lower ones. */
function placeOf(hash: number): number {
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
  private readonly spelling: string[] = [''];
  private readonly endings: Ending[] = [];
  /** Room for the word that is being learnt, and for one without its accents. */
  private readonly letters = new Uint16Array(LONGEST_WORD);
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
    const id = this.learn(spell(word));
    this.ids.set(word, id);
    return id;
  }

  /** Lets a word be written in another way, which is then no word of its own. */
  alias(spelling: string, word: string): void {
    const id = this.add(word);
    const length = this.write(spelling);
    this.exact.set(this.letters, length, hashOf(this.letters, length), id);
    this.ids.set(spelling, id);
  }

  private learn(spelt: string): number {
    const length = this.write(spelt);
    const hash = hashOf(this.letters, length);
    const known = this.exact.get(this.letters, length, hash);
    if (known !== UNKNOWN) return known;
    const id = this.spelling.push(spelt) - 1;
    this.exact.set(this.letters, length, hash, id);
    this.bare.set(this.bareLetters, length, this.strip(this.letters, length), id);
    return id;
  }

  /** Writes a word down for being looked up and says how long it is. */
  private write(spelt: string): number {
    for (let i = 0; i < spelt.length; i++) this.letters[i] = spelt.charCodeAt(i);
    return spelt.length;
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
    const id = this.spelling.push('') - 1;
    const codes = Uint16Array.from(ending, (letter) => BARE[letter.charCodeAt(0)] ?? 0);
    this.endings.push({ ending, codes, shortest, id });
    return id;
  }

  /** The words of the lexicons that have an ending. */
  wordsEndingIn(ending: string, shortest: number): number[] {
    return [...this.spelling.keys()].filter((id) => {
      const spelt = this.spelling[id] ?? '';
      return spelt.length >= shortest && spelt.endsWith(ending);
    });
  }

  /** The id of a lower-case word that some lexicon must have. */
  require(word: string): number {
    const length = this.write(spell(word));
    const id = this.exact.get(this.letters, length, hashOf(this.letters, length));
    if (id === UNKNOWN) throw new Error(`No lexicon has the word "${word}".`);
    return id;
  }

  /** The id of a word given by its lower-case letters and their hash, or what its ending tells. */
  find(letters: Uint16Array, length: number, hash: number): number {
    return this.exact.get(letters, length, hash) || this.guess(letters, length);
  }

  private guess(letters: Uint16Array, length: number): number {
    const hash = this.strip(letters, length);
    return this.forgiving(letters, length, hash) || this.byEnding(length);
  }

  /** Writes a word down without its accents and returns the hash of that. */
  private strip(letters: Uint16Array, length: number): number {
    let hash = NO_LETTERS;
    for (let i = 0; i < length; i++) {
      const letter = BARE[letters[i] ?? 0] ?? 0;
      this.bareLetters[i] = letter;
      hash = hashOn(hash, letter);
    }
    return hash;
  }

  /** An "é" that is written must be meant: "sucré" is not "sucre". */
  private forgiving(letters: Uint16Array, length: number, hash: number): number {
    const id = this.bare.get(this.bareLetters, length, hash);
    if (id === UNKNOWN) return UNKNOWN;
    const spelt = this.spelling[id] ?? '';
    for (let i = 0; i < length; i++) {
      if (letters[i] === E_ACUTE && spelt.charCodeAt(i) === LETTER_E) return UNKNOWN;
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

/** A word as the tokeniser reads it: its accents composed, with both letters of its ligatures. */
function spell(word: string): string {
  return word.normalize('NFC').replace(/[œæßﬁﬂ]/g, (sign) => {
    return String.fromCharCode(...(LIGATURES.get(sign.charCodeAt(0)) ?? []));
  });
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
