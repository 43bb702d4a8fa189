import { CATEGORIES } from '../../catalogue/categories.js';
import { DENSITIES } from '../../catalogue/densities.js';
import type { Density } from '../../catalogue/densities/density.js';
import type { Ingredient } from '../../catalogue/ingredients.js';
import type { Amount } from '../../units/amount.js';
import { AmountSum } from '../../units/amount-sum.js';
import { Rational } from '../../units/rational.js';
import { type PlannedRecipe, scaleOf } from '../planned-recipe.js';

/** The amounts to buy of one ingredient and the recipes that use it. */
export interface ShoppingLine {
  readonly ingredientId: number;
  /**
   * One for MASS, one for VOLUME, one for each COUNT unit; never empty. One for MASS and VOLUME
   * together if the density of the ingredient is known.
   */
  readonly amounts: readonly Amount[];
  /** The planned recipes, ascending. */
  readonly recipeIds: readonly number[];
  /** The parts of them that have the ingredient, ascending. */
  readonly partIds: readonly number[];
}

/** A line of a planned recipe without an ingredient, as it was written: it is not scaled. */
export interface TextLine {
  readonly text: string;
  /** The planned recipe. */
  readonly recipeId: number;
  /** The part of it that has the line; null: the recipe itself. */
  readonly partId: number | null;
}

/** An ingredient with the properties that a shopping list needs. */
export type ListedIngredient = Pick<Ingredient, 'key' | 'category' | 'subcategory'>;

/** Finds an ingredient by its id; undefined for a retired ingredient. */
export type FindIngredient = (ingredientId: number) => ListedIngredient | undefined;

/** Scales the lines of all recipes to the planned portions and sums them for each ingredient. */
export function shoppingList(
  recipes: readonly PlannedRecipe[],
  findIngredient: FindIngredient,
): ShoppingLine[] {
  const totals = new Map<number, Total>();
  for (const recipe of recipes) {
    const scale = scaleOf(recipe);
    const { id, items, need } = recipe;
    const dishIds = [...(items.length > 0 ? [id] : []), ...(need?.dishIds ?? [])];
    for (const { ingredientId, quantity, unit } of recipe.lines) {
      const total = totals.get(ingredientId) ?? emptyTotal(findIngredient(ingredientId));
      totals.set(ingredientId, total);
      total.sum.add(Rational.of(quantity).multiplyBy(scale), unit);
      for (const dishId of dishIds) total.recipeIds.add(dishId);
      if (need !== undefined) total.partIds.add(id);
    }
  }
  const lines = Array.from(totals, ([ingredientId, { sum, recipeIds, partIds }]) => ({
    ingredientId,
    amounts: sum.amounts(),
    recipeIds: ascending(recipeIds),
    partIds: ascending(partIds),
  }));
  return sortByCategory(lines, findIngredient);
}

interface Total {
  readonly sum: AmountSum;
  readonly recipeIds: Set<number>;
  readonly partIds: Set<number>;
}

function ascending(ids: ReadonlySet<number>): number[] {
  return [...ids].sort((a, b) => a - b);
}

function emptyTotal(ingredient: ListedIngredient | undefined): Total {
  return { sum: new AmountSum(densityOf(ingredient)), recipeIds: new Set(), partIds: new Set() };
}

/** The density of an ingredient, if it is known; a retired ingredient has none. */
export function densityOf(ingredient: ListedIngredient | undefined): Density | undefined {
  return ingredient && DENSITIES[ingredient.key];
}

const CATEGORY_ORDER = Object.keys(CATEGORIES);

/** Sorts by category, then by ingredient key; retired ingredients come last. */
export function sortByCategory<Line extends { readonly ingredientId: number }>(
  lines: readonly Line[],
  findIngredient: FindIngredient,
): Line[] {
  return lines
    .map((line) => {
      const { category, key = '' } = findIngredient(line.ingredientId) ?? {};
      const rank = category === undefined ? Infinity : CATEGORY_ORDER.indexOf(category);
      return { line, rank, key };
    })
    .sort((a, b) => {
      if (a.rank !== b.rank) return a.rank - b.rank;
      if (a.key !== b.key) return a.key < b.key ? -1 : 1;
      return a.line.ingredientId - b.line.ingredientId;
    })
    .map(({ line }) => line);
}
