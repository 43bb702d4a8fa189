import { CATEGORIES } from '../catalogue/categories.js';
import type { Ingredient } from '../catalogue/ingredients.js';
import type { Amount } from '../units/amount.js';
import { AmountSum } from '../units/amount-sum.js';
import { Rational } from '../units/rational.js';
import { type PlannedRecipe, portionsPlanned } from './planned-recipe.js';

/** What to buy of one ingredient, and what for. */
export interface ShoppingLine {
  readonly ingredientId: number;
  /** One for MASS, one for VOLUME, one for each COUNT unit; never empty. */
  readonly amounts: readonly Amount[];
  /** Ascending. */
  readonly recipeIds: readonly number[];
}

/** Where an ingredient stands in a shop. */
export type Shelf = Pick<Ingredient, 'key' | 'category' | 'subcategory'>;

/** Finds the shelf of an ingredient; undefined for one that the catalogue no longer has. */
export type FindShelf = (ingredientId: number) => Shelf | undefined;

/** The lines of all recipes, scaled to the portions planned and summed for each ingredient. */
export function shoppingList(
  recipes: readonly PlannedRecipe[],
  findShelf: FindShelf,
): ShoppingLine[] {
  const wanted = new Map<number, { sum: AmountSum; recipeIds: Set<number> }>();
  for (const recipe of recipes) {
    const planned = portionsPlanned(recipe);
    for (const { ingredientId, quantity, unit } of recipe.lines) {
      const want = wanted.get(ingredientId) ?? { sum: new AmountSum(), recipeIds: new Set() };
      wanted.set(ingredientId, want);
      want.sum.add(Rational.of(quantity).times(planned, recipe.portions), unit);
      want.recipeIds.add(recipe.id);
    }
  }
  const lines = Array.from(wanted, ([ingredientId, { sum, recipeIds }]) => ({
    ingredientId,
    amounts: sum.amounts(),
    recipeIds: [...recipeIds].sort((a, b) => a - b),
  }));
  return inShopOrder(lines, findShelf);
}

const CATEGORY_ORDER = Object.keys(CATEGORIES);

/** By category as a shop is walked through, then by key; what has no shelf comes last. */
function inShopOrder(lines: readonly ShoppingLine[], findShelf: FindShelf): ShoppingLine[] {
  return lines
    .map((line) => {
      const { category, key } = findShelf(line.ingredientId) ?? {};
      const aisle = category === undefined ? Infinity : CATEGORY_ORDER.indexOf(category);
      return { line, aisle, key: key ?? '' };
    })
    .sort((a, b) => {
      if (a.aisle !== b.aisle) return a.aisle - b.aisle;
      if (a.key !== b.key) return a.key < b.key ? -1 : 1;
      return a.line.ingredientId - b.line.ingredientId;
    })
    .map(({ line }) => line);
}
