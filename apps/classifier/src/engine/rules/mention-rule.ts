import type { SubcategoryKey } from '#domain/catalogue/categories.js';
import type { IngredientKey } from '#domain/catalogue/ingredients.js';
import type { TechStepKey } from '#domain/catalogue/tech-steps.js';
import type { UnitKey } from '#domain/catalogue/units.js';
import type { UtensilKey } from '#domain/catalogue/utensils.js';
import type { Rule } from './rule.js';

/** Decides the meaning of a mention in its context. */
export interface MentionRule extends Rule<MentionResult> {
  /** Names that the rule is about, in the notation of `UtensilNames`; by default all names. */
  readonly names?: readonly string[] | undefined;
  /** The instruction before the mention means one of these techniques. */
  readonly after?: readonly TechStepKey[] | undefined;
  /** One of these techniques or utensils is anywhere in the text. */
  readonly nearTechniques?: readonly TechStepKey[] | undefined;
  readonly nearUtensils?: readonly UtensilKey[] | undefined;
  /**
   * The name is no possible food here, unless the result is `food`: it cannot be one, or it is what the
   * recipe makes of its own foods ("pan juices").
   */
  readonly isSure?: true | undefined;
}

/** The meaning of a name: one of its own meanings, another one, or none. */
export type MentionResult = 'food' | 'utensil' | 'unit' | OtherMeaning | PartOfFood | null;

/** A meaning that the name does not have by itself. */
export interface OtherMeaning {
  readonly utensil?: UtensilKey;
  readonly ingredient?: IngredientKey;
  readonly unit?: UnitKey;
}

/**
 * Part of a food that was named before: "the thighs" of a chicken are chicken thighs. The rule does
 * not match without such a food.
 */
export interface PartOfFood {
  /** Subcategories of the foods that have this part; empty if only a named part is meant. */
  readonly partOf: readonly SubcategoryKey[];
  /** The part by its name in the catalogue, the food itself, or the food for an unnamed part. */
  readonly meaning: 'part' | 'food' | 'partOrFood';
}

export function isPartOfFood(result: MentionResult): result is PartOfFood {
  return result !== null && typeof result === 'object' && 'partOf' in result;
}
