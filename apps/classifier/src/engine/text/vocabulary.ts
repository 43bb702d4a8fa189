import { UNACCENTED, KIND, LETTER, LIGATURE, LIGATURES } from './letters.js';
import { UNKNOWN, WordTable } from './word-table.js';
import { MAX_WORD_LENGTH, WordBuffer } from './word-buffer.js';

const E_ACUTE = 0xe9;
const LETTER_E = 0x65;

/** An ending that tells what an unknown word is: "-ment" makes an adverb. */
interface Ending {
  readonly ending: string;
  /** The ending without accents. */
  readonly codes: Uint16Array;
  /** Words shorter than this are too short to tell. */
  readonly minLength: number;
  readonly id: number;
}

/**
 * The words of a language. A word is found as it is written or, when it is not a word so written,
 * with accents forgiven: "prechauffer" is "préchauffer", but "mais" stays "but" and is never
 * "maïs", because both are words.
 */
export class Vocabulary {
  private readonly exact = new WordTable();
  private readonly unaccented = new WordTable();
  private readonly spelling: string[] = [''];
  private readonly endings: Ending[] = [];
  /** The word that is being learnt, and one without its accents. */
  private readonly word = new WordBuffer();
  private readonly unaccentedWord = new WordBuffer();
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
    const id = this.register(spell(word));
    this.ids.set(word, id);
    return id;
  }

  /** Lets a word be written in another way, which is then no word of its own. */
  alias(spelling: string, word: string): void {
    const id = this.add(word);
    this.exact.set(this.word.set(spelling), id);
    this.ids.set(spelling, id);
  }

  private register(spelling: string): number {
    const word = this.word.set(spelling);
    const known = this.exact.get(word);
    const clashes = known !== UNKNOWN && this.spelling[known] !== spelling;
    if (clashes || spelling.length > MAX_WORD_LENGTH)
      throw new Error(`The lexicon cannot tell "${spelling}" from other words.`);
    if (known !== UNKNOWN) return known;
    const id = this.spelling.push(spelling) - 1;
    this.exact.set(word, id);
    this.unaccented.set(this.withoutAccents(word), id);
    return id;
  }

  /** The ids of words that a rule names one by one. */
  named<W extends string>(...words: W[]): Readonly<Record<W, number>> {
    const ids = words.map((word) => [word, this.require(word)] as const);
    return Object.fromEntries(ids) as Record<W, number>;
  }

  /** The id that unknown words with an ending share. */
  addEnding(ending: string, minLength: number): number {
    const known = this.endings.find((other) => other.ending === ending);
    if (known !== undefined) return known.id;
    const id = this.spelling.push('') - 1;
    const codes = Uint16Array.from(ending, (letter) => UNACCENTED[letter.charCodeAt(0)] ?? 0);
    this.endings.push({ ending, codes, minLength, id });
    return id;
  }

  /** The words of the lexicons that have an ending. */
  wordsEndingIn(ending: string, minLength: number): number[] {
    return [...this.spelling.keys()].filter((id) => {
      const spelling = this.spelling[id] ?? '';
      return spelling.length >= minLength && spelling.endsWith(ending);
    });
  }

  /** The id of a lower-case word that some lexicon must have. */
  require(word: string): number {
    const id = this.exact.get(this.word.set(spell(word)));
    if (id === UNKNOWN) throw new Error(`No lexicon has the word "${word}".`);
    return id;
  }

  /** The id of a word, or what its ending tells. */
  find(word: WordBuffer): number {
    return this.exact.get(word) || this.findApproximate(word);
  }

  private findApproximate(word: WordBuffer): number {
    if (word.length > MAX_WORD_LENGTH) return UNKNOWN;
    const unaccented = this.withoutAccents(word);
    return this.findUnaccented(word, unaccented) || this.findByEnding(unaccented);
  }

  private withoutAccents({ letters, length }: WordBuffer): WordBuffer {
    const unaccented = this.unaccentedWord;
    unaccented.length = length;
    for (let i = 0; i < length; i++) unaccented.letters[i] = UNACCENTED[letters[i] ?? 0] ?? 0;
    unaccented.rehash();
    return unaccented;
  }

  /** An "é" that is written must be meant: "sucré" is not "sucre". */
  private findUnaccented({ letters, length }: WordBuffer, unaccented: WordBuffer): number {
    const id = this.unaccented.get(unaccented);
    if (id === UNKNOWN) return UNKNOWN;
    const spelling = this.spelling[id] ?? '';
    for (let i = 0; i < length; i++) {
      if (letters[i] === E_ACUTE && spelling.charCodeAt(i) === LETTER_E) return UNKNOWN;
    }
    return id;
  }

  private findByEnding(unaccented: WordBuffer): number {
    for (const ending of this.endings) {
      if (unaccented.length >= ending.minLength && endsWith(unaccented, ending.codes))
        return ending.id;
    }
    return UNKNOWN;
  }
}

function endsWith({ letters, length }: WordBuffer, ending: Uint16Array): boolean {
  for (let i = 1; i <= ending.length; i++) {
    if (letters[length - i] !== ending[ending.length - i]) return false;
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
