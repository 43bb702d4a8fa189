import type { InstructionRule } from '../../../engine/rules/instruction-rule.js';

/** Forbidden actions. */
const NEGATED: readonly InstructionRule[] = [
  {
    id: 'base-negated',
    when: '{negation} [ {filler} <BARE>',
    result: 'forbidden',
    example: 'Do not stir.',
  },
  {
    id: 'base-needless',
    when: '{negation} need [ to {filler} <BARE>',
    result: 'forbidden',
    example: 'There is no need to stir.',
  },
  {
    id: 'base-negated-purpose',
    when: '{negation} [ to {filler} <BARE>',
    result: 'forbidden',
    example: 'Be careful not to stir.',
  },
];

/** After "to": purposes, and what food does. */
const AFTER_TO: readonly InstructionRule[] = [
  {
    id: 'base-after-beginning',
    when: 'BEGINNING to {filler} <BARE>',
    result: null,
    example: 'Cook until the onions begin to brown.',
  },
  {
    id: 'base-expected',
    when: 'expect {subject} to <BARE&SPONTANEOUS>',
    result: null,
    example: 'Expect the dough to rise.',
  },
  {
    id: 'base-awaited',
    when: 'for {subject} to <BARE&SPONTANEOUS>',
    result: null,
    example: 'Wait for the sugar to dissolve.',
  },
  {
    id: 'base-as-noun-after-to',
    when: 'to {filler} <BARE&NAME> !OBJECT',
    result: null,
    example: 'Add the eggs to flour and mix.',
  },
  {
    id: 'base-purpose',
    when: '[ to {filler} <BARE>',
    result: 'purpose',
    example: 'Toss the pasta to coat.',
  },
];

/** After a modal verb, and verbs that continue a description. */
const AFTER_MODAL: readonly InstructionRule[] = [
  {
    id: 'base-of-able-food',
    when: 'MODAL {filler} <BARE&SPONTANEOUS>',
    result: null,
    example: 'The sauce should thicken.',
  },
  {
    id: 'base-after-modal',
    when: 'MODAL [ {filler} <BARE>',
    result: 'plain',
    example: 'You should rinse the rice.',
  },
  {
    id: 'base-continues-beginning',
    when: 'BEGINNING to ANY {filler} CONJUNCTION {filler} <BARE&SPONTANEOUS> !OBJECT',
    result: null,
    example: 'Cook until the onions begin to soften and brown.',
  },
  {
    id: 'base-continues-expected',
    when: 'expect {subject} to SPONTANEOUS {filler} CONJUNCTION {filler} <BARE&SPONTANEOUS> !OBJECT',
    result: null,
    example: 'Expect the dough to rise and brown.',
  },
  {
    id: 'base-continues-awaited',
    when: 'for {subject} to SPONTANEOUS {filler} CONJUNCTION {filler} <BARE&SPONTANEOUS> !OBJECT',
    result: null,
    example: 'Wait for the sugar to melt and brown.',
  },
  {
    id: 'base-continues-able-food',
    when: 'MODAL ANY&!INSTRUCTION {filler} CONJUNCTION {filler} <BARE&SPONTANEOUS> !OBJECT',
    result: null,
    example: 'The cheese should melt and brown.',
  },
  { id: 'base-as-subject', when: '<BARE> PREDICATE', result: null, example: 'Flour is added.' },
];

/** At the start of a phrase: a verb, unless it is a noun. */
const AT_START: readonly InstructionRule[] = [
  {
    id: 'base-in-phrase-at-start',
    when: '{start} {filler} <BARE&NON_ENTITY&!UNIT>',
    result: null,
    example: 'Cut side up, place the peaches.',
  },
  {
    id: 'base-in-name-at-start',
    when: '{start} {filler} <BARE&LONG_MENTION&!UNIT> !OBJECT',
    result: null,
    example: 'Cream cheese, sugar and eggs.',
  },
  {
    id: 'base-in-list-at-start',
    when: '{start} {filler} <BARE&FOOD&!UNIT> CONJUNCTION ADVERB* !BARE',
    result: null,
    example: 'Butter and sugar in a bowl.',
  },
  {
    id: 'base-in-list-of-homographs',
    when: '{start} {filler} <BARE&FOOD&!UNIT> CONJUNCTION ADVERB* BARE&FOOD !WORD|CONJUNCTION|PREDICATE|PREPOSITION',
    result: null,
    example: 'Salt and pepper to taste.',
  },
  {
    id: 'base-coordinated-at-start',
    when: '{start} [ {filler} <BARE> {shared}',
    result: 'plain',
    example: 'Butter, flour and line the tin.',
  },
  {
    id: 'base-as-noun-at-start',
    when: '{start} {filler} <BARE&NAME> !WORD&!DIGITS',
    result: null,
    example: 'Butter, for the tin.',
  },
  {
    id: 'base-at-start',
    when: '{start} [ {filler} <BARE>',
    result: 'plain',
    example: 'Mix the eggs.',
  },
];

/** After a comma, a bracket or a conjunction: a verb, unless it is a noun in a list. */
const AFTER_JOINT: readonly InstructionRule[] = [
  {
    id: 'base-coordinated',
    when: 'INSTRUCTION|MEASURE|UTENSIL ,? {joint} [ {filler} <BARE> {shared}',
    result: 'plain',
    example: 'Heat the oven, butter and line a tin.',
  },
  {
    id: 'base-in-phrase',
    when: '{joint} {filler} <BARE&NON_ENTITY&!UNIT>',
    result: null,
    example: 'Place the peaches, cut side up.',
  },
  {
    id: 'base-with-object',
    when: '{joint} [ {filler} <BARE> OBJECT',
    result: 'plain',
    example: 'Peel and slice the carrots.',
  },
  {
    id: 'base-in-utensil',
    when: '{joint} {filler} <BARE&CONTINUED&NAME&!FOOD>',
    result: null,
    example: 'Use a hand or stand mixer.',
  },
  {
    id: 'base-with-preposition',
    when: '{joint} [ {filler} <BARE&NAME&!FOOD> PREPOSITION',
    result: 'plain',
    example: 'Add the eggs and whisk with a fork.',
  },
  {
    id: 'base-before-utensil',
    when: '{joint} [ {filler} <BARE&NAME> UTENSIL_START',
    result: 'plain',
    example: 'Grease and flour cake tins.',
  },
  {
    id: 'base-as-food',
    when: '{joint} {filler} <BARE&FOOD&!UNIT&HOMOGRAPH>',
    result: null,
    example: 'Mix the flour, butter and sugar.',
  },
  {
    id: 'base-as-item',
    when: '{joint} {filler} <BARE&NAME> !WORD|CONJUNCTION|PREDICATE',
    result: null,
    example: 'Take a bowl and whisk.',
  },
  {
    id: 'base-as-adjective',
    when: '{joint} {filler} <BARE&!NAME&HOMOGRAPH&ADJECTIVE_VERB> WORD&!PREPOSITION&!ADVERB&!CONJUNCTION',
    result: null,
    example: 'Mix the wet and dry ingredients.',
  },
  {
    id: 'base-after-joint',
    when: '{joint} [ {filler} <BARE>',
    result: 'plain',
    example: 'Add the milk and simmer.',
  },
];

/** After a fronted phrase without a comma. */
const AFTER_FRONTED_PHRASE: readonly InstructionRule[] = [
  {
    id: 'base-after-determiner',
    when: 'DETERMINER|PREPOSITION|PRONOUN <BARE>',
    result: null,
    example: 'At a simmer, add the cream.',
  },
  {
    id: 'base-after-fronted-phrase',
    when: 'FIRST&PREPOSITION&!INSTRUCTION !FIRST&!INSTRUCTION* [ {filler} <BARE&!HOMOGRAPH>',
    result: 'plain',
    example: 'In a large bowl combine the flour and salt.',
  },
];

/** The -ing form. */
const GERUNDS: readonly InstructionRule[] = [
  {
    id: 'gerund-negated',
    when: '{negation} [ {filler} <GERUND>',
    result: 'forbidden',
    example: 'Cook without stirring.',
  },
  {
    id: 'gerund-in-name',
    when: '<GERUND&NAME>',
    result: null,
    example: 'Place on a baking sheet.',
  },
  {
    id: 'gerund-before',
    when: '[ before {filler} <GERUND>',
    result: 'before',
    example: 'Rest before serving.',
  },
  {
    id: 'gerund-aspectual',
    when: 'ASPECTUAL [ {filler} <GERUND>',
    result: 'plain',
    example: 'Keep whisking.',
  },
  {
    id: 'gerund-spontaneous',
    when: '<GERUND&SPONTANEOUS>',
    result: null,
    example: 'Wait until the butter is melting.',
  },
  {
    id: 'gerund-simultaneous',
    when: '[ while|by {filler} <GERUND>',
    result: 'accompanying',
    example: 'Start by chopping the onion.',
  },
  {
    id: 'gerund-after-sign',
    when: ',|OPENING [ {filler} <GERUND>',
    result: 'accompanying',
    example: 'Cook the rice, stirring.',
  },
  {
    id: 'gerund-at-start',
    when: 'END [ {filler} <GERUND> OBJECT',
    result: 'accompanying',
    example: 'Stirring the sauce, add the milk.',
  },
  {
    id: 'gerund-as-subject',
    when: 'END {filler} <GERUND>',
    result: null,
    example: 'Stirring keeps the sauce smooth.',
  },
  {
    id: 'gerund-coordinated',
    when: 'ACCOMPANYING_INSTRUCTION !INSTRUCTION* CONJUNCTION [ {filler} <GERUND>',
    result: 'accompanying',
    example: 'Cook, stirring and scraping.',
  },
  {
    id: 'gerund-in-list',
    when: 'CONJUNCTION {filler} <GERUND>',
    result: null,
    example: 'Chopping and slicing take time.',
  },
  {
    id: 'gerund-as-noun',
    when: 'DETERMINER|PREPOSITION {filler} <GERUND>',
    result: null,
    example: 'Stop the stirring.',
  },
  {
    id: 'gerund-with-adverb',
    when: '[ {filler} <GERUND> ADVERB',
    result: 'accompanying',
    example: 'Cook the rice stirring often.',
  },
];

/**
 * Decides which English verbs are instructions, and their role. Many verbs are spelt like a noun or an
 * adjective, and verbs also describe what food does: the result of such a rule is null.
 */
export const INSTRUCTION_RULES_EN: readonly InstructionRule[] = [
  ...NEGATED,
  ...AFTER_TO,
  ...AFTER_MODAL,
  ...AT_START,
  ...AFTER_JOINT,
  ...AFTER_FRONTED_PHRASE,
  ...GERUNDS,
];
