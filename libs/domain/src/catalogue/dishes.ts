import type { Locale } from '../locale.js';
import type { Dish } from './dishes/dish.js';
import { eggsAndBatters } from './dishes/eggs-and-batters.js';
import { savoury } from './dishes/savoury.js';
import { sea } from './dishes/sea.js';
import { sweet } from './dishes/sweet.js';
import { type WrittenNames } from './ingredient-names/notation.js';
import { writtenNames } from './ingredient-names.js';
import type { IngredientKey } from './ingredients.js';

const TABLE = { ...eggsAndBatters, ...savoury, ...sea, ...sweet };

/** English camelCase key of a dish: it is no key of an ingredient. */
export type DishKey = keyof typeof TABLE;

/** What a text may name: an ingredient or a dish. */
export type FoodKey = IngredientKey | DishKey;

/** All dishes, in the order of the documentation. */
export const DISHES: ReadonlyMap<string, Dish> = new Map(Object.entries<Dish>(TABLE));

export interface DishNames extends WrittenNames {
  readonly key: DishKey;
}

/** The names of the dishes in a language, as those of ingredients. */
export function dishNames(locale: Locale): DishNames[] {
  return Object.entries<Dish>(TABLE).map(([key, { names }]) => ({
    key: key as DishKey,
    ...writtenNames(names[locale], locale),
  }));
}
