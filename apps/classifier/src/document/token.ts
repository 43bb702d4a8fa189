import type { Mention } from './mention.js';
import { DIGITS, EDGE_WORD, type Word } from './word.js';

/** A word, a number or a sign of a text. */
export interface Token {
  readonly word: Word;
  /** Offsets in the original text, [start, end). */
  readonly start: number;
  readonly end: number;
  /** Value of a number in digits; undefined without one. */
  readonly number: number | undefined;
  /** The sign in its canonical form, such as "-" for every hyphen; otherwise empty. */
  readonly sign: string;
  /** Whether a hyphen joins the word to the previous one. */
  readonly joined: boolean;
  /** The mention that the token is part of; the document sets it. */
  mention: Mention | undefined;
}

const newToken = (
  word: Word,
  start: number,
  end: number,
  number: number | undefined,
  sign: string,
  joined: boolean,
): Token => ({ word, start, end, number, sign, joined, mention: undefined });

/** Stands for the tokens before and after a text. */
export const EDGE: Readonly<Token> = newToken(EDGE_WORD, 0, 0, undefined, '', false);

export const wordToken = (start: number, end: number, word: Word, joined: boolean): Token =>
  newToken(word, start, end, undefined, '', joined);

/** A fraction with the denominator zero has no value. */
export const numberToken = (start: number, end: number, number: number): Token =>
  newToken(DIGITS, start, end, Number.isNaN(number) ? undefined : number, '', false);

export const signToken = (start: number, end: number, word: Word, sign: string): Token =>
  newToken(word, start, end, undefined, sign, false);
