import type { BatchRecipe, RecipeTechnique } from '../../batch/batch-recipe.js';
import { type CatalogueKeys, type Work, workOf } from './task-work.js';

/** A moderate oven, thermostat 6. */
const DEFAULT_CELSIUS = 180;

/**
 * The recipe with a temperature for each technique in the oven, and for no other. It is the stated
 * one; else the last one that the recipe states for its oven before ("preheat to 200 °C"), or for
 * preheating the next one; else the default of the technique.
 */
export function withOvenTemperatures(recipe: BatchRecipe, keys: CatalogueKeys): BatchRecipe {
  const uses = recipe.techniques.map((technique) => ({ technique, work: workOf(technique, keys) }));
  const next = nextStated(uses);
  let last: number | null = null;
  const techniques = uses.map(({ technique, work: { resource, estimate } }, index) => {
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
  uses: readonly { readonly technique: RecipeTechnique; readonly work: Work }[],
): readonly (number | null)[] {
  let next: number | null = null;
  const backwards = [...uses].reverse().map(({ technique, work }) => {
    if (work.resource === 'OVEN') next = technique.celsius ?? next;
    return next;
  });
  return backwards.reverse();
}
