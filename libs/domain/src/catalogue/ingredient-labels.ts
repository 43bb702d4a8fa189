import type { Locale } from '../analysis/locale.js';
import type { IngredientKey } from './ingredients.js';
import { ingredientNames } from './ingredient-names.js';

const LABELS = new Map<Locale, ReadonlyMap<IngredientKey, string>>();

/** What an ingredient is called; its key for one that the catalogue does not have. */
export function ingredientLabel(key: IngredientKey, locale: Locale): string {
  return labelsIn(locale).get(key) ?? key;
}

/** Reading the names takes a while: it is done once for each language, when first needed. */
function labelsIn(locale: Locale): ReadonlyMap<IngredientKey, string> {
  const known = LABELS.get(locale);
  if (known) return known;
  const labels = new Map(ingredientNames(locale).map(({ key, label }) => [key, label]));
  LABELS.set(locale, labels);
  return labels;
}
