import type { TechStepKey } from '../../catalogue/tech-steps.js';
import type { BatchRecipe } from './batch-recipe.js';
import { mergePlans } from './merge-plans.js';
import { type Action, mergeKeyOf, planOf } from './recipe-plan.js';
import { orderTasks } from './order-tasks.js';
import { stationOf } from './station.js';
import { type TaskIngredient, taskIngredients } from './task-ingredients.js';

/** The origin of a task: a span in a step, and the planning items that need it. */
export interface TaskStep {
  readonly recipeId: number;
  readonly stepId: number;
  readonly itemIds: readonly number[];
  readonly start: number;
  readonly end: number;
}

/** A task of the session, for one or several recipes. */
export interface Task {
  /** Null for a step without a technique. */
  readonly techStepKey: TechStepKey | null;
  readonly ingredients: readonly TaskIngredient[];
  /** Ascending. */
  readonly utensilIds: readonly number[];
  /** One for each recipe, in planning order. */
  readonly steps: readonly TaskStep[];
}

/** A task with the actions that were merged into it. */
export interface MergedTask {
  readonly task: Task;
  readonly actions: readonly [Action, ...Action[]];
}

/**
 * Combines the recipes of a week into one session. Each technique of each recipe, and each step
 * without techniques, occurs once and in the order of its recipe. Equal techniques of different
 * recipes are one task. Oven work is grouped. The result is deterministic.
 *
 * @param ovenId id of the utensil "oven"; undefined if the catalogue has none
 */
export function batchSession(recipes: readonly BatchRecipe[], ovenId: number | undefined): Task[] {
  return mergeTasks(recipes, ovenId, mergeKeyOf).map(({ task }) => task);
}

/**
 * The tasks of {@link batchSession} with their actions.
 *
 * @param keyOf the key of actions that are merged; null for an action that is not
 */
export function mergeTasks(
  recipes: readonly BatchRecipe[],
  ovenId: number | undefined,
  keyOf: (action: Action) => string | null,
): MergedTask[] {
  const graph = mergePlans(recipes.map(planOf), keyOf);
  const session = orderTasks(graph, (task) => {
    const actions = graph.actionsOf(task);
    const { techStepKey } = actions[0].technique;
    const utensilIds = utensilIdsOf(actions);
    const usesOven = ovenId !== undefined && utensilIds.includes(ovenId);
    return { techStepKey, station: stationOf(techStepKey, usesOven), actions, utensilIds };
  });
  return session.map(({ techStepKey, actions, utensilIds }) => ({
    actions,
    task: {
      techStepKey,
      ingredients: taskIngredients(actions[0].ingredientIds, actions),
      utensilIds,
      steps: actions.map(stepOf),
    },
  }));
}

function utensilIdsOf(actions: readonly Action[]): number[] {
  const ids = new Set(actions.flatMap(({ technique }) => technique.utensilIds));
  return [...ids].sort((a, b) => a - b);
}

function stepOf({ recipe, technique, itemIds }: Action): TaskStep {
  return {
    recipeId: recipe.id,
    stepId: technique.stepId,
    itemIds,
    start: technique.start,
    end: technique.end,
  };
}
