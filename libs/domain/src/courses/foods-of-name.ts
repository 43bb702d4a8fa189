import { ingredientNames } from '../catalogue/ingredient-names.js';
import type { IngredientKey } from '../catalogue/ingredients.js';
import { type Locale, LOCALES } from '../locale.js';
import { foldedText } from './words.js';

const FOODS = new Map(
  LOCALES.map((locale) => [
    locale,
    new Map(
      ingredientNames(locale).flatMap(({ key, forms }) =>
        forms.map((form): [string, IngredientKey] => [foldedText(form), key]),
      ),
    ),
  ]),
);

/** The words of the longest name that is looked for. */
const MAX_WORDS = 3;

/** The foods that a name of a dish names: what is known of a recipe without lines. */
export function foodsOfName(name: string, locale: Locale): IngredientKey[] {
  const words = foldedText(name).split(' ');
  const found: IngredientKey[] = [];
  for (let start = 0; start < words.length; start++) {
    for (let end = start + MAX_WORDS; end > start; end--) {
      const key = FOODS.get(locale)?.get(words.slice(start, end).join(' '));
      if (key === undefined) continue;
      found.push(key);
      start = end - 1;
      break;
    }
  }
  return found;
}
