import type { Locale } from '../locale.js';
import { CATEGORY_LABELS } from '../catalogue/category-labels.js';
import { ingredientLabel } from '../catalogue/ingredient-names.js';
import type { Amount } from '../units/amount.js';
import { unitOf } from '../units/unit.js';
import { unitLabel } from '../units/unit-labels.js';
import type { FindShelf, ShoppingLine } from './shopping-list.js';

/** An amount as one buys it: counted things whole. */
export interface PrintedAmount {
  readonly quantity: number;
  readonly unit: string;
}

/** A line of a shopping list in the words of its reader. */
export interface PrintedLine {
  /** Null for an ingredient that the catalogue no longer has. */
  readonly category: string | null;
  readonly ingredient: string;
  readonly amounts: readonly PrintedAmount[];
  readonly recipes: readonly string[];
}

/** Where the words come from. */
export interface Wording {
  readonly locale: Locale;
  readonly findShelf: FindShelf;
  readonly recipeName: (id: number) => string;
}

/** Puts a shopping list into words, in its order. */
export function printList(
  lines: readonly ShoppingLine[],
  { locale, findShelf, recipeName }: Wording,
): PrintedLine[] {
  return lines.map(({ ingredientId, amounts, recipeIds }) => {
    const shelf = findShelf(ingredientId);
    return {
      category: shelf ? CATEGORY_LABELS[locale][shelf.category] : null,
      ingredient: shelf ? ingredientLabel(shelf, locale) : `#${String(ingredientId)}`,
      amounts: amounts.map((amount) => printAmount(amount, locale)),
      recipes: recipeIds.map((id) => onOneLine(recipeName(id))),
    };
  });
}

/** Half an onion is not for sale: counted things are rounded up. */
function printAmount({ quantity, unit }: Amount, locale: Locale): PrintedAmount {
  const bought = unitOf(unit).type === 'COUNT' ? Math.ceil(quantity) : quantity;
  return { quantity: bought, unit: unitLabel(unit, bought, locale) };
}

/** A name is whatever somebody typed: line breaks and control characters must not shape the list. */
function onOneLine(name: string): string {
  return name.replace(/[\s\p{Cc}\p{Cf}]+/gu, ' ').trim();
}
