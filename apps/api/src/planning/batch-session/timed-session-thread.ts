import type { BatchRecipe } from '#domain/planning/batch/batch-recipe.js';
import type { Kitchen } from '#domain/planning/timed-session/kitchen.js';
import type { CatalogueKeys } from '#domain/planning/timed-session/tasks/task-work.js';
import {
  type OvenMissing,
  type TimedSession,
  timedSession,
} from '#domain/planning/timed-session/timed-session.js';

/** A week to plan, as plain values that can be sent to a thread. */
export interface TimedSessionTask {
  readonly recipes: readonly BatchRecipe[];
  readonly keys: CatalogueKeys;
  readonly kitchen: Kitchen;
}

/** The function that `TimedSessionPlanner` runs in a worker thread. */
export function plan({ recipes, keys, kitchen }: TimedSessionTask): TimedSession | OvenMissing {
  return timedSession(recipes, keys, kitchen);
}
