import type { AuxiliaryRule, InstructionRule } from '../../../src/engine/rules/instruction-rule.js';
import type { PatternNames } from '../../../src/engine/rules/rule.js';

export const NAMES_DE: PatternNames = {
  parts: {
    /** The object and everything else before a verb at the end of its clause. */
    object: '!SIGN&!CONJUNCTION&!SUBORDINATOR&!NEGATION&!PURPOSE&!VERB&!EDGE*',
    /** The start of a clause. */
    start: 'SIGN|EDGE|CONJUNCTION',
  },
  properties: {
    /** A verb that is used as a noun. */
    NOUN: 'CAPITAL&!FIRST',
  },
};

/** Decides which German verbs are instructions, and their role. */
export const INSTRUCTION_RULES_DE: readonly InstructionRule[] = [
  {
    id: 'verb-as-noun',
    when: '<NOUN>',
    result: null,
    example: 'Die Soße zum Kochen bringen.',
  },
  {
    id: 'imperative-negated',
    when: '<INFINITIVE|BARE> Sie? !SIGN&!NEGATION&!EDGE* NEGATION',
    result: 'forbidden',
    example: 'Rühren Sie die Soße nicht.',
  },
  {
    id: 'imperative-polite',
    when: '<INFINITIVE> Sie',
    result: 'plain',
    example: 'Schneiden Sie die Zwiebel klein.',
  },
  {
    id: 'imperative',
    when: '{start} [ <BARE>',
    result: 'plain',
    example: 'Schäle die Karotten.',
  },
  {
    id: 'infinitive-in-subordinate-clause',
    when: 'SUBORDINATOR {object} <INFINITIVE>',
    result: null,
    example: 'Warten, bis die Zwiebeln kochen.',
  },
  {
    id: 'infinitive-negated',
    when: '[ {object} NEGATION ADVERB* <INFINITIVE>',
    result: 'forbidden',
    example: 'Die Soße nicht kochen.',
  },
  {
    id: 'infinitive-after-purpose',
    when: '[ um {object} <INFINITIVE>',
    result: 'purpose',
    example: 'Das Mehl zugeben, um die Soße zu kochen.',
  },
  {
    id: 'infinitive-at-end',
    when: '{start} [ {object} <INFINITIVE>',
    result: 'plain',
    example: 'Die Zwiebeln schälen und würfeln.',
  },
];

/** Decides whether a German infinitive belongs to the auxiliary before it. */
export const AUXILIARY_RULES_DE: readonly AuxiliaryRule[] = [];
