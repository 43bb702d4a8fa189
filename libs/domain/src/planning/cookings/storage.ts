import { addDays, daysBetween } from '../days.js';
import type { Keeps } from '../keeping/keeping.js';
import type { Cooking, ServedMeal } from './cooking.js';

export const STORAGES = ['FRESH', 'FRIDGE', 'FREEZER'] as const;

export type Storage = (typeof STORAGES)[number];

export const KEEPING_WARNINGS = ['KEEPS_TOO_SHORT'] as const;

/** Where the portions of a meal are between the cooking and the meal. */
export interface StoredMeal {
  readonly storage: Storage;
  /** The last day on which the portions keep there. */
  readonly eatBy: string;
  /** The day before the meal, for frozen portions. */
  readonly thawOn?: string;
  /** The meal is later than `eatBy`. */
  readonly warning?: (typeof KEEPING_WARNINGS)[number];
  /** How many of the portions have been in the freezer. */
  readonly frozenPortions: number;
}

/**
 * Chooses the storage of each meal: FRESH on the day of the cooking, FRIDGE as long as the fridge
 * keeps the dish, else FREEZER. The earliest meals have the portions that people have not frozen;
 * a meal for which too few of them are left is served from the freezer.
 *
 * @returns the storage of each meal by its id
 */
export function storageOf(cooking: Cooking, keeps: Keeps): ReadonlyMap<number, StoredMeal> {
  let unfrozen = unfrozenPortions(cooking);
  const meals = [...cooking.items].sort((a, b) => daysBetween(b.date, a.date) || a.id - b.id);
  return new Map(
    meals.map((meal) => {
      const isTooLate = daysBetween(cooking.date, meal.date) > keeps.fridgeDays;
      const isFrozen = isTooLate && keeps.freezerDays > keeps.fridgeDays;
      const frozenPortions = isFrozen ? meal.portions : Math.max(0, meal.portions - unfrozen);
      unfrozen -= meal.portions - frozenPortions;
      return [meal.id, storedMeal(cooking, meal, keeps, frozenPortions)];
    }),
  );
}

function storedMeal(
  { date }: Cooking,
  meal: ServedMeal,
  { fridgeDays, freezerDays }: Keeps,
  frozenPortions: number,
): StoredMeal {
  const isFrozen = frozenPortions > 0 && meal.date !== date;
  const storage = meal.date === date ? 'FRESH' : isFrozen ? 'FREEZER' : 'FRIDGE';
  const eatBy = addDays(date, isFrozen ? Math.max(fridgeDays, freezerDays) : fridgeDays);
  return {
    storage,
    eatBy,
    ...(isFrozen && { thawOn: addDays(meal.date, -1) }),
    ...(meal.date > eatBy && { warning: 'KEEPS_TOO_SHORT' as const }),
    frozenPortions,
  };
}

/** The portions that people did not freeze, eat or discard. */
function unfrozenPortions({ portions, eaten, discarded, frozen, spentFrozen }: Cooking): number {
  return Math.max(0, portions - (eaten + discarded - spentFrozen) - Math.max(frozen, spentFrozen));
}
