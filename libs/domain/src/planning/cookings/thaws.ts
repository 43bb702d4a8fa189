import type { Keeps } from '../keeping/keeping.js';
import { type Cooking, portionsOf } from './cooking.js';
import { storageOf } from './storage.js';

/** Frozen portions of a cooking that are taken out of the freezer on one evening. */
export interface Thaw {
  /** The day before the meals, as YYYY-MM-DD. */
  readonly date: string;
  readonly portions: number;
  /** The meals. */
  readonly itemIds: readonly number[];
}

/** What is thawed of a cooking, by day. */
export function thawsOf(cooking: Cooking, keeps: Keeps): Thaw[] {
  const stored = storageOf(cooking, keeps);
  const dates = cooking.items.flatMap(({ id }) => stored.get(id)?.thawOn ?? []);
  return [...new Set(dates)].sort().map((date) => {
    const meals = cooking.items.filter(({ id }) => stored.get(id)?.thawOn === date);
    return { date, portions: portionsOf(meals), itemIds: meals.map(({ id }) => id) };
  });
}
