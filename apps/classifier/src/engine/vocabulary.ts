import { BARE, KIND, LETTER, LIGATURES, LOWER } from './letters.js';

/** Word id of what no lexicon knows. */
export const UNKNOWN = 0;

/** Longer words are in no lexicon. */
export const LONGEST_WORD = 40;

const E_ACUTE = 0xe9;
const LETTER_E = 0x65;

interface Entry {
  readonly codes: Uint16Array;
  readonly id: number;
}

/** What a free slot, holding 0, leads to. */
const NOTHING: Entry = { codes: new Uint16Array(), id: UNKNOWN };

/** An ending that tells what an unknown word is: "-ment" makes an adverb. */
interface Ending {
  readonly codes: Uint16Array;
  /** Words shorter than this are too short to tell. */
  readonly shortest: number;
  readonly id: number;
}

/** A hash table from code unit sequences to word ids that is read without making a string. */
class WordTable {
  private slots = new Int32Array(1 << 12);
  private readonly words: Entry[] = [NOTHING];

  get(codes: Uint16Array, length: number): number {
    return this.entry(this.slotOf(codes, length)).id;
  }

  set(codes: Uint16Array, id: number): void {
    const slot = this.slotOf(codes, codes.length);
    if (this.slots[slot] !== 0) return;
    this.slots[slot] = this.words.push({ codes, id }) - 1;
    if (this.words.length * 3 > this.slots.length) this.grow();
  }

  private entry(slot: number): Entry {
    return this.words[this.slots[slot] ?? 0] ?? NOTHING;
  }

  /** The slot where the word stands, or the free one where it would. */
  private slotOf(codes: Uint16Array, length: number): number {
    const mask = this.slots.length - 1;
    let hash = length;
    for (let i = 0; i < length; i++) hash = Math.imul(hash ^ (codes[i] ?? 0), 0x01000193);
    let slot = (hash ^ (hash >>> 15)) & mask;
    while (this.slots[slot] !== 0 && !equal(this.entry(slot).codes, codes, length)) {
      slot = (slot + 1) & mask;
    }
    return slot;
  }

  private grow(): void {
    this.slots = new Int32Array(this.slots.length * 2);
    for (const [i, { codes }] of this.words.entries()) {
      if (i > 0) this.slots[this.slotOf(codes, codes.length)] = i;
    }
  }
}

function equal(stored: Uint16Array, codes: Uint16Array, length: number): boolean {
  if (stored.length !== length) return false;
  for (let i = 0; i < length; i++) if (stored[i] !== codes[i]) return false;
  return true;
}

/**
 * The words of a language. A word is found as it is written or, when it is not a word so written,
 * with accents forgiven: "prechauffer" is "préchauffer", but "mais" stays "but" and is never
 * "maïs", because both are words.
 */
export class Vocabulary {
  private readonly exact = new WordTable();
  private readonly bare = new WordTable();
  private readonly spelling: Uint16Array[] = [new Uint16Array()];
  private readonly endings: Ending[] = [];

  /** The number of ids given so far; ids count from 1. */
  get size(): number {
    return this.spelling.length;
  }

  /** The id of a single lower-case word, which it becomes if it was none. */
  add(word: string): number {
    const codes = spell(word, LOWER);
    const known = this.exact.get(codes, codes.length);
    if (known !== UNKNOWN) return known;
    const id = this.spelling.push(codes) - 1;
    this.exact.set(codes, id);
    this.bare.set(spell(word, BARE), id);
    return id;
  }

  /** The id that unknown words with an ending share. */
  addEnding(ending: string, shortest: number): number {
    const codes = spell(ending, BARE);
    const id = this.spelling.push(new Uint16Array()) - 1;
    this.endings.push({ codes, shortest, id });
    return id;
  }

  /** The id of a lower-case word that some lexicon must have. */
  require(word: string): number {
    const codes = spell(word, LOWER);
    const id = this.exact.get(codes, codes.length);
    if (id === UNKNOWN) throw new Error(`No lexicon has the word "${word}".`);
    return id;
  }

  /** The id of a word given with its accents and without, or what its ending tells. */
  find(accented: Uint16Array, bare: Uint16Array, length: number): number {
    return (
      this.exact.get(accented, length) ||
      this.forgiving(accented, bare, length) ||
      this.byEnding(bare, length)
    );
  }

  private byEnding(bare: Uint16Array, length: number): number {
    for (const { codes, shortest, id } of this.endings) {
      if (length >= shortest && endsWith(bare, length, codes)) return id;
    }
    return UNKNOWN;
  }

  /** An "é" that is written must be meant: "sucré" is not "sucre". */
  private forgiving(accented: Uint16Array, bare: Uint16Array, length: number): number {
    const id = this.bare.get(bare, length);
    const codes = this.spelling[id] ?? NOTHING.codes;
    for (let i = 0; i < codes.length; i++) {
      if (accented[i] === E_ACUTE && codes[i] === LETTER_E) return UNKNOWN;
    }
    return id;
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
  for (const unit of word.normalize('NFC').split('')) {
    const code = unit.charCodeAt(0);
    const letter = KIND[code] === LETTER ? (letters[code] ?? code) : code;
    codes.push(...(LIGATURES.get(code) ?? [letter]));
  }
  return Uint16Array.from(codes);
}

/** The words of a phrase as the tokeniser would cut it: apostrophes, hyphens and blanks part. */
export function wordsOf(phrase: string): string[] {
  return phrase
    .normalize('NFC')
    .toLowerCase()
    .split(/[^\p{L}]+/u)
    .filter((word) => word !== '');
}
