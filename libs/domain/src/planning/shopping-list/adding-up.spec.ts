import { INGREDIENTS, type IngredientKey } from '../../catalogue/ingredients.js';
import type { UnitKey } from '../../catalogue/units.js';
import type { Amount } from '../../units/amount.js';
import { amountsToBuy } from './amounts-to-buy.js';
import { shoppingList } from './shopping-list.js';

/** Abbreviations of units in the table. A cup is 240 ml in English and 250 ml in French recipes. */
const UNITS: Readonly<Record<string, [UnitKey, factor?: number]>> = {
  g: ['gram'],
  kg: ['kilogram'],
  ml: ['milliliter'],
  cl: ['centiliter'],
  l: ['liter'],
  tbsp: ['tablespoon'],
  tsp: ['teaspoon'],
  cup: ['milliliter', 240],
  tasse: ['milliliter', 250],
  lb: ['gram', 454],
  piece: ['piece'],
  pinch: ['pinch'],
  slice: ['slice'],
  clove: ['clove'],
  bunch: ['bunch'],
  sachet: ['sachet'],
  sprig: ['sprig'],
};

function parse(text: string): Amount[] {
  return text.split(' + ').map((amount) => {
    const [quantity, name = ''] = amount.split(' ');
    const [unit, factor = 1] = UNITS[name] ?? [];
    if (unit === undefined) throw new Error(`Unknown unit: ${name}`);
    return { quantity: Number(quantity) * factor, unit };
  });
}

function write(amounts: readonly Amount[]): string {
  const nameOf = (key: UnitKey) =>
    Object.keys(UNITS).find((name) => UNITS[name]?.length === 1 && UNITS[name][0] === key);
  return amounts
    .map(({ quantity, unit }) => `${String(quantity)} ${nameOf(unit) ?? unit}`)
    .join(' + ');
}

/** Food; amounts of the recipes; amounts of the list; amounts to buy. Labelled by hand. */
type Row = [food: IngredientKey, recipes: string, listed: string, toBuy: string];

// prettier-ignore
const ROWS: Row[] = [
  // Flour, starch, cocoa: 125, 120, 128, 86 g a cup.
  ['flour', '250 g', '250 g', '250 g'],
  ['flour', '1 cup', '24 cl', '125 g'],
  ['flour', '1 cup + 200 g', '325 g', '325 g'],
  ['flour', '2 tasse + 500 g', '760 g', '800 g'],
  ['flour', '2 tbsp + 250 g', '266 g', '275 g'],
  ['flour', '3 cup + 1 kg', '1.375 kg', '1.5 kg'],
  ['flour', '1 tbsp', '1 tbsp', '8 g'],
  ['wholeWheatFlour', '1 cup + 80 g', '200 g', '200 g'],
  ['buckwheatFlour', '2 cup + 60 g', '300 g', '300 g'],
  ['cornstarch', '1 tbsp', '1 tbsp', '8 g'],
  ['cornstarch', '2 tbsp + 20 g', '36 g', '40 g'],
  ['cocoaPowder', '1 tbsp + 30 g', '35 g', '40 g'],
  ['almondFlour', '1 cup + 100 g', '196 g', '200 g'],
  ['chickpeaFlour', '1 cup', '24 cl', '90 g'],
  ['yeast', '1 tsp + 7 g', '7 g + 1 tsp', '7 g + 5 ml'],
  ['yeast', '1 sachet + 20 g', '20 g + 1 sachet', '20 g + 1 sachet'],
  ['bakingPowder', '1 tsp + 11 g', '16 g', '20 g'],
  ['bakingPowder', '1 sachet + 1 tsp', '1 tsp + 1 sachet', '5 g + 1 sachet'],
  ['bakingSoda', '0.5 tsp', '0.5 tsp', '3 g'],
  ['gelatin', '1 tbsp + 3 piece', '1 tbsp + 3 piece', '7 g + 3 piece'],
  // Sugar: 200 g a cup; brown sugar is packed, 213 g. Honey: 21 g a tablespoon.
  ['sugar', '100 g + 2 tbsp', '125 g', '125 g'],
  ['sugar', '1 cup + 0.5 cup', '36 cl', '300 g'],
  ['sugar', '1 tasse + 1 kg', '1.208 kg', '1.25 kg'],
  ['sugar', '1 tsp', '1 tsp', '5 g'],
  ['sugar', '1 pinch', '1 pinch', '1 g'],
  ['sugar', '1 pinch + 50 g', '50 g + 1 pinch', '50 g'],
  ['brownSugar', '1 cup + 100 g', '313 g', '325 g'],
  ['brownSugar', '60 ml', '60 ml', '60 g'],
  ['powderedSugar', '1 cup + 30 g', '150 g', '150 g'],
  ['vanillaSugar', '2 sachet + 1 tbsp', '1 tbsp + 2 sachet', '20 ml + 2 sachet'],
  ['honey', '2 tbsp', '2 tbsp', '50 g'],
  ['honey', '30 ml + 50 g', '92 g', '100 g'],
  ['honey', '0.5 cup + 1 tsp', '125 ml', '175 g'],
  ['jam', '4 tbsp + 100 g', '180 g', '200 g'],
  ['mapleSyrup', '0.5 cup', '12 cl', '125 ml'],
  ['mapleSyrup', '2 tbsp + 133 g', '13 cl', '15 cl'],
  ['chocolateChips', '1 cup + 200 g', '370 g', '375 g'],
  ['darkChocolate', '200 g + 4 piece', '200 g + 4 piece', '200 g + 4 piece'],
  ['darkChocolate', '0.5 cup + 100 g + 2 piece', '185 g + 2 piece', '200 g + 2 piece'],
  ['marshmallow', '1 cup + 100 g', '100 g + 24 cl', '100 g + 25 cl'],
  // Butter: 14.2 g a tablespoon. Lard: 12.8 g.
  ['butter', '2 tbsp', '2 tbsp', '30 g'],
  ['butter', '2 tbsp + 100 g', '128 g', '150 g'],
  ['butter', '0.5 cup + 250 g', '364 g', '375 g'],
  ['butter', '45 ml + 60 ml', '105 ml', '100 g'],
  ['butter', '1 piece + 50 g', '50 g + 1 piece', '50 g + 1 piece'],
  ['saltedButter', '1 tbsp + 25 g', '39 g', '40 g'],
  ['margarine', '1 tasse', '25 cl', '250 g'],
  ['lard', '1 tbsp + 50 g', '63 g', '70 g'],
  // Oils: 0.91 and 0.92 g/ml. Vinegar: 1.01.
  ['oliveOil', '3 tbsp', '3 tbsp', '50 ml'],
  ['oliveOil', '2 tbsp + 10 cl', '13 cl', '15 cl'],
  ['oliveOil', '1 tbsp + 1 tsp', '4 tsp', '20 ml'],
  ['oliveOil', '91 g + 5 cl', '15 cl', '15 cl'],
  ['vegetableOil', '1 cup', '24 cl', '25 cl'],
  ['vegetableOil', '46 g + 1 tbsp', '65 ml', '70 ml'],
  ['soybeanOil', '46 g + 1 tbsp', '65 ml', '70 ml'],
  ['nutButter', '2 tbsp + 100 g', '132 g', '150 g'],
  ['peanutFlour', '1 cup + 100 g', '160 g', '175 g'],
  ['sesameOil', '1 tsp', '1 tsp', '5 ml'],
  ['ciderVinegar', '2 tbsp + 15 ml', '45 ml', '50 ml'],
  ['balsamicVinegar', '1 tbsp + 54 g', '65 ml', '70 ml'],
  ['cookingSpray', '1 piece', '1 piece', '1 piece'],
  // Milk: 1.03 g/ml. Cream: 1.
  ['milk', '50 cl', '50 cl', '50 cl'],
  ['milk', '1 cup + 1 tasse', '49 cl', '50 cl'],
  ['milk', '103 g + 20 cl', '30 cl', '30 cl'],
  ['milk', '2 tbsp + 1 l', '1.03 l', '1.25 l'],
  ['milk', '515 g', '515 g', '50 cl'],
  ['cream', '20 cl + 100 g', '30 cl', '30 cl'],
  ['cremeFraiche', '2 tbsp', '2 tbsp', '30 ml'],
  ['cremeFraiche', '2 tbsp + 200 g', '23 cl', '25 cl'],
  ['sourCream', '1 cup + 60 ml', '30 cl', '30 cl'],
  ['coconutMilk', '400 ml + 1 piece', '40 cl + 1 piece', '40 cl + 1 piece'],
  ['condensedMilk', '1 cup + 94 g', '400 g', '400 g'],
  ['yogurt', '1 cup + 125 g', '370 g', '375 g'],
  ['yogurt', '2 piece + 1 tbsp', '1 tbsp + 2 piece', '20 g + 2 piece'],
  ['greekYogurt', '3 tbsp', '3 tbsp', '50 g'],
  ['whippedCream', '1 cup + 100 g', '100 g + 24 cl', '100 g + 25 cl'],
  // Cheese: cheddar 113, mozzarella 113, parmesan 100 g a cup.
  ['cheddar', '2 cup + 50 g', '276 g', '300 g'],
  ['mozzarella', '1 cup + 1 piece', '24 cl + 1 piece', '125 g + 1 piece'],
  ['parmesan', '0.5 cup + 50 g', '100 g', '100 g'],
  ['parmesan', '2 tbsp', '2 tbsp', '20 g'],
  ['creamCheese', '8 tbsp + 250 g', '366 g', '375 g'],
  ['ricotta', '1 cup + 254 g', '500 g', '500 g'],
  ['goatCheese', '100 g + 4 slice', '100 g + 4 slice', '100 g + 4 slice'],
  // Grains: rice 185, couscous 173, oats 95 g a cup.
  ['rice', '1 cup + 300 g', '485 g', '500 g'],
  ['rice', '1 tasse', '25 cl', '200 g'],
  ['arborioRice', '1.5 cup + 100 g', '400 g', '400 g'],
  ['couscous', '1 cup + 27 g', '200 g', '200 g'],
  ['quinoa', '1 cup + 80 g', '250 g', '250 g'],
  ['oats', '2 cup + 10 g', '200 g', '200 g'],
  ['semolina', '1 tbsp + 40 g', '50 g', '50 g'],
  ['pasta', '2 cup + 250 g', '250 g + 48 cl', '250 g + 50 cl'],
  ['breadcrumbs', '1 cup + 30 g', '30 g + 24 cl', '30 g + 25 cl'],
  // Legumes, nuts and seeds.
  ['lentil', '1 cup + 105 g', '300 g', '300 g'],
  ['chickpea', '1 cup + 400 g', '575 g', '600 g'],
  ['walnut', '1 cup + 37 g', '150 g', '150 g'],
  ['pecan', '0.5 cup', '12 cl', '60 g'],
  ['almond', '1 cup + 50 g', '50 g + 24 cl', '50 g + 25 cl'],
  ['peanutButter', '2 tbsp + 100 g', '132 g', '150 g'],
  ['tahini', '3 tbsp', '3 tbsp', '50 g'],
  ['sesameSeed', '1 tbsp', '1 tbsp', '9 g'],
  // Salt 6 g, pepper 2.3 g, cinnamon 2.6 g, cumin 2.1 g, paprika 2.3 g a teaspoon.
  ['salt', '1 tsp', '1 tsp', '6 g'],
  ['salt', '1 tsp + 10 g', '16 g', '20 g'],
  ['salt', '1 pinch + 1 tsp', '1 tsp + 1 pinch', '7 g'],
  ['salt', '2 pinch', '2 pinch', '1 g'],
  ['salt', '0.45 g', '0.45 g', '1 g'],
  ['coarseSalt', '1 tbsp + 10 g', '10 g + 1 tbsp', '10 g + 20 ml'],
  ['coarseSalt', '1 pinch', '1 pinch', '1 pinch'],
  ['pepper', '0.5 tsp + 1 pinch', '0.5 tsp + 1 pinch', '2 g'],
  ['cinnamon', '1 tsp + 2 g', '4.6 g', '5 g'],
  ['cinnamonStick', '2 piece', '2 piece', '2 piece'],
  ['cumin', '2 tsp', '2 tsp', '5 g'],
  ['paprika', '1 tbsp + 5 g', '12 g', '20 g'],
  ['saffron', '1 pinch', '1 pinch', '1 g'],
  ['nutmeg', '0.25 tsp', '0.25 tsp', '1 g'],
  ['vanillaExtract', '1 tsp', '1 tsp', '5 ml'],
  ['vanillaBean', '0.5 piece', '0.5 piece', '1 piece'],
  // Sauces: tomato paste 16 g, ketchup 17 g a tablespoon; soy sauce 1.08 g/ml.
  ['tomatoPaste', '2 tbsp + 70 g', '102 g', '125 g'],
  ['tomatoSauce', '1 cup + 255 g', '500 g', '500 g'],
  ['ketchup', '3 tbsp', '3 tbsp', '60 g'],
  ['mustard', '1 tbsp + 10 g', '26 g', '30 g'],
  ['mayonnaise', '0.5 cup + 90 g', '200 g', '200 g'],
  ['soySauce', '2 tbsp', '2 tbsp', '30 ml'],
  ['soySauce', '54 g + 1 tbsp', '65 ml', '70 ml'],
  ['harissa', '1 tsp + 20 g', '20 g + 1 tsp', '20 g + 5 ml'],
  // Liquids: broth 1.01, wine 0.99, lemon juice 1.03 g/ml.
  ['water', '500 g + 25 cl', '75 cl', '75 cl'],
  ['chickenBroth', '4 cup + 404 g', '1.36 l', '1.5 l'],
  ['chickenBroth', '1 piece + 50 cl', '50 cl + 1 piece', '50 cl + 1 piece'],
  ['whiteWine', '15 cl + 1 tasse', '40 cl', '40 cl'],
  ['lemonJuice', '1 tbsp + 2 tsp', '5 tsp', '30 ml'],
  ['rum', '2 tbsp + 47 g', '80 ml', '80 ml'],
  // Fruit and vegetables: counts stay counts.
  ['onion', '2 piece + 80 g', '80 g + 2 piece', '80 g + 2 piece'],
  ['onion', '1 cup + 0.5 piece', '24 cl + 0.5 piece', '150 g + 1 piece'],
  ['onion', '1.5 piece + 0.333 piece', '1.833 piece', '2 piece'],
  ['onion', '3 slice', '3 slice', '1 piece'],
  ['shallot', '30 ml + 2 piece', '30 ml + 2 piece', '30 ml + 2 piece'],
  ['garlic', '3 clove', '3 clove', '1 piece'],
  ['garlic', '1 piece + 6 clove', '1 piece + 6 clove', '2 piece'],
  ['garlic', '1 tbsp + 4 clove', '1 tbsp + 4 clove', '1 piece'],
  ['garlic', '9 clove', '9 clove', '2 piece'],
  ['carrot', '1 cup + 380 g', '500 g', '500 g'],
  ['carrot', '3.5 piece', '3.5 piece', '4 piece'],
  ['mushroom', '2 cup + 250 g', '410 g', '425 g'],
  ['tomato', '1 cup + 2 piece', '24 cl + 2 piece', '200 g + 2 piece'],
  ['cannedTomato', '1 cup + 400 g', '640 g', '650 g'],
  ['potato', '2 lb + 2 piece', '908 g + 2 piece', '950 g + 2 piece'],
  ['spinach', '2 cup + 100 g', '100 g + 48 cl', '100 g + 50 cl'],
  ['bellPepper', '1 cup + 200 g', '200 g + 24 cl', '200 g + 25 cl'],
  ['celery', '3 sprig', '3 sprig', '1 piece'],
  ['celery', '1 piece + 8 sprig', '1 piece + 8 sprig', '3 piece'],
  ['strawberry', '1 cup + 148 g', '300 g', '300 g'],
  ['lemon', '0.5 piece + 3 slice', '0.5 piece + 3 slice', '1 piece'],
  ['raisin', '0.25 cup + 64 g', '100 g', '100 g'],
  // Herbs in bunches, eggs and slices whole.
  ['parsley', '3 sprig', '3 sprig', '1 bunch'],
  ['parsley', '1 bunch + 4 sprig', '1 bunch + 4 sprig', '2 bunch'],
  ['parsley', '2 tbsp + 1 tbsp', '3 tbsp', '1 bunch'],
  ['parsley', '20 g + 1 bunch', '20 g + 1 bunch', '20 g + 1 bunch'],
  ['cilantro', '1 cup', '24 cl', '2 bunch'],
  ['basil', '1 tsp + 1 bunch', '1 tsp + 1 bunch', '5 ml + 1 bunch'],
  ['thyme', '2 sprig + 1 tsp', '1 tsp + 2 sprig', '5 ml + 1 bunch'],
  ['lemongrass', '2 sprig', '2 sprig', '2 piece'],
  ['egg', '2.25 piece', '2.25 piece', '3 piece'],
  ['egg', '3 piece + 50 g', '50 g + 3 piece', '50 g + 3 piece'],
  ['ham', '2.5 slice + 100 g', '100 g + 2.5 slice', '100 g + 3 slice'],
  ['bread', '4 slice + 1 piece', '1 piece + 4 slice', '1 piece + 4 slice'],
  ['chicken', '1.2 kg + 1 piece', '1.2 kg + 1 piece', '1.25 kg + 1 piece'],
  ['salmon', '1.1 kg', '1.1 kg', '1.25 kg'],
];

describe('the amounts of a food in several recipes', () => {
  it.each(ROWS)('%s: %s is %s; a shop sells %s', (food, recipes, listed, toBuy) => {
    const ingredient = INGREDIENTS.find(({ key }) => key === food);
    const list = shoppingList(
      parse(recipes).map((amount, index) => ({
        id: index + 1,
        portions: 4,
        items: [{ id: index + 1, portions: 4 }],
        lines: [{ ingredientId: 1, ...amount }],
      })),
      () => ingredient,
    );
    expect(list.map(({ amounts }) => write(amounts))).toEqual([listed]);
    expect(write(amountsToBuy(list[0]?.amounts ?? [], ingredient))).toBe(toBuy);
  });
});
