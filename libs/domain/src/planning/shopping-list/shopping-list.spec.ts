import fc from 'fast-check';
import { CATEGORIES, type CategoryKey } from '../../catalogue/categories.js';
import { UNITS, type UnitKey } from '../../catalogue/units.js';
import type { PlannedRecipe } from '../planned-recipe.js';
import { type ListedIngredient, shoppingList } from './shopping-list.js';

const INGREDIENTS: Readonly<Record<number, ListedIngredient>> = {
  1: { category: 'dairyAndCheese', subcategory: 'milkAndCream', key: 'butter' },
  2: { category: 'freshProduce', subcategory: 'vegetables', key: 'onion' },
  3: { category: 'freshProduce', subcategory: 'vegetables', key: 'carrot' },
  4: { category: 'cookingAids', subcategory: 'cookingLiquids', key: 'water' },
};
const findIngredient = (id: number): ListedIngredient | undefined => INGREDIENTS[id];

type Line = [ingredientId: number, quantity: number, unit: UnitKey];

function recipe(id: number, portions: number, planned: number[], lines: Line[]): PlannedRecipe {
  return {
    id,
    portions,
    items: planned.map((count, index) => ({ id: id * 100 + index, portions: count })),
    lines: lines.map(([ingredientId, quantity, unit]) => ({ ingredientId, quantity, unit })),
  };
}

function listed(recipes: readonly PlannedRecipe[]) {
  return shoppingList(recipes, findIngredient).map(({ ingredientId, amounts, recipeIds }) => [
    ingredientId,
    amounts.map(({ quantity, unit }) => [quantity, unit]),
    recipeIds,
  ]);
}

describe('shoppingList', () => {
  it.each<[string, PlannedRecipe[], unknown[]]>([
    ['an empty week', [], []],
    ['a recipe without lines', [recipe(1, 4, [4], [])], []],
    ['not scaled', [recipe(1, 4, [4], [[1, 250, 'gram']])], [[1, [[250, 'gram']], [1]]]],
    ['scaled down', [recipe(1, 4, [2], [[1, 250, 'gram']])], [[1, [[125, 'gram']], [1]]]],
    ['scaled up', [recipe(1, 4, [20], [[1, 250, 'gram']])], [[1, [[1.25, 'kilogram']], [1]]]],
    ['planned twice', [recipe(1, 4, [2, 4], [[1, 100, 'gram']])], [[1, [[150, 'gram']], [1]]]],
    ['three thirds are exactly one', [recipe(1, 3, [1, 1, 1], [[2, 1, 'piece']])],
      [[2, [[1, 'piece']], [1]]]],
    ['thirds and sixths of different recipes', [recipe(1, 3, [1], [[2, 1, 'piece']]),
      recipe(2, 6, [4], [[2, 1, 'piece']])], [[2, [[1, 'piece']], [1, 2]]]],
    ['a third rounded to three decimals', [recipe(1, 3, [1], [[2, 1, 'piece']])],
      [[2, [[0.333, 'piece']], [1]]]],
    ['a large amount', [recipe(1, 1, [1000], [[1, 1_000_000, 'kilogram']])],
      [[1, [[1_000_000_000, 'kilogram']], [1]]]],
    ['a very small amount', [recipe(1, 1000, [1], [[1, 0.001, 'gram']])], [[1, [[0.001, 'gram']], [1]]]],
    ['two recipes, recipe ids ascending', [recipe(9, 1, [1], [[1, 0.5, 'kilogram']]),
      recipe(2, 1, [1], [[1, 250, 'gram']])], [[1, [[750, 'gram']], [2, 9]]]],
    ['two kinds of amount', [recipe(1, 1, [1], [[2, 1, 'piece']]),
      recipe(2, 1, [1], [[2, 80, 'gram']])], [[2, [[80, 'gram'], [1, 'piece']], [1, 2]]]],
    ['sorted by category, then key, unknown ingredients last', [recipe(1, 1, [1],
      [[7, 1, 'piece'], [4, 1, 'liter'], [1, 1, 'gram'], [2, 1, 'piece'], [3, 1, 'piece']])],
      [[3, [[1, 'piece']], [1]], [2, [[1, 'piece']], [1]], [1, [[1, 'gram']], [1]],
        [4, [[1, 'liter']], [1]], [7, [[1, 'piece']], [1]]]],
  ])('%s', (_, recipes, list) => {
    expect(listed(recipes)).toEqual(list);
  }); // prettier-ignore

  const anyRecipe = (id: number) =>
    fc
      .record({
        portions: fc.integer({ min: 1, max: 12 }),
        planned: fc.array(fc.integer({ min: 1, max: 12 }), { minLength: 1, maxLength: 3 }),
        lines: fc.uniqueArray(
          fc.tuple(
            fc.integer({ min: 1, max: 6 }),
            fc.integer({ min: 1, max: 1_000_000 }).map((thousandths) => thousandths / 1000),
            fc.constantFrom(...UNITS.map(({ key }) => key)),
          ),
          { selector: ([ingredientId]) => ingredientId, maxLength: 6 },
        ),
      })
      .map(({ portions, planned, lines }) => recipe(id, portions, planned, lines));
  const week = fc.tuple(...[1, 2, 3, 4, 5].map(anyRecipe));

  it('has one line for each ingredient, with exactly the recipes that use it', () => {
    fc.assert(
      fc.property(week, (recipes) => {
        const list = shoppingList(recipes, findIngredient);
        const bought = list.flatMap(({ ingredientId, recipeIds }) =>
          recipeIds.map((id) => `${String(id)}/${String(ingredientId)}`),
        );
        const wanted = recipes.flatMap(({ id, lines }) =>
          lines.map(({ ingredientId }) => `${String(id)}/${String(ingredientId)}`),
        );
        expect(bought.sort()).toEqual(wanted.sort());
        expect(new Set(list.map(({ ingredientId }) => ingredientId)).size).toBe(list.length);
      }),
    );
  });

  it('does not depend on the order of recipes or the number of items', () => {
    fc.assert(
      fc.property(week, (recipes) => {
        const atOnce = recipes.map((planned) => ({
          ...planned,
          items: [{ id: 1, portions: planned.items.reduce((sum, item) => sum + item.portions, 0) }],
        }));
        expect(shoppingList([...atOnce].reverse(), findIngredient)).toEqual(
          shoppingList(recipes, findIngredient),
        );
      }),
    );
  });

  it('lists each category once', () => {
    fc.assert(
      fc.property(week, (recipes) => {
        const categories = Object.keys(CATEGORIES);
        const order = shoppingList(recipes, findIngredient)
          .map(({ ingredientId }) => findIngredient(ingredientId)?.category)
          .filter((category): category is CategoryKey => category !== undefined)
          .map((category) => categories.indexOf(category));
        expect(order).toEqual([...order].sort((a, b) => a - b));
      }),
    );
  });
});
