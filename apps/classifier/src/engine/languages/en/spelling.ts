import type { Spelling } from '../../words/misspellings.js';
import { COMMON_WORDS_EN } from './common-words.js';

export const SPELLING_EN: Spelling = {
  deliberateAccents: 'é',
  endings: 's ed ing er y en o a'.split(' '),
  commonWords: COMMON_WORDS_EN,
  capitalsMarkNames: true,
};
