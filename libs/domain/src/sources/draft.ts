import type { Course } from '../recipe/recipe-content.js';
import type { Locale } from '../locale.js';
import type { IngredientKey } from '../catalogue/ingredients.js';
import type { UnitKey } from '../catalogue/units.js';
import { LINE_FLAGS, type LineFlag } from '../detection/contract.js';

/** The reasons why a person must edit a line before the draft is imported. */
export const DRAFT_FLAGS = [
  'UNRESOLVED_INGREDIENT',
  'MISSING_QUANTITY',
  'MISSING_UNIT',
  'DUPLICATE_INGREDIENT',
  ...LINE_FLAGS,
] as const;

export type DraftFlag = (typeof DRAFT_FLAGS)[number];

/** An ingredient line of a draft; null for parts that were not found. */
export interface IngredientDraft {
  /** The index of its text in the lines of the source; of merged lines the first. */
  readonly source: number;
  /** The original text of the line; `a + b` for merged lines. */
  readonly rawText: string;
  readonly ingredient: IngredientKey | null;
  readonly quantity: number | null;
  readonly unit: UnitKey | null;
  /** Up to three possible ingredients, best first. */
  readonly candidates: readonly IngredientKey[];
  /** What the detection of the line is not sure about. */
  readonly lineFlags: readonly LineFlag[];
}

/** A line with the problems that a person must solve. */
export interface FlaggedLine extends IngredientDraft {
  readonly flags: readonly DraftFlag[];
}

/** A heading among the ingredient lines of a source. */
export interface SourceHeading {
  readonly text: string;
  /** The index of the line that it stands before; the number of lines for a heading at the end. */
  readonly before: number;
}

/** A recipe of a source, as clean text and within `RECIPE_LIMITS`. */
export interface SourceRecipe {
  readonly name: string;
  readonly locale: Locale;
  readonly portions: number;
  /** The yield as written, if it is no number of portions ("900 g of jam"); else null. */
  readonly yieldText: string | null;
  readonly prepMinutes: number | null;
  readonly cookMinutes: number | null;
  /** An https address, or null. */
  readonly imageUrl: string | null;
  readonly ingredientLines: readonly string[];
  readonly ingredientHeadings: readonly SourceHeading[];
  readonly steps: readonly string[];
  /** What the source says about the dish, and at its end all texts that have no other place. */
  readonly description: string | null;
  readonly tags: readonly string[];
  /** The course that its categories or keywords name. */
  readonly course: Course | null;
  /** Whether texts are left out or cut, because the source has too many. */
  readonly isCut: boolean;
  /** The content of the recipe on a page that this service wrote; absent on other pages. */
  readonly ownContent?: unknown;
}
