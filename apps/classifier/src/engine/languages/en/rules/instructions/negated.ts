import type { InstructionRule } from '../../../../rules/rule.js';

/** Forbidden actions. */
export const NEGATED_EN: readonly InstructionRule[] = [
  {
    id: 'base-rather-less-food',
    when: 'rather less|more|too <BARE&FOOD>',
    result: null,
    example: 'Thicken the milk with rather less flour.',
  },
  {
    id: 'base-negated',
    when: '{negation} [ {filler} <BARE>',
    result: 'forbidden',
    example: 'Do not stir.',
  },
  {
    id: 'base-needless',
    when: '{negation} need|try|attempt|have|bother [ to {filler} <BARE>',
    result: 'forbidden',
    example: 'There is no need to stir.',
  },
  {
    id: 'base-negated-purpose',
    when: '{negation} [ to {filler} <BARE>',
    result: 'forbidden',
    example: 'Be careful not to stir.',
  },
  {
    id: 'base-continues-negated',
    when: 'FORBIDDEN_INSTRUCTION WORD&!CONJUNCTION&!INSTRUCTION* or [ {filler} <BARE>',
    result: 'forbidden',
    example: 'Do not drain or rinse the beans.',
  },
  {
    id: 'base-negated-instrument',
    when: '{negation} =use WORD&!PURPOSE&!=use* [ to {filler} <BARE>',
    result: 'forbidden',
    example: 'Do not use a metal spoon to stir.',
  },
];
