import { ingredientNames } from '#domain/catalogue/ingredient-names.js';
import { INGREDIENTS } from '#domain/catalogue/ingredients.js';
import { LOCALES } from '#domain/locale.js';

const fold = (name: string) => name.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '');

/** Whether each name is a bread or a dough. Read when the first name is looked up. */
let names: ReadonlyMap<string, boolean> | undefined;

function readNames(): Map<string, boolean> {
  const bakery = new Set(
    INGREDIENTS.filter(({ category }) => category === 'bakery').map(({ key }) => key),
  );
  const all = LOCALES.flatMap((locale) => ingredientNames(locale));
  return new Map(
    all.flatMap(({ key, forms }) => forms.map((form) => [fold(form), bakery.has(key)] as const)),
  );
}

/**
 * Whether a text is the name of a food of the catalogue in any language. Ignores case and
 * diacritics. Without `orBakery`, breads and doughs are none: "PÂTE" and "TACOS" are also headings.
 */
export function isNameOfFood(text: string, orBakery = false): boolean {
  names ??= readNames();
  const isBakery = names.get(fold(text));
  return isBakery !== undefined && (orBakery || !isBakery);
}
