import type { TextDetection } from '../detection/contract.js';
import { detectedTechniques } from './detected-techniques.js';

const TEXT =
  'Préchauffer le four. Faire fondre 50 g de beurre dans une casserole puis ajouter le sel.';
const DETECTION: TextDetection = {
  entities: [
    { kind: 'technique', key: 'preheat', start: 0, end: 11, weight: 1, clause: 0 },
    { kind: 'utensil', key: 'oven', start: 15, end: 19, weight: 1, clause: 0 },
    { kind: 'technique', key: 'melt', start: 27, end: 33, weight: 1, clause: 1 },
    { kind: 'utensil', key: 'saucepan', start: 59, end: 68, weight: 1, clause: 1 },
    { kind: 'technique', key: 'add', start: 74, end: 81, weight: 1, clause: 2, during: true },
  ],
  ingredients: [
    {
      ...{ key: 'butter', start: 42, end: 48, quantity: 50, unit: 'gram', clause: 1 },
      ...{ amountStart: 34, amountEnd: 38 },
    },
    {
      ...{ key: 'salt', start: 85, end: 88, quantity: null, unit: null, clause: 2 },
    },
  ],
  durations: [],
  temperatures: [],
  clauses: [
    { start: 0, end: 20 },
    { start: 21, end: 69 },
    { start: 74, end: 89 },
  ],
  possibleFoods: [],
  unread: [],
};

const ID_OF = {
  techStep: (key: string) => ({ preheat: 1, melt: 2, add: 3 })[key],
  ingredient: (key: string) => ({ butter: 10, salt: 11 })[key],
  unit: (key: string) => ({ gram: 20 })[key],
  utensil: (key: string) => ({ oven: 30, saucepan: 31 })[key],
};

const NEITHER = { duration: null, temperature: null, during: false };

describe('detectedTechniques', () => {
  it('gives each technique the ingredients and utensils of its clause', () => {
    expect(detectedTechniques(DETECTION, TEXT, ID_OF)).toEqual([
      {
        techStepId: 1,
        source: 'auto',
        start: 0,
        end: 11,
        ...NEITHER,
        ingredients: [],
        utensils: [{ utensilId: 30, source: 'auto', start: 15, end: 19 }],
      },
      {
        techStepId: 2,
        source: 'auto',
        start: 27,
        end: 33,
        ...NEITHER,
        ingredients: [
          {
            ...{ ingredientId: 10, quantity: 50, unitId: 20, source: 'auto', start: 42, end: 48 },
            ...{ amountStart: 34, amountEnd: 38 },
          },
        ],
        utensils: [{ utensilId: 31, source: 'auto', start: 59, end: 68 }],
      },
      {
        techStepId: 3,
        source: 'auto',
        start: 74,
        end: 81,
        ...NEITHER,
        during: true,
        ingredients: [
          {
            ...{
              ingredientId: 11,
              quantity: null,
              unitId: null,
              source: 'auto',
              start: 85,
              end: 88,
            },
          },
        ],
        utensils: [],
      },
    ]);
  });

  it('leaves out keys that the catalogue does not have', () => {
    const techniques = detectedTechniques(DETECTION, TEXT, {
      ...ID_OF,
      techStep: (key) => ({ melt: 2 })[key],
      ingredient: () => undefined,
      utensil: () => undefined,
    });
    expect(techniques).toEqual([
      {
        techStepId: 2,
        source: 'auto',
        start: 27,
        end: 33,
        ingredients: [],
        utensils: [],
        ...NEITHER,
      },
    ]);
  });

  it('gives techniques the durations and temperatures of their clauses', () => {
    const text = 'Préchauffer le four à 180 °C. Faire fondre 10 à 12 min.';
    const [preheat, oven, melt] = DETECTION.entities;
    const detection: TextDetection = {
      entities: [preheat, oven, { ...melt, start: 30, end: 42 }] as TextDetection['entities'],
      ingredients: [],
      durations: [{ minSeconds: 600, maxSeconds: 720, start: 43, end: 54, clause: 1 }],
      temperatures: [{ celsius: 180, start: 22, end: 28, clause: 0 }],
      clauses: [
        { start: 0, end: 28 },
        { start: 30, end: 54 },
      ],
      possibleFoods: [],
      unread: [],
    };
    expect(detectedTechniques(detection, text, ID_OF)).toMatchObject([
      { techStepId: 1, duration: null, temperature: { celsius: 180, start: 22, end: 28 } },
      {
        techStepId: 2,
        duration: { minSeconds: 600, maxSeconds: 720, start: 43, end: 54 },
        temperature: null,
      },
    ]);
  });

  it('gives mentions that are repeated in several clauses to the technique of each clause, once', () => {
    const repeated = [0, 1, 1].map((clause) => ({
      key: 'butter' as const,
      start: 42,
      end: 48,
      quantity: 50,
      unit: 'gram' as const,
      amountStart: 34,
      amountEnd: 38,
      clause,
    }));
    const pans = [0, 1, 1].map((clause) => ({
      kind: 'utensil' as const,
      key: 'saucepan' as const,
      start: 59,
      end: 68,
      weight: 1,
      clause,
    }));
    const techniques = DETECTION.entities.filter(({ kind }) => kind === 'technique');
    const detection = { ...DETECTION, ingredients: repeated, entities: [...techniques, ...pans] };
    const butter = {
      ingredientId: 10,
      quantity: 50,
      unitId: 20,
      source: 'auto',
      start: 42,
      end: 48,
    };
    const pan = { utensilId: 31, source: 'auto', start: 59, end: 68 };
    expect(detectedTechniques(detection, TEXT, ID_OF)).toMatchObject([
      { techStepId: 1, ingredients: [butter], utensils: [pan] },
      { techStepId: 2, ingredients: [butter], utensils: [pan] },
      { techStepId: 3, ingredients: [], utensils: [] },
    ]);
  });

  it('has at most 500 mentions in a text, the first ones', () => {
    const [, , melt, , add] = DETECTION.entities;
    const [butter] = DETECTION.ingredients;
    const detection = {
      ...DETECTION,
      entities: [melt, add].map((entity) => ({ ...entity, clause: 1 })),
      ingredients: Array.from({ length: 300 }, (_, i) => ({ ...butter, start: i, end: i + 1 })),
    } as TextDetection;
    const techniques = detectedTechniques(detection, TEXT, ID_OF);
    expect(techniques.map(({ ingredients }) => ingredients.length)).toEqual([300, 200]);
  });
});
