import type { Verb } from './verb.js';
import { Trait, UNKNOWN, type Word, type WordKind } from './word.js';

/** The fields of a token in its row, and the bits inside of fields. */
export const Field = {
  START: 0,
  /** In the row of a word, which has no offset, the same field has its clues. */
  CLUES: 0,
  END: 1,
  /** The id of a word, and the node of the names that start with it above it. */
  WORD: 2,
  KIND: 3,
  CLASSES: 4,
  /** Verb forms, traits and what the word does in an amount: a byte for each. */
  FORMS: 5,
  /** The shape of a word, and the number of its verb above it. */
  SHAPE: 6,
  /** Number of integers in a row, of which the last one is not used, and its bits. */
  ROW_SIZE: 8,
  ROW_BITS: 3,
  /** The bits of the kind itself. */
  KIND_MASK: 3,
  /** The bit of a word that a hyphen joins to the previous one. */
  JOINED: 4,
  /** The code unit of a sign is above these bits of the kind. */
  SIGN_SHIFT: 3,
  /** The bytes of the field FORMS. */
  BYTE: 0xff,
  TRAITS_SHIFT: 8,
  ROLES_SHIFT: 16,
  /** The halves of the fields WORD and SHAPE. */
  HALF: 0xffff,
  UPPER_SHIFT: 16,
} as const;

// V8 compiles constants of the same file into the code, but not those of another one.
const { START, END, WORD, KIND, CLASSES, FORMS, SHAPE } = Field;
const {
  ROW_BITS,
  KIND_MASK,
  JOINED,
  SIGN_SHIFT,
  BYTE,
  TRAITS_SHIFT,
  ROLES_SHIFT,
  HALF,
  UPPER_SHIFT,
} = Field;

const { DIGITS } = Trait;

/** Kinds by their number in the field KIND. The kind outside a text is the first one. */
export const KINDS: readonly WordKind[] = ['edge', 'word', 'number', 'sign'];
export const WORD_KIND = KINDS.indexOf('word');
const NUMBER_KIND = KINDS.indexOf('number');
const SIGN_KIND = KINDS.indexOf('sign');

/** The clue of a text in which hyphens join words, above those of its words. */
export const JOINED_CLUE = 1 << 31;

/** A half-open range of tokens [from, to). */
export interface TokenRange {
  readonly from: number;
  readonly to: number;
}

/** The tokens of a text as rows of fields. The first row stands for the tokens outside the text. */
export interface TokenRows {
  /** Number of tokens. */
  readonly length: number;
  /** The fields of the tokens, row after row. */
  readonly rows: Int32Array;
  /** The values of numbers in digits, by row. */
  readonly values: Float64Array;
  /** The mention that a token is part of, as its number in the document; by row. */
  readonly mentions: Int32Array;
  /** The words of the language by their ids. */
  readonly words: readonly Word[];
  /** The verbs of the words by their numbers. */
  readonly verbs: readonly (Verb | undefined)[];
  /** What the words of the text can be, start or continue, as bits of `Trait`. */
  readonly traits: number;
  /** The clues of the words for the rules, see `WordFacts`. */
  readonly clues: number;
}

/** The tokens of a text by their index. Indexes outside the text are edges. */
export class Tokens {
  /** Number of tokens. */
  readonly length: number;
  protected readonly mentionRows: Int32Array;
  private readonly rows: Int32Array;
  private readonly values: Float64Array;
  private readonly words: readonly Word[];
  private readonly verbs: readonly (Verb | undefined)[];
  private readonly allTraits: number;
  private readonly clues: number;

  constructor(
    readonly text: string,
    tokens: TokenRows,
  ) {
    this.length = tokens.length;
    this.rows = tokens.rows;
    this.values = tokens.values;
    this.mentionRows = tokens.mentions;
    this.words = tokens.words;
    this.verbs = tokens.verbs;
    this.allTraits = tokens.traits;
    this.clues = tokens.clues;
  }

  private row(i: number): number {
    return i >= 0 && i < this.length ? (i + 1) << ROW_BITS : 0;
  }

  /** The next token from an index on that is a sign; the end of the text if there is none. */
  nextSign(i: number): number {
    return this.nextWith(KIND, -1 << SIGN_SHIFT, i);
  }

  /** The next token from an index on that can be read as a verb. */
  nextVerbForm(i: number): number {
    return this.nextWith(FORMS, BYTE, i);
  }

  /** The next token from an index on with which a name starts. */
  nextName(i: number): number {
    return this.nextWith(WORD, -1 << UPPER_SHIFT, i);
  }

  /** The next token from an index on whose word has one of these traits, as bits of `Trait`. */
  nextWithTrait(i: number, traits: number): number {
    return this.nextWith(FORMS, traits << TRAITS_SHIFT, i);
  }

  /** The next token from an index on that has one of some bits in a field. */
  private nextWith(field: number, bits: number, from: number): number {
    const { rows, length } = this;
    let i = from;
    while (i < length && ((rows[((i + 1) << ROW_BITS) | field] ?? 0) & bits) === 0) i++;
    return i;
  }

  /** Whether a word of the text has one of these traits, given as bits of `Trait`. */
  hasTrait(traits: number): boolean {
    return (this.allTraits & traits) !== 0;
  }

  /** Whether the words of the text have all of these clues, see `WordFacts`. */
  hasClues(clues: number): boolean {
    return (clues & ~this.clues) === 0;
  }

  /** Whether a word of the text has one of these clues. */
  hasSomeClue(clues: number): boolean {
    return (clues & this.clues) !== 0;
  }

  /** Offset of a token in the text. */
  start(i: number): number {
    return this.rows[this.row(i) | START] ?? 0;
  }

  /** Offset after a token in the text. */
  end(i: number): number {
    return this.rows[this.row(i) | END] ?? 0;
  }

  wordId(i: number): number {
    return (this.rows[this.row(i) | WORD] ?? 0) & HALF;
  }

  word(i: number): Word {
    return this.words[this.wordId(i)] ?? UNKNOWN;
  }

  isWord(i: number): boolean {
    return this.kind(i) === WORD_KIND;
  }

  /** Whether a token is a number in digits. */
  isNumber(i: number): boolean {
    return this.kind(i) === NUMBER_KIND;
  }

  isSign(i: number): boolean {
    return this.kind(i) === SIGN_KIND;
  }

  private kind(i: number): number {
    return (this.rows[this.row(i) | KIND] ?? 0) & KIND_MASK;
  }

  /** Whether a hyphen joins a word to the previous one. */
  isJoined(i: number): boolean {
    return ((this.rows[this.row(i) | KIND] ?? 0) & JOINED) !== 0;
  }

  /** Code unit of a sign in its canonical form, see `signs.ts`; 0 for other tokens. */
  sign(i: number): number {
    return (this.rows[this.row(i) | KIND] ?? 0) >> SIGN_SHIFT;
  }

  /** Whether a token is a sign, given by its code unit in canonical form. */
  is(i: number, sign: number): boolean {
    return this.sign(i) === sign;
  }

  /** Whether a token is one of some signs. */
  isOneOf(i: number, signs: ReadonlySet<number>): boolean {
    const sign = this.sign(i);
    return sign !== 0 && signs.has(sign);
  }

  /** Word classes of a token, as bits of `word-classes.ts`. */
  classes(i: number): number {
    return this.rows[this.row(i) | CLASSES] ?? 0;
  }

  /** Possible readings of a verb form, as bits of `verb-forms.ts`. */
  forms(i: number): number {
    return (this.rows[this.row(i) | FORMS] ?? 0) & BYTE;
  }

  /** What the word of a token can be, start or continue, as bits of `Trait`. */
  traits(i: number): number {
    return ((this.rows[this.row(i) | FORMS] ?? 0) >> TRAITS_SHIFT) & BYTE;
  }

  /** What a token does in an amount, as bits of `AmountRole`. */
  amountRoles(i: number): number {
    return (this.rows[this.row(i) | FORMS] ?? 0) >> ROLES_SHIFT;
  }

  /** The node of the names that start with the word of a token; 0 if no name does. */
  names(i: number): number {
    return (this.rows[this.row(i) | WORD] ?? 0) >>> UPPER_SHIFT;
  }

  /** The shape of the word of a token, see `WordFacts`. */
  shape(i: number): number {
    return (this.rows[this.row(i) | SHAPE] ?? 0) & HALF;
  }

  /** The verb of which a token is a form. */
  verb(i: number): Verb | undefined {
    const number = (this.rows[this.row(i) | SHAPE] ?? 0) >> UPPER_SHIFT;
    return number === 0 ? undefined : this.verbs[number];
  }

  /** Value of a number in digits. */
  digits(i: number): number | undefined {
    if ((this.traits(i) & DIGITS) === 0) return undefined;
    const value = this.values[i + 1];
    return Number.isNaN(value) ? undefined : value;
  }
}
