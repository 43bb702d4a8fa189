import type { AllergenKey } from '#domain/catalogue/allergens.js';
import {
  CATEGORIES,
  type CategoryKey,
  type IconKey,
  type SubcategoryKey,
} from '#domain/catalogue/categories.js';
import type { IngredientDietKey } from '#domain/catalogue/diets.js';
import { bakingAids } from './ingredients/baking-aids.js';
import { breads } from './ingredients/breads.js';
import { cheeses } from './ingredients/cheeses.js';
import { cookingLiquids } from './ingredients/cooking-liquids.js';
import { curedMeats } from './ingredients/cured-meats.js';
import { doughs } from './ingredients/doughs.js';
import { eggs } from './ingredients/eggs.js';
import type { Facts } from './ingredients/facts.js';
import { fish } from './ingredients/fish.js';
import { floursAndSugars } from './ingredients/flours-and-sugars.js';
import { freshHerbs } from './ingredients/fresh-herbs.js';
import { fruits } from './ingredients/fruits.js';
import { legumes } from './ingredients/legumes.js';
import { meats } from './ingredients/meats.js';
import { milkAndCream } from './ingredients/milk-and-cream.js';
import { nutsAndSeeds } from './ingredients/nuts-and-seeds.js';
import { oilsAndVinegars } from './ingredients/oils-and-vinegars.js';
import { pastaAndGrains } from './ingredients/pasta-and-grains.js';
import { poultry } from './ingredients/poultry.js';
import { sauces } from './ingredients/sauces.js';
import { shellfish } from './ingredients/shellfish.js';
import { spices } from './ingredients/spices.js';
import { vegetables } from './ingredients/vegetables.js';

/** The facts about all ingredients, by subcategory. */
export const FACTS = {
  vegetables,
  fruits,
  freshHerbs,
  meats,
  poultry,
  curedMeats,
  fish,
  shellfish,
  pastaAndGrains,
  floursAndSugars,
  legumes,
  nutsAndSeeds,
  breads,
  doughs,
  milkAndCream,
  cheeses,
  eggs,
  spices,
  sauces,
  oilsAndVinegars,
  bakingAids,
  cookingLiquids,
} satisfies Record<SubcategoryKey, Record<string, Facts>>;

/** English camelCase key of an ingredient. Its meaning never changes. */
export type IngredientKey = { [S in SubcategoryKey]: keyof (typeof FACTS)[S] }[SubcategoryKey];

export interface Ingredient {
  readonly key: IngredientKey;
  readonly category: CategoryKey;
  readonly subcategory: SubcategoryKey;
  readonly icon: IconKey;
  /** Worth making at home. */
  readonly reproducible: boolean;
  readonly diets: readonly IngredientDietKey[];
  /** What it contains by definition. */
  readonly allergens: readonly AllergenKey[];
  /** What many versions of it contain by habit. */
  readonly oftenAllergens: readonly AllergenKey[];
}

/** All ingredients, in the order of a shopping list. */
export const INGREDIENTS: readonly Ingredient[] = Object.entries(CATEGORIES).flatMap(
  ([category, icons]) =>
    Object.entries<IconKey>(icons).flatMap(([subcategory, icon]) =>
      ingredientsOf(category as CategoryKey, subcategory as SubcategoryKey, icon),
    ),
);

function ingredientsOf(
  category: CategoryKey,
  subcategory: SubcategoryKey,
  icon: IconKey,
): Ingredient[] {
  return Object.entries<Facts>(FACTS[subcategory]).map(([key, facts]) => ({
    key: key as IngredientKey,
    category,
    subcategory,
    icon,
    ...facts,
  }));
}
