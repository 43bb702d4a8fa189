import type { UnitKey } from '../catalogue/units.js';

/** An ingredient line of a planned recipe, not scaled. */
export interface PlannedLine {
  readonly ingredientId: number;
  readonly quantity: number;
  readonly unit: UnitKey;
}

/** The portions of a recipe in one cell of the grid. */
export interface PlannedItem {
  readonly id: number;
  readonly portions: number;
}

/** A planned recipe with all its items of the week. */
export interface PlannedRecipe {
  readonly id: number;
  /** Portions that the quantities of the lines make. */
  readonly portions: number;
  readonly items: readonly PlannedItem[];
  readonly lines: readonly PlannedLine[];
}

/** The sum of the portions of all items. */
export function portionsPlanned({ items }: Pick<PlannedRecipe, 'items'>): number {
  return items.reduce((sum, { portions }) => sum + portions, 0);
}
