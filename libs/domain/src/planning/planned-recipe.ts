import type { Amount } from '../units/amount.js';
import { type Fraction, Rational } from '../units/rational.js';

/** An ingredient line of a planned recipe, not scaled. */
export interface PlannedLine extends Amount {
  readonly ingredientId: number;
}

/** A recipe that is bought and cooked for a number of portions: for a meal, or as a cooking. */
export interface PlannedItem {
  /** Of the planning item, or of the cooking. */
  readonly id: number;
  readonly portions: number;
  /** Absent for a meal that no cooking serves. */
  readonly cooking?: PlannedCooking;
}

/** What is known of a cooking: it is bought and cooked once, and eaten at several meals. */
export interface PlannedCooking {
  /** Its meals, of any week. */
  readonly itemIds: readonly number[];
  /** What is packed when the dish is cooked. */
  readonly packs: readonly Pack[];
}

/** Portions of a cooking that are packed together. */
export interface Pack {
  readonly storage: 'FRIDGE' | 'FREEZER';
  readonly portions: number;
  /** Their meals; empty for portions that no meal has. */
  readonly itemIds: readonly number[];
  /** The days of their meals, in order, each once. */
  readonly dates: readonly string[];
}

/** What planned dishes need of a recipe that they contain. Plain values, for another thread. */
export interface PartNeed {
  readonly portions: Fraction;
  /** The planned recipes that need it, through any level. */
  readonly dishIds: readonly number[];
  /** The recipes that name it. */
  readonly partOf: readonly number[];
  /** The notes of these recipes about it, joined; null: none. */
  readonly note: string | null;
  /** The items of these dishes, with the meals of cookings. */
  readonly itemIds: readonly number[];
}

/** A planned recipe with all its items of the week, or a part of one. */
export interface PlannedRecipe {
  readonly id: number;
  /** The portions for which the quantities of the lines are stated. */
  readonly portions: number;
  /** Cookings, and meals that no cooking serves. */
  readonly items: readonly PlannedItem[];
  readonly lines: readonly PlannedLine[];
  /** Absent for a recipe that no planned recipe contains. */
  readonly need?: PartNeed;
}

/** The sum of the portions of all items. */
export function portionsOfItems({ items }: Pick<PlannedRecipe, 'items'>): Rational {
  return Rational.of(items.reduce((sum, { portions }) => sum + portions, 0));
}

/** By what the quantities of a recipe are multiplied: for its items, and for the dishes that contain it. */
export function scaleOf(recipe: Omit<PlannedRecipe, 'lines'>): Rational {
  const { need, portions } = recipe;
  const planned = portionsOfItems(recipe);
  const all = need === undefined ? planned : planned.plus(Rational.from(need.portions));
  return all.times(1, portions).reduced();
}

/** The items for which a recipe is cooked, with the meals of cookings. */
export function itemIdsOf({ items, need }: Pick<PlannedRecipe, 'items' | 'need'>): number[] {
  const own = items.flatMap(({ id, cooking }) => cooking?.itemIds ?? id);
  return need === undefined ? own : [...new Set([...own, ...need.itemIds])];
}
