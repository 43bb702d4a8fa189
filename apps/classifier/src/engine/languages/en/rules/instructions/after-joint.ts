import type { InstructionRule } from '../../../../rules/rule.js';

/** After a comma, a bracket or a conjunction: a verb, unless it is a noun in a list. */
export const AFTER_JOINT_EN: readonly InstructionRule[] = [
  {
    id: 'base-together',
    when: '[ {filler} <BARE&UTENSIL> together',
    result: 'plain',
    example: 'In a large bowl whisk together the eggs and sugar.',
  },
  {
    id: 'base-coordinated',
    when: 'INSTRUCTION|MEASURE|UTENSIL ,? {joint} [ {filler} <BARE> {shared}',
    result: 'plain',
    example: 'Heat the oven, butter and line a tin.',
  },
  {
    id: 'base-after-verb-and',
    when: 'INSTRUCTION and {filler} <BARE&UTENSIL> !WORD',
    result: 'plain',
    example: 'Season and grill.',
  },
  {
    id: 'base-wrap',
    when: '{joint} [ {filler} <=wrap> !MENTION',
    result: 'plain',
    example: 'Knead the dough, wrap and chill.',
  },
  {
    id: 'base-as-participle',
    when: 'FOOD , <=cut|=split> in|into !SIGN&!INSTRUCTION* , and DETERMINER',
    result: null,
    example: 'Add the peppers, cut in strips, and the courgette.',
  },
  {
    id: 'base-in-phrase',
    when: '{joint} {filler} <BARE&NON_ENTITY&!UNIT>',
    result: null,
    example: 'Place the peaches, cut side up.',
  },
  {
    id: 'base-layer-as-noun',
    when: '{joint} {filler} <BARE&=layer> OF',
    result: null,
    example: 'Spread a thin, even layer of cream over the cake.',
  },
  {
    id: 'base-with-object',
    when: '{joint} [ {filler} <BARE> OBJECT',
    result: 'plain',
    example: 'Peel and slice the carrots.',
  },
  {
    id: 'base-as-other-tool',
    when: 'UTENSIL or <BARE&UTENSIL> !OBJECT&!PREPOSITION',
    result: null,
    example: 'Warm the tortillas in the oven or microwave until soft.',
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
    id: 'base-next-with-tool',
    when: 'then [ {filler} <BARE&UTENSIL> !WORD',
    result: 'plain',
    example: 'Brush with oil, then grill.',
  },
  {
    id: 'base-zest-as-noun',
    when: 'juice and ADVERB|PARTICIPLE|ADJECTIVE* <=zest> !OBJECT',
    result: null,
    example: 'Stir in the juice and zest of a lime.',
  },
  {
    id: 'base-with-gerund',
    when: '{joint} [ {filler} <BARE&UTENSIL> , {filler} GERUND&=turn|GERUND&=baste|GERUND&=brush',
    result: 'plain',
    example: 'Brush the corn with butter and grill, turning often.',
  },
  {
    id: 'base-while',
    when: '{joint} [ {filler} <BARE&FOOD> while ADJECTIVE|still',
    result: 'plain',
    example: 'Drain the fries and salt while hot.',
  },
  {
    id: 'base-bread-in-coating',
    when: '{joint} [ {filler} <=bread> in ADJECTIVE* @flour|@cornFlour|@breadcrumbs|@panko',
    result: 'plain',
    example: 'Slice the eggplant and bread in flour.',
  },
  {
    id: 'base-as-food',
    when: '{joint} {filler} <BARE&FOOD&!UNIT&HOMOGRAPH>',
    result: null,
    example: 'Mix the flour, butter and sugar.',
  },
  {
    id: 'base-at-end-with-tool',
    when: 'INSTRUCTION&!TAKING !INSTRUCTION* ( !UTENSIL / in|into DETERMINER? ADJECTIVE* UTENSIL+ ) CONJUNCTION [ {filler} <BARE&UTENSIL> !WORD',
    result: 'plain',
    example: 'Crack the eggs in a bowl and whisk.',
  },
  {
    id: 'base-at-end-after-food',
    when: 'INSTRUCTION&!TAKING !INSTRUCTION* ( FOOD / in|into DETERMINER? ADJECTIVE* UTENSIL+ ) , [ {filler} <BARE&UTENSIL> ( !WORD / CONJUNCTION VERB )',
    result: 'plain',
    example: 'Add the eggs, whisk.',
  },
  {
    id: 'base-as-item',
    when: '{joint} {filler} <BARE&NAME> !WORD|CONJUNCTION|PREDICATE',
    result: null,
    example: 'Take a bowl and whisk.',
  },
  {
    id: 'base-brown-meat',
    when: '{joint} [ {filler} <BARE&=brown> @meats|@poultry|@curedMeats|@fish',
    result: 'plain',
    example: 'Heat the oil and brown beef on all sides.',
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
