import type { FoundInRecipe } from './evidence/evidence.js';
import type { RecipeContent } from './recipe-content.js';
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

export const PENDING_STEP: Detection = {
  detectorVersion: null,
  techniques: [],
  foods: [],
  unread: [],
};

export const PENDING_TEXTS: TextsDetection = { detectorVersion: null, foods: [], unread: [] };

/** What was found in a recipe with this content. */
export function foundInRecipe(
  { ingredients, otherLines }: RecipeContent,
  detection: RecipeDetection,
): FoundInRecipe {
  return {
    ingredientIds: ingredients.map(({ ingredientId }) => ingredientId),
    hasTextLine: (otherLines ?? []).some(({ kind }) => kind === 'TEXT'),
    ...detection,
  };
}

/** What a text of the plan is: what is eaten, or a note about it. */
export type FoundText = 'DISH' | 'NOTE';

/** What was found in a text of the plan. What is eaten may be anything if its text names no food. */
export function foundInText(texts: TextsDetection, kind: FoundText): FoundInRecipe {
  return {
    ingredientIds: [],
    hasTextLine: kind === 'NOTE' || texts.foods.length > 0,
    steps: [],
    texts,
  };
}
