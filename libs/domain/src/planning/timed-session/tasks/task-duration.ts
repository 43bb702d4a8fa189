import type { StatedDuration } from '../../batch/batch-recipe.js';
import type { TaskIngredient } from '../../batch/task-ingredients.js';
import { foodTime } from '../estimates/food-times.js';
import type { MinuteRange } from '../estimates/technique-estimate.js';
import { type Load, loadOf, minutesFor } from './load.js';
import type { CatalogueKeys, Work } from './task-work.js';

export const DURATION_SOURCES = ['STATED', 'ESTIMATED'] as const;

/** How long a task takes. */
export interface TaskDuration {
  /** The minutes that are planned: the middle of the range, at least 1. */
  readonly minutes: number;
  readonly minMinutes: number;
  readonly maxMinutes: number;
  readonly source: (typeof DURATION_SOURCES)[number];
}

/** A larger amount takes a machine, or several sessions. */
const MAX_ESTIMATED_MINUTES = 12 * 60;

/**
 * The stated duration, else an estimate from the technique, the foods and their amounts. Several
 * foods are cooked together, as long as the slowest one needs.
 *
 * @param ingredients those of the task, with the amounts of all its recipes
 */
export function taskDuration(
  { technique, estimate, stated }: Work,
  ingredients: readonly TaskIngredient[],
  { ingredients: foods }: CatalogueKeys,
): TaskDuration {
  if (stated !== null) return duration(minutesOf(stated), 'STATED');
  const times = ingredients.flatMap(({ ingredientId, amounts }) => {
    const food = foods.get(ingredientId);
    const time = food && technique ? foodTime(technique, food) : undefined;
    return time ? [minutesFor(time, loadOf(amounts))] : [];
  });
  const [slowest] = times.sort((a, b) => b[1] - a[1]);
  const minutes = slowest ?? minutesFor(estimate, totalLoad(ingredients));
  return duration([cap(minutes[0]), cap(minutes[1])], 'ESTIMATED');
}

function totalLoad(ingredients: readonly TaskIngredient[]): Load {
  return loadOf(ingredients.flatMap(({ amounts }) => amounts));
}

function minutesOf({ minSeconds, maxSeconds }: StatedDuration): MinuteRange {
  return [minSeconds / 60, maxSeconds / 60];
}

function cap(minutes: number): number {
  return Math.min(minutes, MAX_ESTIMATED_MINUTES);
}

function duration([min, max]: MinuteRange, source: TaskDuration['source']): TaskDuration {
  return {
    minutes: Math.max(1, Math.round((min + max) / 2)),
    minMinutes: Math.max(1, Math.floor(min)),
    maxMinutes: Math.max(1, Math.ceil(max)),
    source,
  };
}
