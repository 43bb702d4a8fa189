import type { FoodKey } from '#domain/catalogue/dishes.js';
import type { Entry } from './entry.js';
import type { Trie } from './trie.js';
import type { SetPhrase, Verb } from './verb.js';
import type { AmountRole, VerbForm, WordClass } from './word-class.js';

/** Converts a number on a scale to degrees Celsius; undefined for a number that is not on it. */
export type Scale = (value: number) => number | undefined;

/** What a word or a sign means in a duration or a temperature. Most words mean nothing there. */
export interface MeasureWord {
  /** Seconds of a unit of time. */
  seconds?: number;
  /** Value of a word that is a number only before a unit of time. */
  fraction?: number;
  /** Whether the word stands between a number and a unit, before a range, or for "°". */
  isAdjective?: boolean;
  isBetween?: boolean;
  isDegrees?: boolean;
  /** The scale that the word names after a number. */
  scale?: Scale;
}

/** Kind of a word. `edge` is the kind before the first and after the last token. */
export type TokenKind = 'word' | 'number' | 'sign' | 'edge';

/** What all tokens that are written alike have in common: a word of a language, or a sign. */
export interface Word {
  readonly kind: TokenKind;
  classes: ReadonlySet<WordClass>;
  /** Possible readings of a verb form. */
  forms: ReadonlySet<VerbForm>;
  /** Whether the word is known to be no food: "table". */
  isEveryday: boolean;
  /** Whether the word is part of the name of a food that somebody avoids. */
  isOfFood: boolean;
  /** The words of foods that it may be a misspelling of, once somebody has asked for them. */
  similar: readonly Word[] | undefined;
  /** What the word does in an amount. */
  amountRoles: ReadonlySet<AmountRole>;
  /** The verb of which the word is a form. */
  verb: Verb | undefined;
  /** Value of a number word. */
  number: number | undefined;
  /** What the word means in a duration or a temperature. */
  measure: MeasureWord | undefined;
  /** What follows the word in the names, and in the names of parts of a food, that start with it. */
  names: Trie<Entry> | undefined;
  parts: Trie<Entry> | undefined;
  /** What follows the word in the names of dishes that start with it. */
  dishes: Trie<FoodKey> | undefined;
  /** The same for set phrases, for durations without a number, and for scales before a number. */
  setPhrases: Trie<SetPhrase> | undefined;
  durations: Trie<number> | undefined;
  scales: Trie<Scale> | undefined;
  /** The rules that can match at the word, by the number of their `RuleList`. */
  readonly rules: (readonly object[] | undefined)[];
}

/** The set of a word without members, which most words share. */
const EMPTY: ReadonlySet<never> = new Set<never>();

/** The sets with one more member, by their set and their member. */
const SUPERSETS = new Map<ReadonlySet<string>, Map<string, ReadonlySet<string>>>();

/** A set with one more member. Words with the same members share their set: there are few. */
export function withMember<T extends string>(set: ReadonlySet<T>, member: T): ReadonlySet<T> {
  if (set.has(member)) return set;
  const supersets = SUPERSETS.get(set) ?? new Map<string, ReadonlySet<string>>();
  SUPERSETS.set(set, supersets);
  const known = supersets.get(member) as ReadonlySet<T> | undefined;
  const superset = known ?? new Set([...set, member]);
  supersets.set(member, superset);
  return superset;
}

/** Whether a word is a past participle and no other form of a verb. */
export const isOnlyParticiple = ({ forms }: Word): boolean =>
  forms.size === 1 && forms.has('PARTICIPLE');

export const newWord = (kind: TokenKind = 'word'): Word => ({
  kind,
  classes: EMPTY,
  forms: EMPTY,
  isEveryday: false,
  isOfFood: false,
  similar: undefined,
  amountRoles: EMPTY,
  verb: undefined,
  number: undefined,
  measure: undefined,
  names: undefined,
  parts: undefined,
  dishes: undefined,
  setPhrases: undefined,
  durations: undefined,
  scales: undefined,
  rules: [],
});

/** The word of every token that is not a word of the language. */
export const UNKNOWN = newWord();
/** The word of every number in digits. */
export const DIGITS = newWord('number');
/** The word of the signs that no language uses. */
export const OTHER_SIGN = newWord('sign');
/** The word before and after a text. */
export const EDGE_WORD = newWord('edge');
