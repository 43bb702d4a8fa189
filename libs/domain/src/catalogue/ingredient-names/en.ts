import { bakingAids } from './en/baking-aids.js';
import { breads } from './en/breads.js';
import { cheeses } from './en/cheeses.js';
import { cookingLiquids } from './en/cooking-liquids.js';
import { curedMeats } from './en/cured-meats.js';
import { doughs } from './en/doughs.js';
import { eggs } from './en/eggs.js';
import { fish } from './en/fish.js';
import { floursAndSugars } from './en/flours-and-sugars.js';
import { freshHerbs } from './en/fresh-herbs.js';
import { fruits } from './en/fruits.js';
import { legumes } from './en/legumes.js';
import { meats } from './en/meats.js';
import { milkAndCream } from './en/milk-and-cream.js';
import { nutsAndSeeds } from './en/nuts-and-seeds.js';
import { oilsAndVinegars } from './en/oils-and-vinegars.js';
import { pastaAndGrains } from './en/pasta-and-grains.js';
import { poultry } from './en/poultry.js';
import { sauces } from './en/sauces.js';
import { shellfish } from './en/shellfish.js';
import { spices } from './en/spices.js';
import { vegetables } from './en/vegetables.js';
import type { NameTables } from './notation.js';

export const ENGLISH: NameTables = {
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
