import type { TechStepKey } from '../../catalogue/tech-steps.js';
import type { UnitKey } from '../../catalogue/units.js';
import type { PlannedRecipe } from '../planned-recipe.js';

/** An ingredient of a technique, with the amount in the text of the step, if any. */
export interface Mention {
  readonly ingredientId: number;
  readonly quantity: number | null;
  readonly unit: UnitKey | null;
}

/** A technique in a step. `start` and `end` are its span in the description. */
export interface RecipeTechnique {
  readonly stepId: number;
  readonly techStepKey: TechStepKey;
  readonly start: number;
  readonly end: number;
  readonly ingredients: readonly Mention[];
  readonly utensilIds: readonly number[];
}

/** A planned recipe with its techniques, ordered by step, then by position in the text. */
export interface BatchRecipe extends PlannedRecipe {
  readonly techniques: readonly RecipeTechnique[];
}
