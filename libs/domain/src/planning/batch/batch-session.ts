import type { TechStepKey } from '../../catalogue/tech-steps.js';
import { containersOf } from '../with-parts.js';
import type { BatchRecipe } from './batch-recipe.js';
import { type FollowUp, followUpsOf } from './follow-ups.js';
import { mergePlans } from './merge-plans.js';
import type { PlanOrder } from './precedence-graph.js';
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

/** What a cook does in a task. */
export interface TaskWork {
  /** Null for a step without a technique. */
  readonly techStepKey: TechStepKey | null;
  readonly ingredients: readonly TaskIngredient[];
  /** Ascending. */
  readonly utensilIds: readonly number[];
  /** One for each recipe, in planning order. Empty for a follow-up. */
  readonly steps: readonly TaskStep[];
}

/** A task of the session, for one or several recipes. */
export interface Task extends TaskWork {
  /** What happens while it runs: "baste" in "roast, basting often". Absent without any. */
  readonly during?: readonly TaskWork[];
  /** What is done with the dish of a cooking, after all steps of its recipe. */
  readonly followUp?: FollowUp;
}

/** A task of a cooking after the steps of its recipe. */
export interface FollowUpTask extends Task {
  readonly followUp: FollowUp;
}

/** A task with the actions that were merged into it. */
export interface MergedTask {
  readonly task: Task;
  readonly actions: readonly [Action, ...Action[]];
}

/**
 * Combines the recipes of a week into one session. Each technique of each recipe, and each step
 * without techniques, occurs once and in the order of its recipe. Equal techniques of different
 * recipes are one task. A part is made before the recipes that contain it. Oven work is grouped. Dishes of
 * cookings are packed at the end. The result is deterministic.
 *
 * @param ovenId id of the utensil "oven"; undefined if the catalogue has none
 */
export function batchSession(recipes: readonly BatchRecipe[], ovenId: number | undefined): Task[] {
  const tasks = mergeTasks(recipes, (id) => id === ovenId, mergeKeyOf).map(({ task }) => task);
  return [...tasks, ...followUpTasks(recipes)];
}

/** The follow-ups of all cookings as tasks, in planning order. */
export function followUpTasks(recipes: readonly BatchRecipe[]): FollowUpTask[] {
  return recipes.flatMap(followUpsOf).map((followUp) => ({
    techStepKey: null,
    ingredients: [],
    utensilIds: [],
    steps: [],
    followUp,
  }));
}

/** The recipes of a task, each once. */
export function recipeIdsOf({ steps, followUp }: Task): number[] {
  return followUp ? [followUp.recipeId] : steps.map(({ recipeId }) => recipeId);
}

/**
 * The tasks of {@link batchSession} with their actions, without follow-ups.
 *
 * @param isOven whether the id is that of the utensil "oven"
 * @param keyOf the key of actions that are merged; null for an action that is not
 */
export function mergeTasks(
  recipes: readonly BatchRecipe[],
  isOven: (utensilId: number) => boolean,
  keyOf: (action: Action) => string | null,
): MergedTask[] {
  const indexes = new Map(recipes.map(({ id }, index) => [id, index]));
  const order = [...containersOf(recipes)].flatMap(([part, dishes]) =>
    dishes.map((dish): PlanOrder => [indexes.get(part) ?? 0, indexes.get(dish) ?? 0]),
  );
  const graph = mergePlans(recipes.map(planOf), keyOf, order);
  const session = orderTasks(graph, (task) => {
    const actions = graph.actionsOf(task);
    const { techStepKey } = actions[0].technique;
    const utensilIds = utensilIdsOf(actions);
    const station = stationOf(techStepKey, utensilIds.some(isOven));
    return { techStepKey, station, actions };
  });
  return session.map(({ actions }) => {
    const during = actions.flatMap((action) => action.during.map((each) => workOf([each])));
    return { actions, task: { ...workOf(actions), ...(during.length > 0 && { during }) } };
  });
}

function workOf(actions: MergedTask['actions']): TaskWork {
  const [{ technique, ingredientIds }] = actions;
  return {
    techStepKey: technique.techStepKey,
    ingredients: taskIngredients(ingredientIds, actions),
    utensilIds: utensilIdsOf(actions),
    steps: actions.map(stepOf),
  };
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
