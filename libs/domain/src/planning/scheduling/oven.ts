/** Activities that one oven holds at the same time. */
export const SHELVES = 2;

/**
 * The largest difference between temperatures in one oven. The thermostat of a household oven is
 * not more exact than this.
 */
export const OVEN_TOLERANCE_CELSIUS = 10;

/** Whether one oven can have both temperatures at the same time. */
export function areCompatible(celsius: number, other: number): boolean {
  return Math.abs(celsius - other) <= OVEN_TOLERANCE_CELSIUS;
}
