import { ALLERGENS, type AllergenKey } from '../catalogue/allergens.js';
import { DIET_KEYS, type DietKey, type IngredientDietKey } from '../catalogue/diets.js';
import {
  flagOfAllergen,
  dietaryFlagsAvoidedOn,
  dietaryFlagsOfIngredient,
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
      (dietaryFlagsOfIngredient({ diets, allergens }) & dietaryFlagsAvoidedOn(diet)) === 0,
    ).toBe(fits);
  });

  it('gives each allergen and each restrictive diet its own bit', () => {
    const bits = [
      ...ALLERGENS.map(({ key }) => flagOfAllergen(key)),
      ...DIET_KEYS.map(dietaryFlagsAvoidedOn),
    ];
    // Omnivore avoids nothing; gluten-free has the bit of the allergen gluten.
    expect(new Set(bits)).toHaveProperty('size', ALLERGENS.length + DIET_KEYS.length - 1);
  });
});
