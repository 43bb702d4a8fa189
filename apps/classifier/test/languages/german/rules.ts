import type { ReferenceRule, SubordinateRule } from '../../../src/engine/rules/rule.js';
import type {
  AuxiliaryRule,
  InstructionRule,
  MeasureRule,
} from '../../../src/engine/rules/rule.js';
import type { MentionRule } from '../../../src/engine/rules/mention-rule.js';
import type { PatternNames, Rule } from '../../../src/engine/rules/rule.js';

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

/** Words that exclude what follows. */
export const EXCLUSION_RULES_DE: readonly Rule<true>[] = [
  { id: 'except', when: '<EXCEPTION>', result: true, example: 'Alles kochen außer den Karotten.' },
];

/** What the pronouns refer to: a German pronoun follows an imperative and precedes an infinitive. */
export const REFERENCE_RULES_DE: readonly ReferenceRule[] = [
  {
    id: 'pronoun-after-imperative',
    when: '<BARE> sie|ihn|es',
    result: 'object',
    example: 'Schäle die Möhren und hacke sie.',
  },
  {
    id: 'pronoun-before-infinitive',
    when: 'sie|ihn|es ADVERB* <INFINITIVE>',
    result: 'object',
    example: 'Die Möhren schälen und sie fein hacken.',
  },
];

export const SUBORDINATE_RULES_DE: readonly SubordinateRule[] = [
  {
    id: 'if',
    when: '<wenn>',
    result: 'condition',
    example: 'Wenn die Milch kocht, das Mehl zugeben.',
  },
];

/** Decides which durations and temperatures are none. */
export const MEASURE_RULES_DE: readonly MeasureRule[] = [
  {
    id: 'interval',
    when: 'alle <ANY>',
    result: false,
    example: 'Alle 10 Minuten rühren.',
  },
  { id: 'measure', when: '<ANY>', result: true, example: '10 Minuten kochen.' },
];

/** Decides the meaning of names. */
export const MENTION_RULES_DE: readonly MentionRule[] = [
  {
    id: 'compared-size',
    when: 'wie DETERMINER? <ANY>',
    result: null,
    example: 'Den Teig hacken, bis die Stücke so groß wie Karotten sind.',
  },
];
