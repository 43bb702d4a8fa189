import type { Spelling } from '../../words/misspellings.js';

export const SPELLING_EN: Spelling = {
  deliberateAccents: 'é',
  endings: 's ed ing er y en o a'.split(' '),
  capitalsMarkNames: true,
};
