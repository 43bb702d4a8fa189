import type { MeasureWord } from './measure-word.js';
import type { Verb } from './verb.js';

/** Kind of a word. `edge` is the kind before the first and after the last token. */
export type WordKind = 'word' | 'number' | 'sign' | 'edge';

/**
 * What a word can be, start or continue, as bits of one byte. A step of the pipeline has nothing to
 * do in a text without the words that it is about.
 */
export const Trait = {
  DIGITS: 1,
  /** A number in words, which is often an article: "un". */
  NUMBER_WORD: 2,
  /** Starts a duration or a temperature without a number: "overnight", "thermostat 6". */
  STARTS_MEASURE: 4,
  /** A number in words, or the start of a phrase, can be a duration or a temperature beside this word. */
  COMPLETES_MEASURE: 8,
  /** Starts a complement that determines the technique of a verb: "à ébullition". */
  STARTS_COMPLEMENT: 16,
  /** Starts the name of a part of a food: "zeste". */
  STARTS_PART: 32,
  /** Starts a duration or a temperature of several words without a number: "la nuit". */
  STARTS_MEASURE_PHRASE: 64,
  /** Continues a name of a food, a utensil or a unit: "terre". */
  CONTINUES_NAME: 128,
} as const;

/** What all tokens that are written alike have in common: a word of a language, or a sign. */
export interface Word {
  /** Index of the word in tables; unique in its language. */
  readonly id: number;
  readonly kind: WordKind;
  /** What the word can be, start or continue, as bits of `Trait`. */
  traits: number;
  /** Word classes, as bits of `word-classes.ts`. */
  classes: number;
  /** Possible readings of a verb form, as bits of `verb-forms.ts`. */
  forms: number;
  /** The verb of which the word is a form. */
  verb: Verb | undefined;
  /** Value of a number word. */
  number: number | undefined;
  /** What the word does in an amount, as bits of `AmountRole`. */
  amountRoles: number;
  /** What the word means in a duration or a temperature. */
  measure: MeasureWord | undefined;
}

export const newWord = (id: number, kind: WordKind = 'word'): Word => ({
  id,
  kind,
  traits: kind === 'number' ? Trait.DIGITS : 0,
  classes: 0,
  forms: 0,
  verb: undefined,
  number: undefined,
  amountRoles: 0,
  measure: undefined,
});

/** The word of every token that is not a word of the language. */
export const UNKNOWN: Word = Object.freeze(newWord(0));
/** The word of every number in digits. */
export const DIGITS: Word = Object.freeze(newWord(1, 'number'));
/** The word of the signs that no pattern names. */
export const OTHER_SIGN: Word = Object.freeze(newWord(2, 'sign'));
/** The word before and after a text. */
export const EDGE_WORD: Word = Object.freeze(newWord(3, 'edge'));

/** The words of every language, by their ids. */
export const SHARED_WORDS: readonly Word[] = [UNKNOWN, DIGITS, OTHER_SIGN, EDGE_WORD];
