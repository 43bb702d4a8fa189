import type { TechStepKey } from '#domain/catalogue/tech-steps.js';

/**
 * The wordings of every technique, one notation a line:
 *
 * - `mijoter`, `simmer`: a verb, found in every form that gives an order;
 * - `faire revenir`, `let stand`: the verb means this only with an auxiliary before it;
 * - `porter|amener … à ébullition|à l'ébullition`: verbs, then anything, then words that belong to
 *   the expression: all of it is the keyword;
 * - `presser ~ citron|orange`: words that only tell what the verb means: they stay out of it;
 * - `en * dés`: room for an adjective of size;
 * - `= mise au four`: words that give an order as they stand.
 */
export type TechniqueWordings = Readonly<Record<TechStepKey, readonly string[]>>;
