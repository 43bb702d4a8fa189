import type { ReadTexts } from './recipe-texts.js';
import type { Detection } from './revise-steps.js';

/** The reading of the texts of a recipe, apart from its steps; without a version they are pending. */
export interface TextsDetection extends ReadTexts {
  readonly detectorVersion: string | null;
}

/** The detection of a recipe: one element for each step, and its other texts. */
export interface RecipeDetection {
  readonly steps: readonly Detection[];
  readonly texts: TextsDetection;
}

export const PENDING_TEXTS: TextsDetection = { detectorVersion: null, foods: [], unread: [] };
