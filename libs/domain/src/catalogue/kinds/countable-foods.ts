import type { SubcategoryKey } from '../categories.js';
import { INGREDIENTS, type IngredientKey } from '../ingredients.js';

/** Subcategories that are not counted in pieces: "un riz parfumé" has no amount. */
const UNCOUNTABLE_SUBCATEGORIES: ReadonlySet<SubcategoryKey> = new Set<SubcategoryKey>([
  ...(['sauces', 'oilsAndVinegars', 'floursAndSugars', 'spices', 'milkAndCream'] as const),
  ...(['pastaAndGrains', 'doughs', 'cookingLiquids'] as const),
]);

/** Ingredients of these subcategories that are counted in pieces: "deux clous de girofle". */
const COUNTABLE_EXCEPTIONS: ReadonlySet<IngredientKey> = new Set<IngredientKey>([
  ...(['cloves', 'cinnamonStick', 'vanillaBean', 'starAnise', 'juniperBerry', 'nutmeg'] as const),
  ...(['lasagna', 'phyllo', 'brickPastry', 'marshmallow', 'dumpling'] as const),
]);

/** Ingredients of other subcategories that are not counted: "a thick applesauce". */
const UNCOUNTABLE_EXCEPTIONS: ReadonlySet<IngredientKey> = new Set<IngredientKey>([
  ...(['applesauce', 'mashedPotatoes', 'pumpkinPuree', 'sauerkraut', 'kimchi'] as const),
]);

/** Ingredients that are not counted in pieces: an article before them is not the number 1. */
export const UNCOUNTABLE: ReadonlySet<IngredientKey> = new Set(
  INGREDIENTS.filter(
    ({ key, subcategory }) =>
      (UNCOUNTABLE_SUBCATEGORIES.has(subcategory) && !COUNTABLE_EXCEPTIONS.has(key)) ||
      UNCOUNTABLE_EXCEPTIONS.has(key),
  ).map(({ key }) => key),
);

/** Uncountable ingredients that are sold or shaped in pieces: "1 pâte brisée", "2 yaourts". */
const SOLD_IN_PIECES: ReadonlySet<IngredientKey> = new Set<IngredientKey>([
  ...INGREDIENTS.filter(({ subcategory }) => subcategory === 'doughs').map(({ key }) => key),
  ...(['yogurt', 'greekYogurt', 'flavoredYogurt', 'soyYogurt', 'coconutYogurt'] as const),
  ...(['petitSuisse', 'iceCream', 'seasoningCube', 'sugarCube', 'chocolateCandy'] as const),
  ...(['candy', 'ginger', 'driedChili', 'cardamom', 'cayenne', 'sichuanPepper'] as const),
  ...(['whitePepper', 'caramel', 'allspice', 'capers', 'ravioli', 'meatRavioli'] as const),
  ...(['tortellini', 'gnocchi', 'pierogi', 'cannelloni', 'ricePaper', 'riceCake'] as const),
  ...(['lemonJuice', 'limeJuice', 'orangeJuice', 'juice', 'beer', 'cola', 'tea'] as const),
]);

/** Ingredients before which a number without a unit is most likely a misread unit: "200 farine". */
export const UNLIKELY_COUNTED: ReadonlySet<IngredientKey> = new Set(
  [...UNCOUNTABLE].filter((key) => !SOLD_IN_PIECES.has(key)),
);
