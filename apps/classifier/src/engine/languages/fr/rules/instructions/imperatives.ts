import type { InstructionRule } from '../../../../rules/rule.js';

/** Imperatives: "vous" forms. */
export const IMPERATIVES_FR: readonly InstructionRule[] = [
  {
    id: 'imperative-restricted',
    when: '[ NEGATION {filler} <IMPERATIVE> ( DETERMINER FOOD+ )? qu|que',
    result: 'plain',
    example: 'Ne salez qu’à la fin.',
  },
  {
    id: 'imperative-negated',
    when: '[ NEGATION {filler} <IMPERATIVE>',
    result: 'forbidden',
    example: 'Ne remuez pas.',
  },
  {
    id: 'imperative-in-subordinate-clause',
    when: '!DIGITS SUBORDINATOR {filler} <IMPERATIVE>',
    result: null,
    example: 'Préparez la sauce que vous mélangez aux pâtes.',
  },
  {
    id: 'imperative',
    when: '[ {filler} <IMPERATIVE>',
    result: 'plain',
    example: 'Mélangez bien.',
  },
];
