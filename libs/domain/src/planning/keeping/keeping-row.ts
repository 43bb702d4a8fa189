import type { SubcategoryKey } from '../../catalogue/categories.js';
import type { IngredientKey } from '../../catalogue/ingredients.js';
import type { KeepingSource } from './keeping-sources.js';

/** How the foods of a recipe are cooked: not at all, in some way, or as a baked dough or batter. */
export type Preparation = 'RAW' | 'COOKED' | 'BAKED';

/** What one source says, in days. Of a range, the shorter time. */
export interface KeepingStatement {
  readonly source: KeepingSource;
  readonly fridgeDays?: number;
  /** 0: it does not freeze well. */
  readonly freezerDays?: number;
}

/** How long some foods keep when they are prepared in some way. */
export interface KeepingRow {
  readonly foods: readonly (IngredientKey | SubcategoryKey)[];
  /** Foods of these subcategories that the row does not concern. */
  readonly except?: readonly IngredientKey[];
  readonly preparations: readonly Preparation[];
  readonly statements: readonly [KeepingStatement, ...KeepingStatement[]];
}
