import type { MeasureWord } from './measure-word.js';
import type { Verb } from './verb.js';
import type { AmountRole, VerbForm, WordClass } from './word-class.js';

/** Kind of a word. `edge` is the kind before the first and after the last token. */
export type WordKind = 'word' | 'number' | 'sign' | 'edge';

/** What all tokens that are written alike have in common: a word of a language, or a sign. */
export interface Word {
  readonly kind: WordKind;
  readonly classes: Set<WordClass>;
  /** Possible readings of a verb form. */
  readonly forms: Set<VerbForm>;
  /** What the word does in an amount. */
  readonly amountRoles: Set<AmountRole>;
  /** The verb of which the word is a form. */
  verb: Verb | undefined;
  /** Value of a number word. */
  number: number | undefined;
  /** What the word means in a duration or a temperature. */
  measure: MeasureWord | undefined;
}

export const newWord = (kind: WordKind = 'word'): Word => ({
  kind,
  classes: new Set(),
  forms: new Set(),
  amountRoles: new Set(),
  verb: undefined,
  number: undefined,
  measure: undefined,
});

/** The word of every token that is not a word of the language. */
export const UNKNOWN = newWord();
/** The word of every number in digits. */
export const DIGITS = newWord('number');
/** The word of the signs that no language uses. */
export const OTHER_SIGN = newWord('sign');
/** The word before and after a text. */
export const EDGE_WORD = newWord('edge');
