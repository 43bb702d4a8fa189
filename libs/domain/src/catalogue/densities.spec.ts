import { DENSITIES } from './densities.js';
import { INGREDIENTS, type IngredientKey } from './ingredients.js';

const ROWS = Object.entries(DENSITIES).map(
  ([key, { soldBy, milligrams, millilitres }]) =>
    [key as IngredientKey, soldBy, milligrams / 1000 / millilitres] as const,
);
const subcategories = new Map(INGREDIENTS.map(({ key, subcategory }) => [key, subcategory]));

describe('DENSITIES', () => {
  it.each(ROWS)('%s, sold by %s: %d g/ml is possible', (_, soldBy, density) => {
    // Puffed rice has 0.12 g/ml and honey 1.42. Liquids are between spirits and syrup.
    const [least, most] = soldBy === 'MASS' ? [0.1, 1.5] : [0.85, 1.5];
    expect(density).toBeGreaterThan(least);
    expect(density).toBeLessThan(most);
  });

  it('has integers, so that sums are exact', () => {
    for (const { milligrams, millilitres } of Object.values(DENSITIES)) {
      expect([milligrams, millilitres].every(Number.isSafeInteger)).toBe(true);
    }
  });

  it('sells every listed drink, broth and juice by volume', () => {
    const liquids = ROWS.filter(([key]) => subcategories.get(key) === 'cookingLiquids');
    expect(liquids.filter(([, soldBy]) => soldBy === 'MASS')).toEqual([]);
  });

  it.each<[IngredientKey, string]>([
    ['coarseSalt', 'the weight of a spoon depends on the grain'],
    ['yeast', 'grams are often fresh yeast, spoons are dry yeast'],
    ['spinach', 'leaves can be pressed'],
    ['pasta', 'the weight of a cup depends on the shape'],
    ['chicken', 'its mass includes the bones'],
    ['almond', 'whole and sliced almonds differ'],
  ])('has no density of %s: %s', (key) => {
    expect(DENSITIES[key]).toBeUndefined();
  });
});
