import type { TechStepKey } from '../../catalogue/tech-steps.js';
import type { UnitKey } from '../../catalogue/units.js';
import type { PlannedRecipe } from '../planned-recipe.js';

/** An ingredient of a technique, with the amount in the text of the step, if any. */
export interface MentionedIngredient {
  readonly ingredientId: number;
  readonly quantity: number | null;
  readonly unit: UnitKey | null;
  /** See `IngredientMention.share`. */
  readonly share?: number | null | undefined;
  /** Offset in the description. Techniques that share a mention have it at the same offset. */
  readonly start: number;
}

/** The time that the text states for a technique, in whole seconds. */
export interface StatedDuration {
  readonly minSeconds: number;
  /** Equal to `minSeconds` unless the text states a range. */
  readonly maxSeconds: number;
}

/** A step of a planned recipe. */
export interface BatchStep {
  readonly id: number;
  readonly description: string;
}

/**
 * A technique in a step, or a whole step without one. `start` and `end` are its span in the
 * description.
 */
export interface RecipeTechnique {
  readonly stepId: number;
  /** Null for a step without a technique: none was detected, or the step is pending. */
  readonly techStepKey: TechStepKey | null;
  readonly start: number;
  readonly end: number;
  readonly ingredients: readonly MentionedIngredient[];
  readonly utensilIds: readonly number[];
  /** Null if the text states none. */
  readonly duration: StatedDuration | null;
  /** Degrees Celsius; null if the text states none. */
  readonly celsius: number | null;
  /** Whether it happens while another technique of the step runs: "roast, basting often". */
  readonly during?: boolean;
}

/** A planned recipe with its steps, and their techniques in text order. */
export interface BatchRecipe extends PlannedRecipe {
  readonly steps: readonly BatchStep[];
  readonly techniques: readonly RecipeTechnique[];
}
