/** Classes of words that tell verbs from nouns and objects from complements, as bits. */
export const DETERMINER = 1;
export const PRONOUN = 2;
export const PREPOSITION = 4;
export const CONJUNCTION = 8;
/** Forbids the verb that follows: "sans", "ne", "not". */
export const NEGATION = 16;
export const ADVERB = 32;
/** Opens a clause that tells and does not order: "que", "si", "until". */
export const SUBORDINATOR = 64;
export const ADJECTIVE = 128;
/** "de", "of": links an amount to what there is of it. */
export const OF = 256;
/** Leads a verb that is an order after it: "pour", "avant de", "to". */
export const PURPOSE = 512;
/** "commence à", "begins to": what follows happens by itself. */
export const BEGINNING = 1024;
/** Forbids only together with the verb that follows: "éviter de", "au lieu de". */
export const AVOIDANCE = 2048;
/** A verb that a verb may follow: "pouvez", "should". */
export const MODAL = 4096;
/** Nouns of time and size: a number before them is no quantity. */
export const MEASURE = 8192;
/** Words that a full stop after them shortens: "min.", "env.". */
export const ABBREVIATION = 16384;

/** Leaves out what follows: "sauf", "except". */
export const EXCEPTION = 32768;
/** "du", "des": an article with the "de" before it. */
export const CONTRACTED = 65536;
/** Between the two numbers of a range: "2 à 3", "two or three". */
export const RANGE = 131072;
/** Says something of what stands before it: "is", "should". */
export const PREDICATE = 262144;

export interface Grammar {
  /** Words of each class; a word may be in several. */
  readonly classes: readonly (readonly [bits: number, words: string])[];
  /** What the ending of a word that no lexicon has tells of it; the first that fits decides. */
  readonly endings: readonly {
    readonly ending: string;
    readonly minLength: number;
    readonly class?: number;
    /** As a form of some verb, see `verb-forms.ts`. */
    readonly meaning?: number;
  }[];
  /** Words that are not what their ending says, and words that only a rule names. */
  readonly exceptions: readonly string[];
  /** Numbers in words, with what they are worth. */
  readonly numbers: Readonly<Record<string, number>>;
  /** Words that are often written so, though it is another word: "porter a ébullition". */
  readonly misspellings: Readonly<Record<string, string>>;
  /** The word that "&" stands for. */
  readonly ampersand: string;
  /** Adjectives of size that may stand in a fixed expression. */
  readonly sizes: readonly string[];
}
