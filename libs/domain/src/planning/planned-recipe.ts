import type { Amount } from '../units/amount.js';

/** An ingredient line of a planned recipe, not scaled. */
export interface PlannedLine extends Amount {
  readonly ingredientId: number;
}

/** A recipe that is bought and cooked for a number of portions: for a meal, or as a cooking. */
export interface PlannedItem {
  /** Of the planning item, or of the cooking. */
  readonly id: number;
  readonly portions: number;
  /** Absent for a meal that no cooking serves. */
  readonly cooking?: PlannedCooking;
}

/** What is known of a cooking: it is bought and cooked once, and eaten at several meals. */
export interface PlannedCooking {
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

/** A planned recipe with all its items of the week. */
export interface PlannedRecipe {
  readonly id: number;
  /** The portions for which the quantities of the lines are stated. */
  readonly portions: number;
  /** Cookings, and meals that no cooking serves. */
  readonly items: readonly PlannedItem[];
  readonly lines: readonly PlannedLine[];
}

/** The sum of the portions of all items. */
export function portionsPlanned({ items }: Pick<PlannedRecipe, 'items'>): number {
  return items.reduce((sum, { portions }) => sum + portions, 0);
}
