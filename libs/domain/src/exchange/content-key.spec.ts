import { contentKey } from './content-key.js';

describe('contentKey', () => {
  const DISH = { recipeId: 7, slot: 'LUNCH', portions: 2 };

  it.each<[string, object, object]>([
    ['the order of fields', DISH, { portions: 2, slot: 'LUNCH', recipeId: 7 }],
    ['absent and empty values', DISH, { ...DISH, note: null, tags: [], guest: false }],
    ['who eats, and what serves it', DISH, { ...DISH, eaters: [{ profileId: 1 }], cookingId: 3 }],
    [
      'numbers and ids of rows',
      { steps: [{ text: 'a', id: 1 }] },
      { steps: [{ text: 'a' }], number: 4 },
    ],
  ])('does not depend on %s', (_, one, other) => {
    expect(contentKey(one)).toBe(contentKey(other));
  });

  it.each<[string, object]>([
    ['a field', { ...DISH, note: 'froid' }],
    ['a value', { ...DISH, recipeId: 8 }],
    ['an amount of 0', { ...DISH, prepMinutes: 0 }],
  ])('depends on %s', (_, other) => {
    expect(contentKey(DISH)).not.toBe(contentKey(other));
  });

  it('depends on the order of a list', () => {
    expect(contentKey({ steps: ['a', 'b'] })).not.toBe(contentKey({ steps: ['b', 'a'] }));
  });
});
