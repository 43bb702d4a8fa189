import type { Locale } from '#domain/analysis/locale.js';
import type { IngredientKey } from '#domain/catalogue/ingredients.js';

export interface IngredientNames {
  readonly key: IngredientKey;
  /** The name a person would read on a shopping list, singular. */
  readonly label: string;
  /** Every written form, label included: synonyms, plurals, regional names, common misspellings. */
  readonly forms: readonly string[];
}

/** The names of every ingredient in a language, in catalogue order. */
export function ingredientNames(_locale: Locale): readonly IngredientNames[] {
  return [];
}
