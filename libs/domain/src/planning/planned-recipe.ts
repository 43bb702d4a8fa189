import type { UnitKey } from '../catalogue/units.js';

/** An ingredient line of a recipe, as it is written there. */
export interface PlannedLine {
  readonly ingredientId: number;
  readonly quantity: number;
  readonly unit: UnitKey;
}

/** One cell's helping of a recipe. */
export interface PlannedItem {
  readonly id: number;
  readonly portions: number;
}

/** A recipe that a week plans, once, with all the week's items of it. */
export interface PlannedRecipe {
  readonly id: number;
  /** How many portions the lines are written for. */
  readonly portions: number;
  readonly items: readonly PlannedItem[];
  readonly lines: readonly PlannedLine[];
}

/** How many portions the week asks for, in all its items together. */
export function portionsPlanned({ items }: Pick<PlannedRecipe, 'items'>): number {
  return items.reduce((sum, { portions }) => sum + portions, 0);
}
