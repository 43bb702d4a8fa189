import type { IngredientKey } from '#domain/catalogue/ingredients.js';
import type { Locale } from '#domain/locale.js';

/**
 * A dish or a product that people know by its name, and what it is made of. It is no ingredient of a
 * line: a text that names it is evidence of its foods, unless a line says what it is made of.
 */
export interface DishDefinition {
  /** Names in the notation of `ingredient-names/notation.ts`; the first is the label. */
  readonly names: Readonly<Record<Locale, string>>;
  /** What every version of it contains. */
  readonly madeOf: readonly IngredientKey[];
  /** What many versions of it contain. */
  readonly often: readonly IngredientKey[];
}

export function dish(
  fr: string,
  en: string,
  madeOf: readonly IngredientKey[],
  often: readonly IngredientKey[] = [],
): DishDefinition {
  return { names: { fr, en }, madeOf, often };
}
