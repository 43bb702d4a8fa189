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
  return words.flatMap((_word, start) =>
    Array.from({ length: MAX_WORDS }, (_, more) => words.slice(start, start + more + 1).join(' '))
      .map((text) => FOODS.get(locale)?.get(text))
      .filter((key) => key !== undefined),
  );
}
