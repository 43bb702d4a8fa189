import type { Locale } from '#domain/locale.js';
import type { TechStepKey } from '#domain/catalogue/tech-steps.js';
import type { Entry } from './entry.js';
import type { Trie } from '../text/trie.js';
import type { Tokens } from '../text/tokens.js';
import type { Meaning, Verb } from './verb.js';
import type { Vocabulary } from '../text/vocabulary.js';

/** A phrase that gives an order as it stands: "mise au four"; "couper la cuisson" is no technique. */
export interface SetPhrase {
  readonly technique: TechStepKey | null;
  readonly weight: number;
}

/** All that the engine knows of a language, indexed by word id. */
export interface Language {
  readonly locale: Locale;
  readonly vocabulary: Vocabulary;
  readonly entries: Trie<Entry>;
  readonly setPhrases: Trie<SetPhrase>;
  /** What verbs mean together with words that follow them. */
  readonly complements: Trie<Meaning>;
  /** The word that "&" stands for. */
  readonly ampersand: number;
  /** The verb that a word is a form of. */
  readonly verbs: readonly (Verb | undefined)[];
  /** How a verb form may be meant, as bits of `verb-forms.ts`. */
  readonly forms: Uint8Array;
  /** Word classes, as bits of `grammar.ts`. */
  readonly classes: Int32Array;
  /** What a number word is worth, otherwise NaN. */
  readonly numbers: Float64Array;
}

/** The word classes of a token, 0 for what is no word. */
export function classOf(language: Language, tokens: Tokens, i: number): number {
  return language.classes[tokens.word(i)] ?? 0;
}

export function formOf(language: Language, tokens: Tokens, i: number): number {
  return language.forms[tokens.word(i)] ?? 0;
}

export function verbOf(language: Language, tokens: Tokens, i: number): Verb | undefined {
  return language.verbs[tokens.word(i)];
}

/** The value of a number, in figures or in words; NaN for anything else. */
export function numberOf(language: Language, tokens: Tokens, i: number): number {
  const value = tokens.number(i);
  return Number.isNaN(value) ? (language.numbers[tokens.word(i)] ?? NaN) : value;
}
