import type { InstructionRule } from '../../../../rules/rule.js';

/** After a modal verb, and verbs that continue a description. */
export const AFTER_MODAL_EN: readonly InstructionRule[] = [
  {
    id: 'base-of-able-food',
    when: 'MODAL {filler} <BARE&SPONTANEOUS>',
    result: null,
    example: 'Cornstarch will help thicken the sauce.',
  },
  {
    id: 'base-steam-escapes',
    when: 'MODAL <=steam> escape|out',
    result: null,
    example: 'Pierce the lid to let steam escape.',
  },
  {
    id: 'base-after-modal',
    when: 'MODAL [ {filler} <BARE>',
    result: 'plain',
    example: 'Please rinse the rice.',
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
  {
    id: 'base-possessive',
    when: '<BARE&!=let> s',
    result: null,
    example: "Cook's note: chill the dough.",
  },
  {
    id: 'base-rice-with-time',
    when: '<=rice> NUMBER+ MEASURE|NUMBER',
    result: null,
    example: 'Rice 12 min, peas 3 min.',
  },
  {
    id: 'base-rest-of',
    when: '<=rest> of',
    result: null,
    example: 'Add rest of the stock.',
  },
  {
    id: 'base-mostly-noun',
    when: '<BARE&MOSTLY_NOUN> !OBJECT',
    result: null,
    example: 'Rice with beans.',
  },
  {
    id: 'base-as-state',
    when: 'BE|until|till {filler} WORD CONJUNCTION {filler} <BARE&ADJECTIVE_VERB> !WORD|PREPOSITION',
    result: null,
    example: 'Make sure the beans are clean and dry.',
  },
  {
    id: 'base-as-condition',
    when: 'when|while|if|once|until <BARE&HOMOGRAPH> ,',
    result: null,
    example: 'Once cool, cut the cake.',
  },
  {
    id: 'base-as-food-of-condition',
    when: 'when|once|until|till <BARE&FOOD>',
    result: null,
    example: 'Once oil separates, tip in the peas.',
  },
  {
    id: 'base-as-condition-before-verb',
    when: 'when|if|once|until <BARE&ADJECTIVE_VERB> BARE',
    result: null,
    example: 'Once cool sprinkle with the sugar.',
  },
  { id: 'base-as-subject', when: '<BARE> PREDICATE', result: null, example: 'Flour is added.' },
];
