import { auto, manual } from '../../test/technique.builder.js';
import type { ReadFoods } from '../detection/contract.js';
import { foodsOfStep, readStep, removedMentions, type StepFood } from './step-foods.js';

const TEXT = 'Verser le lait, puis les œufs.';
const MILK = { ingredientId: 5, start: 10, end: 14 };
const FOUND: StepFood = { ...MILK, text: 'lait', source: 'auto' };
const mention = (source: 'auto' | 'manual', ingredientId = MILK.ingredientId) => ({
  ...MILK,
  ingredientId,
  quantity: null,
  unitId: null,
  source,
});
const withMentions = (...ingredients: ReturnType<typeof mention>[]) => ({
  ...manual(7, 0, 6),
  ingredients,
});

describe('readStep', () => {
  it('has the names that may be a food, as written, and what was not read', () => {
    const detection = {
      possibleFoods: [
        { key: 'milk', start: 10, end: 14 },
        { key: 'egg', start: 25, end: 29 },
        { key: 'gone', start: 0, end: 6 },
      ],
      unread: [{ start: 21, end: 24 }],
    } as unknown as ReadFoods;
    const ids: Readonly<Record<string, number>> = { milk: 5, egg: 6 };
    expect(readStep(detection, TEXT, (key) => ids[key])).toEqual({
      foods: [FOUND, { ingredientId: 6, start: 25, end: 29, text: 'œufs', source: 'auto' }],
      unread: ['les', 'Verser'],
    });
  });
});

describe('foodsOfStep', () => {
  it.each([
    ['keeps what was detected', [FOUND], [], [], [FOUND]],
    ['leaves out a place of a removed mention', [FOUND], [{ start: 10, end: 14 }], [], []],
    [
      'keeps a food whose name contains that of a removed mention',
      [{ ...FOUND, end: 17 }],
      [{ start: 10, end: 14 }],
      [],
      [{ ...FOUND, end: 17 }],
    ],
    ['forgets earlier manual mentions', [{ ...FOUND, source: 'manual' as const }], [], [], []],
    [
      'adds manual mentions, also at a removed place',
      [FOUND],
      [{ start: 10, end: 14 }],
      [withMentions(mention('manual', 8))],
      [{ ...FOUND, ingredientId: 8, source: 'manual' }],
    ],
  ])('%s', (_case, detected, removed, techniques, foods) => {
    expect(foodsOfStep(TEXT, detected, removed, techniques)).toEqual({
      foods,
      removedFoods: removed,
    });
  });
});

describe('removedMentions', () => {
  const before = [withMentions(mention('auto')), auto(8, 16, 20)];

  it.each([
    ['the place of a mention that is gone', [withMentions()], [{ start: 10, end: 14 }]],
    [
      'the place of a mention of another food',
      [withMentions(mention('manual', 8))],
      [{ start: 10, end: 14 }],
    ],
    [
      'nothing when another technique mentions it',
      [{ ...auto(8, 16, 20), ingredients: [mention('auto')] }],
      [],
    ],
    ['nothing when it is mentioned by a person', [withMentions(mention('manual'))], []],
  ])('returns %s', (_case, after, removed) => {
    expect(removedMentions(before, after)).toEqual(removed);
  });

  it('ignores manual mentions, which no later detection finds', () => {
    expect(removedMentions([withMentions(mention('manual'))], [])).toEqual([]);
  });
});
