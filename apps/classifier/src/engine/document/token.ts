import { EDGE_WORD, type Word } from '../words/word.js';

/** A word, a number or a sign of a text. */
export interface Token {
  /** Offsets in the text. */
  readonly start: number;
  readonly end: number;
  readonly word: Word;
  /** A sign in its canonical form, such as "-" for every hyphen; empty for other tokens. */
  readonly sign: string;
  /** Whether a hyphen joins a word to the previous one. */
  readonly joined: boolean;
  /** Whether a word starts with a capital letter. */
  readonly capital: boolean;
  /** Value of a number in digits. A fraction with the denominator zero has none. */
  readonly number: number | undefined;
}

/** Stands before the first and after the last token. */
export const EDGE: Token = {
  start: 0,
  end: 0,
  word: EDGE_WORD,
  sign: '',
  joined: false,
  capital: false,
  number: undefined,
};

/** A half-open range of tokens [from, to). */
export interface TokenRange {
  readonly from: number;
  readonly to: number;
}
