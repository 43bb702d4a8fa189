import type { OvenUse } from './project.js';

/** Activities that one oven holds at the same time. */
export const SHELVES = 2;

/**
 * The largest difference between temperatures in one oven. The thermostat of a household oven is
 * not more exact than this.
 */
export const OVEN_TOLERANCE_CELSIUS = 10;

/** Shelves that an activity occupies: all shelves if its temperature is unknown. */
export function shelvesOf({ celsius }: OvenUse): number {
  return celsius === null ? SHELVES : 1;
}

/** Whether two activities may share an oven. */
export function canShareOven(one: OvenUse, other: OvenUse): boolean {
  if (one.celsius === null || other.celsius === null) return false;
  return Math.abs(one.celsius - other.celsius) <= OVEN_TOLERANCE_CELSIUS;
}
