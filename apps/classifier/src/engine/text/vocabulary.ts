import { UNACCENTED, KIND, LETTER, LIGATURE, LIGATURES } from './letters.js';
import { UNKNOWN, WordTable } from './word-table.js';
import { MAX_WORD_LENGTH, WordBuffer } from './word-buffer.js';

const E_ACUTE = 0xe9;
const LETTER_E = 0x65;

/** An ending that classifies unknown words: "-ment" marks an adverb. */
interface Ending {
  readonly ending: string;
  /** The ending without accents. */
  readonly codes: Uint16Array;
  /** Shorter words are not classified by this ending. */
  readonly minLength: number;
  readonly id: number;
}

type WordIn<List> = List extends `${infer Word} ${infer Rest}` ? Word | WordIn<Rest> : List;

/**
 * The words of a language, each with an id. A word is looked up as written first, then without
 * accents: "prechauffer" finds "préchauffer", but "mais" never finds "maïs" because both are words.
 */
export class Vocabulary {
  private readonly exact = new WordTable();
  private readonly unaccented = new WordTable();
  private readonly spelling: string[] = [''];
  private readonly endings: Ending[] = [];
  /** Buffers for the current word and its form without accents. */
  private readonly word = new WordBuffer();
  private readonly unaccentedWord = new WordBuffer();
  /** Ids by spelling. Only used while a language is compiled. */
  private readonly ids = new Map<string, number>();

  /** Number of ids, including UNKNOWN. The ids of words start at 1. */
  get size(): number {
    return this.spelling.length;
  }

  /** Returns the id of a lower-case word. A new word gets the next id. */
  add(word: string): number {
    const known = this.ids.get(word);
    if (known !== undefined) return known;
    const id = this.register(spell(word));
    this.ids.set(word, id);
    return id;
  }

  /** Registers another spelling of a word, with the same id. */
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
      throw new Error(`The word "${spelling}" is too long or has the same hash as another word.`);
    if (known !== UNKNOWN) return known;
    const id = this.spelling.push(spelling) - 1;
    this.exact.set(word, id);
    this.unaccented.set(this.withoutAccents(word), id);
    return id;
  }

  /** Returns the id of each word in a space-separated list, by word. */
  named<List extends string>(list: List): Readonly<Record<WordIn<List>, number>> {
    const ids = list.split(' ').map((word) => [word, this.require(word)] as const);
    return Object.fromEntries(ids) as Record<WordIn<List>, number>;
  }

  /** Returns the id shared by all unknown words with this ending. */
  addEnding(ending: string, minLength: number): number {
    const known = this.endings.find((other) => other.ending === ending);
    if (known !== undefined) return known.id;
    const id = this.spelling.push('') - 1;
    const codes = Uint16Array.from(ending, (letter) => UNACCENTED[letter.charCodeAt(0)] ?? 0);
    this.endings.push({ ending, codes, minLength, id });
    return id;
  }

  /** Returns the ids of the known words with this ending. */
  wordsEndingIn(ending: string, minLength: number): number[] {
    return [...this.spelling.keys()].filter((id) => {
      const spelling = this.spelling[id] ?? '';
      return spelling.length >= minLength && spelling.endsWith(ending);
    });
  }

  /** Returns the id of a lower-case word. Throws if the language does not contain it. */
  require(word: string): number {
    const id = this.exact.get(this.word.set(spell(word)));
    if (id === UNKNOWN) throw new Error(`The language has no word "${word}".`);
    return id;
  }

  /** Returns the id of a word, the id of its ending if the word is unknown, or UNKNOWN. */
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

  /** Ignores missing accents only. A written "é" must match, so "sucré" does not find "sucre". */
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

/** Spells a word as the tokeniser does: composed accents, ligatures as two letters. */
function spell(word: string): string {
  return word.normalize('NFC').replace(/[œæßﬁﬂ]/g, (sign) => {
    return String.fromCharCode(...(LIGATURES.get(sign.charCodeAt(0)) ?? []));
  });
}

/** Splits a phrase into words as the tokeniser does, at apostrophes, hyphens and spaces. */
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
