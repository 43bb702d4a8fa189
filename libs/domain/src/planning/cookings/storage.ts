import { addDays } from '../week.js';
import type { Keeps } from '../keeping/keeping.js';
import type { Cooking } from './cooking.js';
import { fridgeBy, type Lot, portionsIn, shareOut } from './lots.js';

export const STORAGES = ['FRESH', 'FRIDGE', 'FREEZER'] as const;

export type Storage = (typeof STORAGES)[number];

export const KEEPING_WARNINGS = ['KEEPS_TOO_SHORT'] as const;

export type KeepingWarning = (typeof KEEPING_WARNINGS)[number];

/** Where the portions of a meal are between the cooking and the meal. */
export interface StoredMeal {
  readonly storage: Storage;
  /** The last day on which all of the portions keep. */
  readonly eatBy: string;
  /** The day before the meal, for frozen portions. */
  readonly thawOn?: string;
  /** The meal is later than `eatBy`. */
  readonly warning?: KeepingWarning;
}

/**
 * Where each meal has its portions: FRESH on the day of the cooking, FREEZER if some are frozen, else
 * FRIDGE. If some do not keep until the meal, it has the storage of those.
 *
 * @returns the storage of each meal by its id
 */
export function storageOf(cooking: Cooking, keeps: Keeps): ReadonlyMap<number, StoredMeal> {
  const { meals } = shareOut(cooking, keeps);
  return new Map(
    cooking.items.map(({ id, date }) => [
      id,
      storedMeal(cooking, date, keeps, meals.get(id) ?? []),
    ]),
  );
}

function storedMeal(
  cooking: Cooking,
  date: string,
  keeps: Keeps,
  lots: readonly Lot[],
): StoredMeal {
  if (date === cooking.date) return { storage: 'FRESH', eatBy: fridgeBy(cooking, keeps) };
  const spoiled = lots.filter((lot) => lot.eatBy < date);
  const deciding = spoiled.length > 0 ? spoiled : lots;
  const isFrozen = portionsIn(deciding, 'frozen') > 0;
  const [eatBy = fridgeBy(cooking, keeps)] = deciding.map((lot) => lot.eatBy).sort();
  return {
    storage: isFrozen ? 'FREEZER' : 'FRIDGE',
    eatBy,
    ...(isFrozen && { thawOn: addDays(date, -1) }),
    ...(eatBy < date && { warning: 'KEEPS_TOO_SHORT' as const }),
  };
}
