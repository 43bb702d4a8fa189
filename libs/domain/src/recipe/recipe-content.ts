import type { Locale } from '../locale.js';
import type { Visibility } from './visibility.js';

/** How much of which ingredient. */
export interface RecipeLine {
  readonly ingredientId: number;
  readonly quantity: number;
  readonly unitId: number;
}

/** A step as its author writes it; `id` says which step of the recipe it was. */
export interface WrittenStep {
  readonly id?: number | null;
  readonly description: string;
}

/** Everything that the author of a recipe decides. Optional values may be absent or null. */
export interface RecipeContent {
  readonly name: string;
  readonly visibility: Visibility;
  readonly portions: number;
  readonly dietIds: readonly number[];
  readonly ingredients: readonly RecipeLine[];
  readonly steps: readonly WrittenStep[];
  readonly locale?: Locale | null;
  readonly imageUrl?: string | null;
  readonly prepMinutes?: number | null;
  readonly cookMinutes?: number | null;
}
