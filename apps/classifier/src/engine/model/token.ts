import { UNKNOWN, type Word } from './word.js';

/** Kind of a token. `edge` is the kind before the first and after the last token. */
export type TokenKind = 'word' | 'number' | 'sign' | 'edge';

/** A word, a number or a sign of a text. */
export interface Token {
  readonly kind: TokenKind;
  /** Offsets in the original text, [start, end). */
  readonly start: number;
  readonly end: number;
  readonly word: Word;
  /** Value of a number in digits, otherwise NaN. */
  readonly number: number;
  /** The sign in its canonical form, such as "-" for every hyphen; otherwise empty. */
  readonly sign: string;
  /** Whether a hyphen joins the word to the previous one. */
  readonly joined: boolean;
}

/** Stands for the tokens before and after a text. */
export const EDGE: Token = {
  kind: 'edge',
  start: 0,
  end: 0,
  word: UNKNOWN,
  number: NaN,
  sign: '',
  joined: false,
};

export const wordToken = (start: number, end: number, word: Word, joined: boolean): Token => ({
  kind: 'word',
  start,
  end,
  word,
  number: NaN,
  sign: '',
  joined,
});

export const numberToken = (start: number, end: number, number: number): Token => ({
  kind: 'number',
  start,
  end,
  word: UNKNOWN,
  number,
  sign: '',
  joined: false,
});

export const signToken = (start: number, end: number, sign: string): Token => ({
  kind: 'sign',
  start,
  end,
  word: UNKNOWN,
  number: NaN,
  sign,
  joined: false,
});
