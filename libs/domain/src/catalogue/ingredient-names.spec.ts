import { LOCALES } from '../locale.js';
import { type IngredientNames, ingredientNames } from './ingredient-names.js';
import { INGREDIENTS } from './ingredients.js';

/** Normalizes a name: names that differ in hyphens, apostrophes, ligatures or case are equal. */
const fold = (name: string) =>
  name
    .toLowerCase()
    .replaceAll('œ', 'oe')
    .split(/[^\p{L}]+/u)
    .join(' ');

function keysByForm(names: readonly IngredientNames[]): Map<string, Set<string>> {
  const keys = new Map<string, Set<string>>();
  for (const { key, forms } of names) {
    for (const form of forms) {
      keys.set(fold(form), (keys.get(fold(form)) ?? new Set()).add(key));
    }
  }
  return keys;
}

describe.each(LOCALES)('names in %s', (locale) => {
  const names = ingredientNames(locale);
  const keysOfForm = keysByForm(names);

  it('exist for every ingredient, in catalogue order', () => {
    expect(names.map(({ key }) => key)).toEqual(INGREDIENTS.map(({ key }) => key));
    expect(names.filter(({ label, forms }) => label === '' || !forms.includes(label))).toEqual([]);
  });

  it('belong to one ingredient each', () => {
    const ambiguous = [...keysOfForm].filter(([, keys]) => keys.size > 1);
    expect(ambiguous.map(([form, keys]) => [form, ...keys])).toEqual([]);
  });

  it('are forms of an ingredient if they are alternatives', () => {
    const unknown = names.flatMap(({ alternatives }) =>
      alternatives.filter((form) => !keysOfForm.has(fold(form))),
    );
    expect(unknown).toEqual([]);
  });

  it('contain only letters, spaces and punctuation of names', () => {
    const invalid = names.flatMap(({ forms }) =>
      forms.filter((form) => !/^\p{L}[\p{L}' .-]*$/u.test(form)),
    );
    expect(invalid).toEqual([]);
  });

  it('have distinct labels', () => {
    expect(new Set(names.map(({ label }) => label)).size).toBe(names.length);
  });
});

const keyOf = (locale: (typeof LOCALES)[number], form: string) =>
  ingredientNames(locale).find(({ forms }) => forms.some((known) => fold(known) === fold(form)))
    ?.key;

describe('ingredient of a name', () => {
  it.each([
    ['crème', 'cream'],
    ['crème fraîche', 'cremeFraiche'],
    ['lait de coco', 'coconutMilk'],
    ['chapelure', 'breadcrumbs'],
    ['bouillons de volaille', 'chickenBroth'],
    ['feuilles de brick', 'brickPastry'],
    ['pommes de terre', 'potato'],
    ['choux-fleurs', 'cauliflower'],
    ['oeufs', 'egg'],
    ['noix', 'walnut'],
    ['pâte', 'dough'],
    ['pâtes', 'pasta'],
    ['pâté', 'pate'],
    ['sauce soya', 'soySauce'],
    ['chicons', 'endive'],
    ['yogourt', 'yogurt'],
    ['échalottes', 'shallot'],
    ['viande', 'meat'],
    ['fines herbes', 'mixedHerbs'],
  ])('%s is %s', (form, key) => {
    expect(keyOf('fr', form)).toBe(key);
  });

  it.each([
    ['cream', 'cream'],
    ['oil', 'oil'],
    ['aubergines', 'eggplant'],
    ['rocket', 'arugula'],
    ['bay leaves', 'bayLeaf'],
    ['tomatoes', 'tomato'],
    ['pepper', 'pepper'],
    ['peppers', 'bellPepper'],
    ['cream cheese', 'creamCheese'],
    ['all-purpose flour', 'flour'],
    ['bicarbonate of soda', 'bakingSoda'],
  ])('%s is %s', (form, key) => {
    expect(keyOf('en', form)).toBe(key);
  });
});
