import type { TextDetection } from '../detection/contract.js';
import { detectedTechniques } from './detected-techniques.js';

/** "Préchauffer le four. Faire fondre 50 g de beurre dans une casserole puis ajouter le sel." */
const DETECTION: TextDetection = {
  entities: [
    { kind: 'technique', key: 'preheat', start: 0, end: 11, weight: 1, clause: 0 },
    { kind: 'utensil', key: 'oven', start: 15, end: 19, weight: 1, clause: 0 },
    { kind: 'technique', key: 'melt', start: 27, end: 33, weight: 1, clause: 1 },
    { kind: 'utensil', key: 'saucepan', start: 59, end: 68, weight: 1, clause: 1 },
    { kind: 'technique', key: 'add', start: 74, end: 81, weight: 1, clause: 2 },
  ],
  ingredients: [
    { key: 'butter', start: 42, end: 48, quantity: 50, unit: 'gram', clause: 1 },
    { key: 'salt', start: 85, end: 88, quantity: null, unit: null, clause: 2 },
  ],
  clauses: [
    { start: 0, end: 20 },
    { start: 21, end: 69 },
    { start: 74, end: 89 },
  ],
};

const ID_OF = {
  techStep: (key: string) => ({ preheat: 1, melt: 2, add: 3 })[key],
  ingredient: (key: string) => ({ butter: 10, salt: 11 })[key],
  unit: (key: string) => ({ gram: 20 })[key],
  utensil: (key: string) => ({ oven: 30, saucepan: 31 })[key],
};

describe('detectedTechniques', () => {
  it('gives each technique the ingredients and utensils of its clause', () => {
    expect(detectedTechniques(DETECTION, ID_OF)).toEqual([
      {
        techStepId: 1,
        source: 'auto',
        start: 0,
        end: 11,
        ingredients: [],
        utensils: [{ utensilId: 30, source: 'auto', start: 15, end: 19 }],
      },
      {
        techStepId: 2,
        source: 'auto',
        start: 27,
        end: 33,
        ingredients: [
          { ingredientId: 10, quantity: 50, unitId: 20, source: 'auto', start: 42, end: 48 },
        ],
        utensils: [{ utensilId: 31, source: 'auto', start: 59, end: 68 }],
      },
      {
        techStepId: 3,
        source: 'auto',
        start: 74,
        end: 81,
        ingredients: [
          { ingredientId: 11, quantity: null, unitId: null, source: 'auto', start: 85, end: 88 },
        ],
        utensils: [],
      },
    ]);
  });

  it('leaves out keys that the catalogue does not have', () => {
    const techniques = detectedTechniques(DETECTION, {
      ...ID_OF,
      techStep: (key) => ({ melt: 2 })[key],
      ingredient: () => undefined,
      utensil: () => undefined,
    });
    expect(techniques).toEqual([
      { techStepId: 2, source: 'auto', start: 27, end: 33, ingredients: [], utensils: [] },
    ]);
  });
});
