import type { Amount } from '../units/amount.js';

/** An ingredient line of a planned recipe, not scaled. */
export interface PlannedLine extends Amount {
  readonly ingredientId: number;
}

/** A recipe in a slot of a day, for a number of portions. */
export interface PlannedItem {
  readonly id: number;
  readonly portions: number;
}

/** A cooking of a recipe: it is bought and cooked once, and eaten at several meals. */
export interface PlannedCooking {
  readonly id: number;
  readonly portions: number;
  /** Its meals, of any week. */
  readonly itemIds: readonly number[];
  /** What is packed when the dish is cooked. */
  readonly packs: readonly Pack[];
}

/** Portions of a cooking that are packed together. */
export interface Pack {
  readonly storage: 'FRIDGE' | 'FREEZER';
  readonly portions: number;
  /** Their meals; empty for portions that no meal has. */
  readonly itemIds: readonly number[];
  /** The days of their meals, in order, each once. */
  readonly dates: readonly string[];
}

/** A planned recipe with all its items and cookings of the week. */
export interface PlannedRecipe {
  readonly id: number;
  /** The portions for which the quantities of the lines are stated. */
  readonly portions: number;
  /** Without those that are served from a cooking. */
  readonly items: readonly PlannedItem[];
  /** Absent: none. */
  readonly cookings?: readonly PlannedCooking[];
  readonly lines: readonly PlannedLine[];
}

/** The sum of the portions of all items and cookings. */
export function portionsPlanned({
  items,
  cookings = [],
}: Pick<PlannedRecipe, 'items' | 'cookings'>): number {
  return [...items, ...cookings].reduce((sum, { portions }) => sum + portions, 0);
}
