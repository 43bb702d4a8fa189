import type { StepTechnique } from './step-technique.js';

/** The distinct techniques and utensils of the steps of a recipe, for the filters of recipe lists. */
export function usedInTechniques(techniques: readonly StepTechnique[]): {
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
