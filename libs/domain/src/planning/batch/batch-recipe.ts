import type { TechStepKey } from '../../catalogue/tech-steps.js';
import type { UnitKey } from '../../catalogue/units.js';
import type { PlannedRecipe } from '../planned-recipe.js';

/** An ingredient that a technique is applied to, with the amount written beside it, if any. */
export interface Mention {
  readonly ingredientId: number;
  readonly quantity: number | null;
  readonly unit: UnitKey | null;
}

/** One technique, where a step says it; `start` and `end` as in the step's description. */
export interface Occurrence {
  readonly stepId: number;
  readonly techStepKey: TechStepKey;
  readonly start: number;
  readonly end: number;
  readonly ingredients: readonly Mention[];
  readonly utensilIds: readonly number[];
}

/** A planned recipe with all there is to do for it, in the order of its steps and their texts. */
export interface BatchRecipe extends PlannedRecipe {
  readonly techniques: readonly Occurrence[];
}
