import type { TechStepKey } from '#domain/catalogue/tech-steps.js';

/**
 * The wordings of each technique, in these notations:
 *
 * - `mijoter`, `simmer`: a verb in all forms that can be an instruction;
 * - `faire revenir`, `let stand`: the verb means the technique only after an auxiliary;
 * - `porter|amener … à ébullition|à l'ébullition`: verbs, any words, then a complement that
 *   belongs to the technique's span;
 * - `presser ~ citron|orange`: words that determine the verb's meaning, outside the span;
 * - `en * dés`: `*` matches nothing or an adjective of size;
 * - `= mise au four`: a fixed phrase that is an instruction by itself.
 */
export type TechniqueWordings = Readonly<Record<TechStepKey, readonly string[]>>;
