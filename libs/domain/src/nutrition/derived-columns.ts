import type { Course } from '../recipe/recipe-content.js';
import type { EvidenceColumns } from '../evidence/evidence.js';
import type { Nutrition } from './nutrition.js';

/** The columns of `recipe` and `recipe_text` that say what is in a recipe. */
export interface NutritionColumns {
  /** Of one portion, for the filter of lists; null: too little is known. */
  readonly energyKcal: number | null;
  readonly nutrition: Nutrition;
}

/** The columns of a recipe that are derived from what its author wrote and what was found in it. */
export type DerivedColumns = EvidenceColumns &
  NutritionColumns & { readonly derivedCourse: Course | null };
