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
  /** Whether a word is written as the language spells it, and not recognised by its letters or its ending. */
  readonly spelt: boolean;
  /** Value of a number in digits. A fraction with the denominator zero has none. */
  readonly number: number | undefined;
}

/** Creates a token at the offsets [start, end). The caller gives what is different from a plain word. */
export const newToken = (
  start: number,
  end: number,
  word: Word,
  { sign = '', joined = false, capital = false, spelt = true, number }: Partial<Token> = {},
): Token => ({ start, end, word, sign, joined, capital, spelt, number });

/** Stands before the first and after the last token. */
export const EDGE = newToken(0, 0, EDGE_WORD);

/** A half-open range of tokens [from, to). */
export interface TokenRange {
  readonly from: number;
  readonly to: number;
}

export const overlap = (one: TokenRange, other: TokenRange): boolean =>
  one.from < other.to && other.from < one.to;

/** Index of the last item whose position is before `end`, by binary search; -1 without one. */
export function lastBefore<Item>(
  items: readonly Item[],
  end: number,
  positionOf: (item: Item) => number,
): number {
  let low = 0;
  let high = items.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    const item = items[middle];
    if (item !== undefined && positionOf(item) < end) low = middle + 1;
    else high = middle;
  }
  return low - 1;
}
