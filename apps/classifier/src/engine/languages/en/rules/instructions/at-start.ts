import type { InstructionRule } from '../../../../rules/rule.js';

/** At the start of a phrase: a verb, unless it is a noun. */
export const AT_START_EN: readonly InstructionRule[] = [
  {
    id: 'base-after-colon',
    when: ': [ {filler} <BARE&UTENSIL&!FOOD> !WORD',
    result: 'plain',
    example: 'Yolks and syrup: whisk.',
  },
  {
    id: 'base-of-ingredients',
    when: '{start} <=wet|=dry> ingredients',
    result: null,
    example: 'Wet ingredients: milk, eggs.',
  },
  {
    id: 'base-in-compound-adjective',
    when: '<BARE> JOINED&free|proof|safe|resistant',
    result: null,
    example: 'Whisk in a clean, grease-free bowl.',
  },
  {
    id: 'base-as-heading',
    when: '{start} <BARE&HOMOGRAPH> :',
    result: null,
    example: 'Glaze: mix the sugar and the milk.',
  },
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
