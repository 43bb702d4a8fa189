import type { Locale } from '../locale.js';
import { CATEGORY_LABELS } from '../catalogue/category-labels.js';
import { ingredientLabel } from '../catalogue/ingredient-names.js';
import { unitLabel } from '../catalogue/unit-labels.js';
import { unitOf } from '../catalogue/units.js';
import type { Amount } from '../units/amount.js';
import { firstNames } from './first-names.js';
import { onOneLine } from './on-one-line.js';
import type { FindIngredient, ShoppingLine } from './shopping-list.js';

/** An amount to buy; in a COUNT unit, a whole number. */
export interface PrintedAmount {
  readonly quantity: number;
  readonly unit: string;
}

/** A line of a shopping list in one language. */
export interface PrintedLine {
  /** Null for a retired ingredient. */
  readonly category: string | null;
  readonly ingredient: string;
  readonly amounts: readonly PrintedAmount[];
  /** At most {@link MAX_RECIPES} names; then `+` and the number of the other recipes. */
  readonly recipes: readonly string[];
}

/** Maximum number of recipes that a line names. */
const MAX_RECIPES = 10;

/** The language of a list, and lookups of ingredients and recipe names by id. */
export interface PrintOptions {
  readonly locale: Locale;
  readonly findIngredient: FindIngredient;
  readonly recipeName: (id: number) => string;
}

/** Writes the lines of a shopping list in a language; keeps their order. */
export function printList(
  lines: readonly ShoppingLine[],
  { locale, findIngredient, recipeName }: PrintOptions,
): PrintedLine[] {
  return lines.map(({ ingredientId, amounts, recipeIds }) => {
    const ingredient = findIngredient(ingredientId);
    return {
      category: ingredient ? CATEGORY_LABELS[locale][ingredient.category] : null,
      ingredient: ingredient ? ingredientLabel(ingredient, locale) : `#${String(ingredientId)}`,
      amounts: amounts.map((amount) => printAmount(amount, locale)),
      recipes: firstNames(recipeIds.map(recipeName).map(onOneLine), MAX_RECIPES),
    };
  });
}

/** Rounds COUNT units up: a shop does not sell half an onion. */
function printAmount({ quantity, unit }: Amount, locale: Locale): PrintedAmount {
  const bought = unitOf(unit).type === 'COUNT' ? Math.ceil(quantity) : quantity;
  return { quantity: bought, unit: unitLabel(unit, bought, locale) };
}
