import { bakingAids } from './fr/baking-aids.js';
import { breads } from './fr/breads.js';
import { cheeses } from './fr/cheeses.js';
import { cookingLiquids } from './fr/cooking-liquids.js';
import { curedMeats } from './fr/cured-meats.js';
import { doughs } from './fr/doughs.js';
import { eggs } from './fr/eggs.js';
import { fish } from './fr/fish.js';
import { floursAndSugars } from './fr/flours-and-sugars.js';
import { freshHerbs } from './fr/fresh-herbs.js';
import { fruits } from './fr/fruits.js';
import { legumes } from './fr/legumes.js';
import { meats } from './fr/meats.js';
import { milkAndCream } from './fr/milk-and-cream.js';
import { nutsAndSeeds } from './fr/nuts-and-seeds.js';
import { oilsAndVinegars } from './fr/oils-and-vinegars.js';
import { pastaAndGrains } from './fr/pasta-and-grains.js';
import { poultry } from './fr/poultry.js';
import { sauces } from './fr/sauces.js';
import { shellfish } from './fr/shellfish.js';
import { spices } from './fr/spices.js';
import { vegetables } from './fr/vegetables.js';
import type { NameTables } from './notation.js';

export const FRENCH: NameTables = {
  bakingAids,
  breads,
  cheeses,
  cookingLiquids,
  curedMeats,
  doughs,
  eggs,
  fish,
  floursAndSugars,
  freshHerbs,
  fruits,
  legumes,
  meats,
  milkAndCream,
  nutsAndSeeds,
  oilsAndVinegars,
  pastaAndGrains,
  poultry,
  sauces,
  shellfish,
  spices,
  vegetables,
};
