import type { TechStepKey } from '../../catalogue/tech-steps.js';
import type { BatchRecipe } from './batch-recipe.js';
import { mergePlans } from './merge-plans.js';
import { type Action, mergeKeyOf, planOf } from './recipe-plan.js';
import { schedule } from './schedule.js';
import { stationOf } from './station.js';
import { type TaskIngredient, taskIngredients } from './task-ingredients.js';

/** Where a task comes from: a span in a step, and the week's items that it is done for. */
export interface TaskStep {
  readonly recipeId: number;
  readonly stepId: number;
  readonly itemIds: readonly number[];
  readonly start: number;
  readonly end: number;
}

/** Something to do once, for one recipe or for several. */
export interface Task {
  readonly techStepKey: TechStepKey;
  readonly ingredients: readonly TaskIngredient[];
  /** Ascending. */
  readonly utensilIds: readonly number[];
  /** One for each recipe, in the order they are planned. */
  readonly steps: readonly TaskStep[];
}

/**
 * The cooking of a whole week as one session: every technique of every recipe once, each recipe's
 * own order kept, equal preparation of different recipes done together, oven work grouped. The
 * same recipes in the same order always make the same session.
 */
export function batchSession(recipes: readonly BatchRecipe[], ovenId: number | undefined): Task[] {
  const graph = mergePlans(recipes.map(planOf), mergeKeyOf);
  const session = schedule(graph, (task) => {
    const actions = graph.actionsOf(task);
    const { techStepKey } = actions[0].occurrence;
    const utensilIds = utensilIdsOf(actions);
    const usesOven = ovenId !== undefined && utensilIds.includes(ovenId);
    return { techStepKey, station: stationOf(techStepKey, usesOven), actions, utensilIds };
  });
  return session.map(({ techStepKey, actions, utensilIds }) => ({
    techStepKey,
    ingredients: taskIngredients(actions[0].ingredientIds, actions),
    utensilIds,
    steps: actions.map(stepOf),
  }));
}

function utensilIdsOf(actions: readonly Action[]): number[] {
  const ids = new Set(actions.flatMap(({ occurrence }) => occurrence.utensilIds));
  return [...ids].sort((a, b) => a - b);
}

function stepOf({ recipe, occurrence }: Action): TaskStep {
  return {
    recipeId: recipe.id,
    stepId: occurrence.stepId,
    itemIds: recipe.items.map(({ id }) => id),
    start: occurrence.start,
    end: occurrence.end,
  };
}
