import type { Reference } from '../model/instruction.js';
import type { Rule } from './rule.js';

/**
 * Decides what a word refers to that stands for the object of a verb. The pattern is about the
 * first word of the verb.
 */
export type ReferenceRule = Rule<Reference>;

/**
 * Decides which words start a subordinate clause. Foods and utensils of a `condition` belong to no
 * verb ("when the onions are soft, add …"); a test names tools that the cook does not use for the
 * technique ("until a knife comes out clean"). Null: the words start no clause ("until smooth").
 */
export type SubordinateRule = Rule<SubordinateKind | null>;

export type SubordinateKind = 'condition' | 'test';
