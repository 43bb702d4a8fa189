import { bakingAids } from './densities/baking-aids.js';
import { cheeses } from './densities/cheeses.js';
import { cookingLiquids } from './densities/cooking-liquids.js';
import type { Density } from './densities/density.js';
import { floursAndSugars } from './densities/flours-and-sugars.js';
import { fruitsAndVegetables } from './densities/fruits-and-vegetables.js';
import { legumes } from './densities/legumes.js';
import { meats } from './densities/meats.js';
import { milkAndCream } from './densities/milk-and-cream.js';
import { nutsAndSeeds } from './densities/nuts-and-seeds.js';
import { oilsAndVinegars } from './densities/oils-and-vinegars.js';
import { pastaAndGrains } from './densities/pasta-and-grains.js';
import { sauces } from './densities/sauces.js';
import { spices } from './densities/spices.js';
import type { IngredientKey } from './ingredients.js';

/**
 * The densities of the foods that people measure in spoons and cups as well as on scales.
 *
 * Sources:
 * - USDA: FoodData Central, SR Legacy, weights of household measures, by NDB number.
 *   https://fdc.nal.usda.gov
 * - King Arthur: King Arthur Baking, Ingredient Weight Chart.
 *   https://www.kingarthurbaking.com/learn/ingredient-weight-chart
 * - FAO/INFOODS Density Database, version 2.0.
 *   https://www.fao.org/infoods/infoods/tables-and-databases/faoinfoods-databases
 *
 * A food is listed if the published weights of its usual forms are within a fifth of one value. The
 * masses and volumes of a food that is not listed stay apart.
 */
export const DENSITIES: Readonly<Partial<Record<IngredientKey, Density>>> = {
  ...fruitsAndVegetables,
  ...meats,
  ...pastaAndGrains,
  ...floursAndSugars,
  ...legumes,
  ...nutsAndSeeds,
  ...milkAndCream,
  ...cheeses,
  ...spices,
  ...sauces,
  ...oilsAndVinegars,
  ...bakingAids,
  ...cookingLiquids,
};
