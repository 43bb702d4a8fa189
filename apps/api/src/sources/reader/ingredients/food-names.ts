import { ingredientNames } from '#domain/catalogue/ingredient-names.js';
import { INGREDIENTS } from '#domain/catalogue/ingredients.js';
import { LOCALES } from '#domain/locale.js';

const fold = (name: string) => name.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '');

/** Read when the first name is looked up. */
let names: ReadonlySet<string> | undefined;

/** The names in all languages without breads and doughs: "PÂTE" and "TACOS" are also headings. */
function readNames(): Set<string> {
  const foods = new Set(
    INGREDIENTS.filter(({ category }) => category !== 'bakery').map(({ key }) => key),
  );
  const all = LOCALES.flatMap((locale) => ingredientNames(locale));
  return new Set(all.filter(({ key }) => foods.has(key)).flatMap(({ forms }) => forms.map(fold)));
}

/** Whether a text is the name of a food of the catalogue. Ignores case and diacritics. */
export function isNameOfFood(text: string): boolean {
  names ??= readNames();
  return names.has(fold(text));
}
