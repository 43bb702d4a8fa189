import type { IngredientKey } from '#domain/catalogue/ingredients.js';
import type { UnitKey } from '#domain/catalogue/units.js';
import type { UtensilKey } from '#domain/catalogue/utensils.js';

/** Converts a written unit to a unit of the catalogue: one pound is 454 gram. */
export interface UnitConversion {
  readonly key: UnitKey;
  readonly factor: number;
}

/** A phrase with all its meanings. A non-entity has none and only hides the entries inside it. */
export interface Entry {
  utensil: UtensilKey | null;
  ingredient: IngredientKey | null;
  unit: UnitConversion | null;
  /** Number of required context words before and after the name, which the mention excludes. */
  readonly lead: number;
  readonly trail: number;
  /** The rules that can match at a mention of the phrase; `MentionRuleList` sets them when it first asks. */
  rules: readonly object[] | undefined;
}

/** The meanings of a phrase. */
export type Meanings = Pick<Entry, 'utensil' | 'ingredient' | 'unit'>;

export const NO_MEANINGS: Meanings = { utensil: null, ingredient: null, unit: null };

/** Creates an entry. */
export function newEntry({ utensil, ingredient, unit }: Meanings, lead = 0, trail = 0): Entry {
  return { utensil, ingredient, unit, lead, trail, rules: undefined };
}
