import type { BatchRecipe, RecipeTechnique } from '../../batch/batch-recipe.js';
import { type CatalogueKeys, workOf } from './task-work.js';

/** A moderate oven, thermostat 6. */
const DEFAULT_CELSIUS = 180;

/**
 * The recipe with a temperature for each technique in the oven, and for no other. It is the stated
 * one; else the last one that the recipe states for its oven before ("preheat to 200 °C"), or for
 * preheating the next one; else the default of the technique.
 */
export function withOvenTemperatures(recipe: BatchRecipe, keys: CatalogueKeys): BatchRecipe {
  const next = nextStated(recipe.techniques, keys);
  let last: number | null = null;
  const techniques = recipe.techniques.map((technique, index) => {
    const { resource, estimate } = workOf(technique, keys);
    if (resource !== 'OVEN') return { ...technique, celsius: null };
    last = technique.celsius ?? last;
    const preheat = technique.techStepKey === 'preheat' ? next[index] : null;
    const celsius = technique.celsius ?? preheat ?? last ?? estimate.celsius ?? DEFAULT_CELSIUS;
    return { ...technique, celsius };
  });
  return { ...recipe, techniques };
}

/** For each technique, the first temperature of the oven that it or a later technique states. */
function nextStated(
  techniques: readonly RecipeTechnique[],
  keys: CatalogueKeys,
): readonly (number | null)[] {
  let next: number | null = null;
  const backwards = [...techniques].reverse().map((technique) => {
    if (workOf(technique, keys).resource === 'OVEN') next = technique.celsius ?? next;
    return next;
  });
  return backwards.reverse();
}
