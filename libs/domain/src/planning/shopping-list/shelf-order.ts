import { CATEGORIES, type SubcategoryKey } from '../../catalogue/categories.js';
import type { FindIngredient, ListedIngredient } from './shopping-list.js';

const CATEGORY_ORDER = Object.keys(CATEGORIES);

/** The shelves of a shop, in the order of the catalogue. */
export const SHELVES: readonly SubcategoryKey[] = Object.values(CATEGORIES).flatMap(
  (subcategories) => Object.keys(subcategories) as SubcategoryKey[],
);

/** The order of all shelves: those that a house has named, then the others. */
export function wholeShelfOrder(named: readonly SubcategoryKey[]): SubcategoryKey[] {
  return [...new Set([...named, ...SHELVES])];
}

/**
 * Sorts entries by shelf, and keeps the order of entries on one shelf. A shelf is a subcategory; a
 * category while the house has named no shelf. Entries without a known ingredient come last.
 */
export function sortByShelf<Entry extends { readonly ingredientId: number | null }>(
  entries: readonly Entry[],
  named: readonly SubcategoryKey[],
  findIngredient: FindIngredient,
): Entry[] {
  const order = wholeShelfOrder(named);
  const rankOf = ({ category, subcategory }: ListedIngredient) =>
    named.length === 0 ? CATEGORY_ORDER.indexOf(category) : order.indexOf(subcategory);
  return entries
    .map((entry) => {
      const ingredient =
        entry.ingredientId === null ? undefined : findIngredient(entry.ingredientId);
      return { entry, rank: ingredient === undefined ? Infinity : rankOf(ingredient) };
    })
    .sort((a, b) => (a.rank === b.rank ? 0 : a.rank - b.rank))
    .map(({ entry }) => entry);
}
