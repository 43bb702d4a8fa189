import fc from 'fast-check';
import { cookings } from '../../../test/cooking.builder.js';
import { INGREDIENTS } from '../../catalogue/ingredients.js';
import type { PlannedLine, PlannedRecipe } from '../planned-recipe.js';
import { shoppingList } from './shopping-list.js';

const FOODS = INGREDIENTS.slice(0, 40).map((row, index) => ({ id: index + 1, ...row }));
const findIngredient = (id: number) => FOODS[id - 1];

const line: fc.Arbitrary<PlannedLine> = fc.record({
  ingredientId: fc.integer({ min: 1, max: FOODS.length }),
  quantity: fc.integer({ min: 1, max: 5_000 }).map((thousandths) => thousandths / 1_000),
  unit: fc.constantFrom('gram', 'kilogram', 'piece', 'milliliter', 'tablespoon'),
});

const dish = fc.record({
  portions: fc.integer({ min: 1, max: 12 }),
  lines: fc.uniqueArray(line, { maxLength: 8, selector: ({ ingredientId }) => ingredientId }),
  cooking: cookings,
});

describe('shoppingList with cookings', () => {
  it('has the ingredients of each cooking for its portions, once, whatever its meals are', () => {
    fc.assert(
      fc.property(fc.array(dish, { minLength: 1, maxLength: 5 }), (week) => {
        const served = week.map(({ cooking: { cooking }, ...recipe }, index): PlannedRecipe => ({
          ...recipe,
          id: index + 1,
          items: [
            {
              id: 1,
              portions: cooking.portions,
              cooking: { itemIds: cooking.items.map(({ id }) => id), packs: [] },
            },
          ],
        }));
        const plain = served.map((recipe, index) => ({
          ...recipe,
          items: [{ id: 1, portions: week[index]?.cooking.cooking.portions ?? 0 }],
        }));
        expect(shoppingList(served, findIngredient)).toEqual(shoppingList(plain, findIngredient));
      }),
    );
  });
});
