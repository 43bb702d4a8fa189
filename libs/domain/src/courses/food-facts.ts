import type { SubcategoryKey } from '../catalogue/categories.js';
import { type IngredientKey, INGREDIENTS } from '../catalogue/ingredients.js';

/** What the foods of a recipe say of its course. */
export interface FoodFacts {
  /** It has sugar, chocolate or fruit, and nothing that is only eaten salted. */
  readonly isSweet: boolean;
  readonly isSavoury: boolean;
  /** Savoury, and without sugar or chocolate: no dessert, whatever its name. */
  readonly isSalted: boolean;
  /** Meat, poultry, fish or shellfish. */
  readonly hasMeat: boolean;
  /** Ham, bacon and other cured meat. */
  readonly hasHam: boolean;
  readonly hasSugar: boolean;
  readonly hasLegumes: boolean;
  /** It has vegetables or cheese, whatever else it has. */
  readonly isOfVegetables: boolean;
  /** Meat, fish, legumes, pasta or grains: a meal by itself. */
  readonly isFilling: boolean;
  readonly isRisen: boolean;
  /** All foods can be drunk, or are what drinks are made of. */
  readonly isDrink: boolean;
  /** Only oils, vinegars, spices, sauces and liquids. */
  readonly isSeasoning: boolean;
}

const SUBCATEGORIES = new Map(INGREDIENTS.map(({ key, subcategory }) => [key, subcategory]));

const keys = (...list: IngredientKey[]): ReadonlySet<IngredientKey> => new Set(list);
const groups = (...list: SubcategoryKey[]): ReadonlySet<SubcategoryKey> => new Set(list);

const MEAT = groups('meats', 'poultry', 'fish', 'shellfish');
const SAUSAGES = keys(
  'sausage',
  'sausageMeat',
  'whiteSausage',
  'bloodSausage',
  'merguez',
  'hotDog',
);
/** Vegetables that are in cakes too. */
const CAKE_VEGETABLES = keys(
  'carrot',
  'pumpkin',
  'pumpkinPuree',
  'squash',
  'butternutSquash',
  'kabochaSquash',
  'zucchini',
  'beet',
  'sweetPotato',
);
const FRESH_CHEESES = keys('ricotta', 'mascarpone', 'creamCheese', 'cottageCheese');
/** Foods that no dessert has, beside {@link SAUCES}. */
const SALTED = keys(
  ...(['broth', 'chickenBroth', 'beefBroth', 'vealStock', 'porkBroth', 'vegetableBroth'] as const),
  ...(['garlicPowder', 'onionPowder', 'cumin', 'curryPowder'] as const),
);
const SAUCES = groups('sauces');
/** Sauces that are in desserts too. */
const SWEET_SAUCES = keys(
  ...(['cranberrySauce', 'fruitCoulis', 'lemonCurd', 'pieFilling', 'mincemeat', 'sauce'] as const),
  ...(['mayonnaise', 'veganMayonnaise', 'pomegranateMolasses', 'dip', 'guacamole'] as const),
);
/** Fruits that season: they make nothing sweet. */
export const SOUR_FRUITS = keys(
  'lemon',
  'lemonZest',
  'lime',
  'limeZest',
  'avocado',
  'preservedLemon',
  'plantain',
);
const SWEETS = groups('fruits');
const SUGARS = keys(
  ...(['sugar', 'brownSugar', 'caneSugar', 'powderedSugar', 'vanillaSugar', 'pearlSugar'] as const),
  ...([
    'honey',
    'mapleSyrup',
    'agaveSyrup',
    'cornSyrup',
    'goldenSyrup',
    'molasses',
    'syrup',
  ] as const),
  ...(['caramel', 'marshmallow', 'jam', 'chestnutCream', 'chocolate', 'darkChocolate'] as const),
  ...([
    'milkChocolate',
    'whiteChocolate',
    'bakersChocolate',
    'chocolateChips',
    'cocoaPowder',
  ] as const),
  ...(['chocolateSpread', 'condensedMilk', 'dulceDeLeche', 'iceCream', 'cookie', 'oreo'] as const),
  ...(['ladyfinger', 'grahamCracker', 'chocolateCandy', 'candy', 'puddingMix', 'cakeMix'] as const),
  ...(['frosting', 'cookieButter', 'pieFilling', 'lemonCurd', 'frangipane'] as const),
);
/** Sugars that glaze vegetables and meat too. */
const GLAZES = keys('honey', 'mapleSyrup', 'molasses', 'syrup', 'agaveSyrup');
const FILLING = groups('pastaAndGrains', 'legumes');
const DRINKS = keys(
  ...(['sparklingWater', 'tonicWater', 'orangeJuice', 'appleJuice', 'pineappleJuice'] as const),
  ...(['tomatoJuice', 'grapeJuice', 'cranberryJuice', 'juice', 'lemonade', 'cola'] as const),
  ...(['gingerAle', 'coffee', 'tea', 'wine', 'whiteWine', 'redWine', 'champagne', 'beer'] as const),
  ...([
    'cider',
    'rum',
    'cognac',
    'whisky',
    'vodka',
    'gin',
    'tequila',
    'pastis',
    'liqueur',
  ] as const),
  ...(['roseWine', 'port', 'sake', 'calvados', 'amaretto', 'limoncello', 'cremeDeCassis'] as const),
  ...(['orangeLiqueur', 'coffeeLiqueur', 'vermouth', 'coconutWater', 'matchaPowder'] as const),
);
/** What is in drinks beside {@link DRINKS}. */
const IN_DRINKS = groups('fruits', 'freshHerbs', 'spices', 'cookingLiquids');
const DAIRY_IN_DRINKS = keys(
  'milk',
  'cream',
  'whippedCream',
  'coconutMilk',
  'almondMilk',
  'oatMilk',
  'soyMilk',
);
const SEASONINGS = groups('spices', 'sauces', 'oilsAndVinegars', 'cookingLiquids', 'freshHerbs');
const AROMATICS = keys('garlic', 'lemon', 'lime', 'sugar', 'brownSugar', 'honey');

export function subcategoryOf(key: IngredientKey): SubcategoryKey {
  const subcategory = SUBCATEGORIES.get(key);
  if (subcategory === undefined) throw new Error(`${key} is no ingredient.`);
  return subcategory;
}

export function factsOf(foods: readonly IngredientKey[]): FoodFacts {
  const known = foods.map((key) => ({ key, group: subcategoryOf(key) }));
  const some = (is: (food: (typeof known)[number]) => boolean) => known.some(is);
  const hasMeat = some(({ key, group }) => MEAT.has(group) || SAUSAGES.has(key));
  const hasHam = some(({ group }) => group === 'curedMeats');
  const hasLegumes = some(({ group }) => group === 'legumes');
  const hasSugar = some(({ key }) => SUGARS.has(key));
  const hasFruit = some(({ key, group }) => SWEETS.has(group) && !SOUR_FRUITS.has(key));
  const isVegetable = ({ group }: { readonly group: SubcategoryKey }) => group === 'vegetables';
  const hasSalted = some((food) => isVegetable(food) && !CAKE_VEGETABLES.has(food.key));
  const hasCheese = some(({ key, group }) => group === 'cheeses' && !FRESH_CHEESES.has(key));
  const isSavoury =
    hasMeat ||
    hasSalted ||
    hasHam ||
    some(({ key, group }) => SALTED.has(key) || (SAUCES.has(group) && !SWEET_SAUCES.has(key))) ||
    (!hasSugar && (hasCheese || hasLegumes));
  const all = (is: (food: (typeof known)[number]) => boolean) =>
    known.length > 0 && known.every(is);
  return {
    isSweet: !isSavoury && (hasSugar || hasFruit),
    isSavoury,
    isSalted: isSavoury && !some(({ key }) => SUGARS.has(key) && !GLAZES.has(key)),
    hasMeat,
    hasHam,
    hasSugar,
    hasLegumes,
    isOfVegetables: hasCheese || some(isVegetable),
    isFilling: hasMeat || some(({ group }) => FILLING.has(group)),
    isRisen: some(({ key }) => key === 'yeast' || key === 'sourdoughStarter'),
    isDrink:
      some(({ key }) => DRINKS.has(key)) &&
      all(({ key, group }) => IN_DRINKS.has(group) || SUGARS.has(key) || DAIRY_IN_DRINKS.has(key)),
    isSeasoning: all(({ key, group }) => SEASONINGS.has(group) || AROMATICS.has(key)),
  };
}
