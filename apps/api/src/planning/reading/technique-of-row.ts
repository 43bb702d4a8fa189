import type { UnitKey } from '#domain/catalogue/units.js';
import type { RecipeTechnique } from '#domain/planning/batch/batch-recipe.js';
import type { TechniqueRow } from './planned-recipes.query.js';

/** @param unitOf the key of a unit's id */
export function techniqueOfRow(
  row: TechniqueRow,
  unitOf: (id: number) => UnitKey | null,
): RecipeTechnique {
  const [stepId, techStepKey, start, end, ingredients, utensils, duration, celsius, during] = row;
  return {
    stepId,
    techStepKey,
    start,
    end,
    ingredients: ingredients.map(
      ({ ingredientId, quantity, unitId, share, start: mentionStart }) => ({
        ingredientId,
        quantity,
        unit: unitId === null ? null : unitOf(unitId),
        share,
        start: mentionStart,
      }),
    ),
    utensilIds: utensils.map(({ utensilId }) => utensilId),
    duration: duration && { minSeconds: duration.minSeconds, maxSeconds: duration.maxSeconds },
    celsius,
    during,
  };
}
