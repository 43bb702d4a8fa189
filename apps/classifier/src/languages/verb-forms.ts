/** How a written form of a verb may be meant. */
export const INFINITIVE = 1;
/** A form that is nothing but an order: "mélangez". */
export const IMPERATIVE = 2;
/** A form that is an order only where an order may stand: "mélange", "coat", "brown". */
export const BARE_INSTRUCTION = 4;
/** "remuant", "stirring". */
export const GERUND = 8;
/** "émincé", "chopped". */
export const PARTICIPLE = 16;

/** "verses", "bat": an order only after "tu" or "on". */
export const PRESENT = 32;

/** A word that may begin a set phrase: the "mise" of "mise au four". */
export const PHRASE_HEAD = 64;

/** A written form with the ways it may be meant, as a sum of the constants above. */
export type VerbForm = readonly [form: string, meanings: number];
