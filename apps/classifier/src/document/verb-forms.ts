/** Possible readings of a verb form, as bits. */
export const INFINITIVE = 1;
/** Always an imperative: "mélangez". */
export const IMPERATIVE = 2;
/** An imperative at the start of a clause only: "mélange", "coat", "brown". */
export const BARE_INSTRUCTION = 4;
/** Present participle: "remuant", "stirring". */
export const GERUND = 8;
/** Past participle: "émincé", "chopped". */
export const PARTICIPLE = 16;

/** An instruction after "tu" or "on" only: "verses", "bat". */
export const PRESENT = 32;

/** First word of a set phrase: "mise" in "mise au four". */
export const PHRASE_HEAD = 64;

/** A verb form with its possible readings. */
export type VerbForm = readonly [form: string, readings: number];
