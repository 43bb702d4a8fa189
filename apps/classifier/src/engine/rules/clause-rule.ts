import type { Rule } from './rule.js';

/**
 * Decides what a word refers to that stands for the object of a verb. The pattern is about the
 * first word of the verb.
 *
 * - `object`: the object of the clause before: "coupez-les", "slice them";
 * - `everything`: all foods so far: "mixez le tout", "blend everything";
 * - `latest`: the last food: "ces derniers", "the latter";
 * - `place`: the vessel before: "y ajouter";
 * - `other`: a person or the verb's subject: "se former".
 */
export type ReferenceRule = Rule<Reference>;

export type Reference = 'object' | 'everything' | 'latest' | 'place' | 'other';

/**
 * Decides which words start a subordinate clause. Foods and utensils of a `condition` belong to no
 * verb ("when the onions are soft, add …"); a test names tools that the cook does not use for the
 * technique ("until a knife comes out clean"). Null: the words start no clause ("until smooth").
 */
export type SubordinateRule = Rule<SubordinateKind | null>;

export type SubordinateKind = 'condition' | 'test';
