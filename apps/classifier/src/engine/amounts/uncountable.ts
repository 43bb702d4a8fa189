import type { SubcategoryKey } from '#domain/catalogue/categories.js';
import { INGREDIENTS, type IngredientKey } from '#domain/catalogue/ingredients.js';

/** Things that nobody counts in pieces: "un riz parfumé" is not one of rice. */
const UNCOUNTABLE_SUBCATEGORIES: ReadonlySet<SubcategoryKey> = new Set<SubcategoryKey>([
  'sauces',
  'oilsAndVinegars',
  'floursAndSugars',
  'spices',
  'milkAndCream',
  'pastaAndGrains',
  'doughs',
  'cookingLiquids',
]);

/** What comes in pieces all the same: "deux clous de girofle". */
const COUNTABLE_EXCEPTIONS: ReadonlySet<IngredientKey> = new Set<IngredientKey>([
  'cloves',
  'cinnamonStick',
  'vanillaBean',
  'starAnise',
  'juniperBerry',
  'lasagna',
  'phyllo',
  'brickPastry',
]);

/** Ingredients that an article makes no number of. */
export const UNCOUNTABLE: ReadonlySet<IngredientKey> = new Set(
  INGREDIENTS.filter(
    ({ key, subcategory }) =>
      UNCOUNTABLE_SUBCATEGORIES.has(subcategory) && !COUNTABLE_EXCEPTIONS.has(key),
  ).map(({ key }) => key),
);
