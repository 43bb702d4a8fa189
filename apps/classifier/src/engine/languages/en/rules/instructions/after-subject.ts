import type { InstructionRule } from '../../../../rules/rule.js';

/** After a subject: the cook, or food that changes by itself. */
export const AFTER_SUBJECT_EN: readonly InstructionRule[] = [
  {
    id: 'base-of-test',
    when: 'when|whenever|if|once|until|till COOK MODAL_VERB? {filler} <BARE>',
    result: null,
    example: 'Knead until it springs back when you press it.',
  },
  {
    id: 'base-while-cook',
    when: '[ while COOK {filler} <BARE>',
    result: 'accompanying',
    example: 'Melt the butter while you whisk the eggs.',
  },
  {
    id: 'base-of-cook',
    when: 'COOK MODAL_VERB? [ {filler} <BARE>',
    result: 'plain',
    example: 'We crack the eggs.',
  },
  {
    id: 'base-of-food',
    when: 'WORD&!CONJUNCTION {filler} MODAL_VERB {filler} <BARE>',
    result: null,
    example: 'The sauce will coat the spoon.',
  },
];
