import type { SubcategoryKey } from '../../catalogue/categories.js';
import { CATEGORY_LABELS, SUBCATEGORY_LABELS } from '../../catalogue/category-labels.js';
import { readLabel } from '../../catalogue/ingredient-names/notation.js';
import type { Locale } from '../../locale.js';
import type { ListedIngredient } from './shopping-list.js';

/** The heading of a shelf: a category while the house has named no shelf, else a subcategory. */
export function shelfLabel(
  { category, subcategory }: ListedIngredient,
  named: readonly SubcategoryKey[],
  locale: Locale,
): string {
  if (named.length === 0) return CATEGORY_LABELS[locale][category];
  const label = readLabel(SUBCATEGORY_LABELS[subcategory][locale]);
  return label.charAt(0).toUpperCase() + label.slice(1);
}
