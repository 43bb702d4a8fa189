import type { Span } from '../detection/contract.js';

/** Who says so: the classifier, or a person. */
export type DetectionSource = 'auto' | 'manual';

/** An ingredient that a technique is applied to, where the step's text says so. */
export interface IngredientOfTechnique extends Span {
  readonly ingredientId: number;
  readonly quantity: number | null;
  readonly unitId: number | null;
  readonly source: DetectionSource;
}

/** A utensil that a technique is carried out with, where the step's text says so. */
export interface UtensilOfTechnique extends Span {
  readonly utensilId: number;
  readonly source: DetectionSource;
}

/**
 * One occurrence of a technique in the text of a step. Those of one step never overlap. A null
 * technique is a person's word that there is none here: it is kept, but never shown.
 */
export interface StepTechnique extends Span {
  /** Absent until stored. */
  readonly id?: number;
  readonly techStepId: number | null;
  readonly source: DetectionSource;
  readonly ingredients: readonly IngredientOfTechnique[];
  readonly utensils: readonly UtensilOfTechnique[];
}
