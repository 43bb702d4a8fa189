import { LOCALES } from '../locale.js';
import { DISHES, dishNames } from './dishes.js';
import { INGREDIENTS } from './ingredients.js';

const fold = (name: string) => name.toLowerCase().replaceAll('œ', 'oe').replaceAll(/['’-]/g, ' ');

describe('DISHES', () => {
  it('have keys that no ingredient has', () => {
    const ingredientKeys = new Set<string>(INGREDIENTS.map(({ key }) => key));
    expect(DISHES.filter(({ key }) => ingredientKeys.has(key))).toEqual([]);
  });

  it('are made of something', () => {
    const empty = DISHES.filter(({ madeOf, often }) => madeOf.length + often.length === 0);
    expect(empty).toEqual([]);
  });
});

describe.each(LOCALES)('names of dishes in %s', (locale) => {
  it('belong to one dish', () => {
    const owners = new Map<string, Set<string>>();
    for (const { key, forms } of dishNames(locale)) {
      for (const form of forms)
        owners.set(fold(form), (owners.get(fold(form)) ?? new Set()).add(key));
    }
    expect(
      [...owners].filter(([, keys]) => keys.size > 1).map(([form, keys]) => [form, ...keys]),
    ).toEqual([]);
  });
});
