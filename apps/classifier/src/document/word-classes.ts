/** Word classes, as bits. They separate verbs from nouns, and objects from complements. */
export const DETERMINER = 1;
export const PRONOUN = 2;
export const PREPOSITION = 4;
export const CONJUNCTION = 8;
/** Negates the verb after it: "sans", "ne", "not". */
export const NEGATION = 16;
export const ADVERB = 32;
/** Starts a subordinate clause, which describes: "que", "si", "until". */
export const SUBORDINATOR = 64;
export const ADJECTIVE = 128;
/** Links an amount to its ingredient: "de", "of". */
export const OF = 256;
/** Precedes a purpose, or a later or earlier action: "pour", "avant de", "après", "to". */
export const PURPOSE = 512;
/** Precedes a verb that describes the food and instructs nothing: "commence à", "ready to". */
export const BEGINNING = 1024;
/** Precedes an action that the cook must not do: "éviter de". */
export const AVOIDANCE = 2048;
/** Modal verbs: "pouvez", "should". */
export const MODAL = 4096;
/** Nouns of time and size. A number before them is not a quantity. */
export const MEASURE = 8192;
/** Abbreviations that end in a full stop: "min.", "env.". */
export const ABBREVIATION = 16384;

/** Excludes what follows: "sauf", "except". */
export const EXCEPTION = 32768;
/** Contractions of "de" and an article: "du", "des". */
export const CONTRACTED = 65536;
/** Links the two numbers of a range: "2 à 3", "two or three". */
export const RANGE = 131072;
/** A preposition of place: "dans", "into". A utensil after it holds the food. */
export const LOCATIVE = 524288;
/** Nouns of degree or vague time, which are no object: "un peu", "a bit", "a moment". */
export const DEGREE = 4194304;
/** Joins a food to those that a verb puts somewhere: "verser le lait avec le sucre". */
export const COMPANION = 2097152;
/** Belongs to the verb before it, which has an object of its own: "stir in the flour". */
export const PARTICLE = 1048576;
/** Determiners and pronouns by gender and number, which a pronoun shares with what it refers to. */
export const MASCULINE = 8388608;
export const FEMININE = 16777216;
export const PLURAL = 33554432;
/** Follows its subject: "is", "should". */
export const PREDICATE = 262144;
