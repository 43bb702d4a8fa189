/**
 * What a word can be or start, as bits. A step of the pipeline has nothing to do in a text without
 * the words that it is about.
 */
export const DIGITS = 1;
/** A number in words, which is often an article: "un". */
export const NUMBER_WORD = 2;
/** Starts a duration or a temperature without a number: "une nuit", "thermostat 6". */
export const STARTS_MEASURE = 4;
/** A number in words can be a duration or a temperature beside this word. */
export const COMPLETES_MEASURE = 8;
/** Starts a complement that determines the technique of a verb: "à ébullition". */
export const STARTS_COMPLEMENT = 16;
/** Starts the name of a part of a food: "zeste". */
export const STARTS_PART = 32;
