import type { Locale } from '../locale.js';
import type { IngredientKey } from '../catalogue/ingredients.js';
import type { UnitKey } from '../catalogue/units.js';

/** Why a line of a draft needs a person before the draft can become a recipe. */
export const DRAFT_FLAGS = [
  'UNRESOLVED_INGREDIENT',
  'MISSING_QUANTITY',
  'MISSING_UNIT',
  'DUPLICATE_INGREDIENT',
] as const;

export type DraftFlag = (typeof DRAFT_FLAGS)[number];

/** One ingredient line of a foreign recipe, as far as it was understood. */
export interface DraftLine {
  /** The line as the source wrote it; merged lines read `a + b`. */
  readonly rawText: string;
  readonly ingredient: IngredientKey | null;
  readonly quantity: number | null;
  readonly unit: UnitKey | null;
  /** Up to three ingredients that the line may mean, best first. */
  readonly candidates: readonly IngredientKey[];
}

/** A line with what is left for a person to settle. */
export interface FlaggedLine extends DraftLine {
  readonly flags: readonly DraftFlag[];
}

/** What a source says of one recipe, cleaned and within the bounds of a recipe. */
export interface SourceRecipe {
  readonly name: string;
  readonly locale: Locale | null;
  readonly portions: number;
  readonly prepMinutes: number | null;
  readonly cookMinutes: number | null;
  /** An https address, or null. */
  readonly imageUrl: string | null;
  readonly ingredientLines: readonly string[];
  readonly steps: readonly string[];
}
