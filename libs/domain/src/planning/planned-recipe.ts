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

/** A planned recipe with all its items of the week. */
export interface PlannedRecipe {
  readonly id: number;
  /** The portions for which the quantities of the lines are stated. */
  readonly portions: number;
  readonly items: readonly PlannedItem[];
  readonly lines: readonly PlannedLine[];
}

/** The sum of the portions of all items. */
export function portionsPlanned({ items }: Pick<PlannedRecipe, 'items'>): number {
  return items.reduce((sum, { portions }) => sum + portions, 0);
}
