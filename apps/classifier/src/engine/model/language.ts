import type { Locale } from '#domain/locale.js';
import type { TechStepKey } from '#domain/catalogue/tech-steps.js';
import type { Entry } from './entry.js';
import type { Trie } from '../text/trie.js';
import type { Meaning, Verb } from './verb.js';
import type { Vocabulary } from '../text/vocabulary.js';

/**
 * A fixed phrase that is an instruction by itself, such as "mise au four". Its technique is null
 * for a phrase that only looks like one, such as "couper la cuisson".
 */
export interface SetPhrase {
  readonly technique: TechStepKey | null;
  readonly weight: number;
}

/** The compiled data of a language. Arrays are indexed by word id. */
export interface Language {
  readonly locale: Locale;
  readonly vocabulary: Vocabulary;
  readonly entries: Trie<Entry>;
  readonly setPhrases: Trie<SetPhrase>;
  /** Meanings of verbs together with the words that follow them. */
  readonly complements: Trie<Meaning>;
  /** Word id that replaces "&". */
  readonly ampersand: number;
  /** The verb of which the word is a form. */
  readonly verbs: readonly (Verb | undefined)[];
  /** Possible readings of a verb form, as bits of `verb-forms.ts`. */
  readonly forms: Uint8Array;
  /** Word classes, as bits of `grammar.ts`. */
  readonly classes: Int32Array;
  /** Value of a number word, otherwise NaN. */
  readonly numbers: Float64Array;
}
