import { ALLERGENS, type AllergenKey } from '../catalogue/allergens.js';
import { DIET_KEYS, type DietKey, type IngredientDietKey } from '../catalogue/diets.js';
import {
  flagOfAllergen,
  dietaryFlagsAvoidedOn,
  dietaryFlagsOfIngredient,
  oftenFlagsOfIngredient,
} from './dietary-flags.js';

describe('dietary flags', () => {
  it.each<[IngredientDietKey[], AllergenKey[], DietKey, boolean]>([
    [['vegetarian', 'vegan', 'pescatarian'], [], 'vegan', true],
    [['vegetarian', 'pescatarian'], ['milk'], 'vegan', false],
    [['vegetarian', 'pescatarian'], ['milk'], 'vegetarian', true],
    [['pescatarian'], ['fish'], 'vegetarian', false],
    [['pescatarian'], ['fish'], 'pescatarian', true],
    [[], [], 'pescatarian', false],
    [[], [], 'omnivore', true],
    [['vegetarian', 'vegan', 'pescatarian'], ['gluten'], 'glutenFree', false],
    [[], ['milk'], 'glutenFree', true],
  ])('an ingredient of %j with %j on the diet %s: %p', (diets, allergens, diet, fits) => {
    expect(
      (dietaryFlagsOfIngredient({ diets, allergens, oftenAllergens: [] }) &
        dietaryFlagsAvoidedOn(diet)) ===
        0,
    ).toBe(fits);
  });

  it.each<[AllergenKey, DietKey, boolean]>([
    ['milk', 'vegan', true],
    ['milk', 'vegetarian', false],
    ['fish', 'vegetarian', true],
    ['fish', 'pescatarian', false],
    ['gluten', 'glutenFree', true],
    ['celery', 'vegan', false],
  ])(
    'a vegan ingredient that often contains %s often breaks the diet %s: %p',
    (key, diet, does) => {
      const flags = oftenFlagsOfIngredient({
        diets: ['vegetarian', 'vegan', 'pescatarian'],
        allergens: [],
        oftenAllergens: [key],
      });
      expect((flags & dietaryFlagsAvoidedOn(diet)) !== 0).toBe(does);
      expect(flags & flagOfAllergen(key)).toBe(flagOfAllergen(key));
    },
  );

  it('gives each allergen and each restrictive diet its own bit', () => {
    const bits = [
      ...ALLERGENS.map(({ key }) => flagOfAllergen(key)),
      ...DIET_KEYS.map(dietaryFlagsAvoidedOn),
    ];
    // Omnivore avoids nothing; gluten-free has the bit of the allergen gluten.
    expect(new Set(bits)).toHaveProperty('size', ALLERGENS.length + DIET_KEYS.length - 1);
  });
});
