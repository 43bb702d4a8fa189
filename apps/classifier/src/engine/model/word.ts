import type { Verb } from './verb.js';

/** A word of a language, with what the language knows about it. */
export interface Word {
  /** Word classes, as bits of `word-classes.ts`. */
  classes: number;
  /** Possible readings of a verb form, as bits of `verb-forms.ts`. */
  forms: number;
  /** The verb of which the word is a form. */
  verb: Verb | undefined;
  /** Value of a number word, otherwise NaN. */
  number: number;
}

/** The word of every token that is not a word of the language. */
export const UNKNOWN: Word = Object.freeze({ classes: 0, forms: 0, verb: undefined, number: NaN });
