import type { Locale } from '../locale.js';
import type { DishDefinition } from './dishes/dish.js';
import { cakes } from './dishes/cakes.js';
import { creamsAndSweets } from './dishes/creams-and-sweets.js';
import { eggsAndBatters } from './dishes/eggs-and-batters.js';
import { further } from './dishes/further.js';
import { knownByName } from './dishes/known-by-name.js';
import { meatAndPoultry } from './dishes/meat-and-poultry.js';
import { ofTheWorld } from './dishes/of-the-world.js';
import { pastriesAndTarts } from './dishes/pastries-and-tarts.js';
import { potatoesVegetablesAndCheese } from './dishes/potatoes-vegetables-and-cheese.js';
import { regional } from './dishes/regional.js';
import { ricePastaAndBread } from './dishes/rice-pasta-and-bread.js';
import { saucesAndBases } from './dishes/sauces-and-bases.js';
import { sea } from './dishes/sea.js';
import { soupsAndStews } from './dishes/soups-and-stews.js';
import { writtenNames } from './ingredient-names.js';
import type { WrittenNames } from './ingredient-names/notation.js';
import type { IngredientKey } from './ingredients.js';

const FACTS = {
  ...eggsAndBatters,
  ...soupsAndStews,
  ...ricePastaAndBread,
  ...meatAndPoultry,
  ...potatoesVegetablesAndCheese,
  ...sea,
  ...saucesAndBases,
  ...cakes,
  ...pastriesAndTarts,
  ...creamsAndSweets,
  ...further,
  ...knownByName,
  ...ofTheWorld,
  ...regional,
};

/** English camelCase key of a dish, which no ingredient has. */
export type DishKey = keyof typeof FACTS;

/** What a text may name. */
export type FoodKey = IngredientKey | DishKey;

export interface Dish extends DishDefinition {
  readonly key: DishKey;
}

/** All dishes, in the order of the documentation. */
export const DISHES: readonly Dish[] = Object.entries<DishDefinition>(FACTS).map(
  ([key, facts]) => ({
    key: key as DishKey,
    ...facts,
  }),
);

export interface DishNames extends WrittenNames {
  readonly key: DishKey;
}

/** The names of all dishes in a language. A form of an ingredient names both: "bœuf bourguignon". */
export function dishNames(locale: Locale): DishNames[] {
  return DISHES.map(({ key, names }) => ({ key, ...writtenNames(names[locale], locale) }));
}
