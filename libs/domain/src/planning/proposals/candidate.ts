import type { BatchRecipe } from '../batch/batch-recipe.js';
import type { ServedMeal } from '../cookings/cooking.js';
import type { Lot } from '../cookings/lots.js';

/** A cell of the week to fill. */
export interface ProposalCell {
  readonly date: string;
  readonly portions: number;
  /** Who eats, and in how many minutes it has to be ready, as a number: see {@link Candidate.needs}. */
  readonly need: number;
}

/** A recipe that a cell may have. */
export interface Candidate {
  /** With its own portions, and without items. */
  readonly recipe: BatchRecipe;
  /** The needs for which it is suitable and in time. */
  readonly needs: readonly number[];
  readonly isFavourite: boolean;
  /** From 1 to 5; null without one. */
  readonly rating: number | null;
  /** The last day on which the household cooked or planned it; null if it never did. */
  readonly lastOn: string | null;
  /** What the author states for preparation and cooking; null if nothing. */
  readonly statedMinutes: number | null;
  /** The foods of its lines and texts, which decide how long it keeps. */
  readonly foodIds: readonly number[];
  /** Absent for a recipe that would be cooked. */
  readonly stock?: StockOfDish;
}

/** Portions of a cooking that no meal has. */
export interface StockOfDish {
  readonly cookingId: number;
  /** The day on which it was cooked. */
  readonly date: string;
  readonly portions: number;
  /** The same, and those of kept meals, with the last day for which they can be planned. */
  readonly lots: readonly Pick<Lot, 'eatBy' | 'portions'>[];
}

/** What decides how the portions of a cooking are packed. */
export interface DishOfCooking {
  /** As those of {@link Candidate}. */
  readonly foodIds: readonly number[];
  readonly meals: readonly ServedMeal[];
}

/** A dish that stands in the week already, or that is kept from another proposal. `date` is the day on which it is cooked. */
export interface StandingDish {
  readonly date: string;
  readonly portions: number;
  readonly recipe: BatchRecipe;
  /** A kept dish is cooked in the session of the proposal. */
  readonly isKept: boolean;
  /** Of a kept dish that is cooked for several meals. */
  readonly cooking?: DishOfCooking;
}
