import type { Spelling } from '../../words/misspellings.js';

export const SPELLING_FR: Spelling = {
  deliberateAccents: 'é',
  endings: 'a i o u s x z t d en er ir ant ent ons ee ue ie al eur'.split(' '),
  capitalsMarkNames: true,
};
