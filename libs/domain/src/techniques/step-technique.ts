import type { Span } from '../detection/contract.js';

/** The origin of a technique or mention: the classifier (`auto`) or a person (`manual`). */
export type DetectionSource = 'auto' | 'manual';

/** An ingredient of a technique, with its span in the text of the step. */
export interface IngredientOfTechnique extends Span {
  readonly ingredientId: number;
  readonly quantity: number | null;
  readonly unitId: number | null;
  /** See `IngredientMention.share`. */
  readonly share?: number | null;
  /** The span of the amount in the text; absent without an amount, or if a person stated it. */
  readonly amountStart?: number;
  readonly amountEnd?: number;
  readonly source: DetectionSource;
}

/** A utensil of a technique, with its span in the text of the step. */
export interface UtensilOfTechnique extends Span {
  readonly utensilId: number;
  readonly source: DetectionSource;
}

/** The time that the text states for a technique, in whole seconds, with its span. */
export interface DurationOfTechnique extends Span {
  readonly minSeconds: number;
  /** Equal to `minSeconds` unless the text states a range. */
  readonly maxSeconds: number;
}

/** The temperature that the text states for a technique, in degrees Celsius, with its span. */
export interface TemperatureOfTechnique extends Span {
  readonly celsius: number;
}

/**
 * An occurrence of a technique in the text of a step. The occurrences of a step never overlap. A
 * null technique is an absence: a person corrected the span to "no technique here". It is stored
 * and never shown.
 */
export interface StepTechnique extends Span {
  /** Absent until stored. */
  readonly id?: number;
  readonly techStepId: number | null;
  readonly source: DetectionSource;
  readonly ingredients: readonly IngredientOfTechnique[];
  readonly utensils: readonly UtensilOfTechnique[];
  /** Null if the text states none. */
  readonly duration: DurationOfTechnique | null;
  /** Null if the text states none. */
  readonly temperature: TemperatureOfTechnique | null;
  /** Whether it happens while another technique of the step runs: "roast, basting often". */
  readonly during: boolean;
}

/** What lists filter on in a technique. */
export interface UsedInTechnique {
  readonly techStepId: number | null;
  readonly utensils: readonly { readonly utensilId: number }[];
}

/** The distinct techniques and utensils of the steps of a recipe, for the filters of recipe lists. */
export function usedInTechniques(techniques: readonly UsedInTechnique[]): {
  readonly techStepIds: number[];
  readonly utensilIds: number[];
} {
  const techStepIds = techniques.flatMap(({ techStepId }) => techStepId ?? []);
  const utensilIds = techniques.flatMap(({ utensils }) => utensils.map((used) => used.utensilId));
  return { techStepIds: distinct(techStepIds), utensilIds: distinct(utensilIds) };
}

function distinct(ids: readonly number[]): number[] {
  return [...new Set(ids)].sort((one, other) => one - other);
}
