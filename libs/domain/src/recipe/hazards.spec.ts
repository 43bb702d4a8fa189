import { ALLERGENS, type AllergenKey } from '#domain/catalogue/allergens.js';
import { DIET_KEYS, type DietKey, type IngredientDietKey } from '#domain/catalogue/diets.js';
import { hazardOfAllergen, hazardsAvoidedOn, hazardsOfIngredient } from './hazards.js';

describe('hazards', () => {
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
    expect((hazardsOfIngredient({ diets, allergens }) & hazardsAvoidedOn(diet)) === 0).toBe(fits);
  });

  it('gives every allergen and every diet that says something a bit of its own', () => {
    const bits = [
      ...ALLERGENS.map(({ key }) => hazardOfAllergen(key)),
      ...DIET_KEYS.map(hazardsAvoidedOn),
    ];
    // Omnivore avoids nothing and gluten-free what the gluten allergy does.
    expect(new Set(bits)).toHaveProperty('size', ALLERGENS.length + DIET_KEYS.length - 1);
  });
});
