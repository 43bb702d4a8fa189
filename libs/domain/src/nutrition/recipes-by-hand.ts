import type { TechStepKey } from '../catalogue/tech-steps.js';

/** Recipes whose sums were written by hand: grams of each line, and figures of 100 g of its food. */
type RecipeByHand = readonly [
  name: string,
  portions: number,
  techniques: readonly TechStepKey[],
  /** `ingredient quantity unit [as written]`, separated by semicolons. */
  lines: string,
  /** TEXT lines. */
  texts: readonly string[],
  massG: number,
  /** Hundred times its energy, protein and salt. */
  sums: readonly [energyKcal: number, proteinG: number, saltG: number],
];

// prettier-ignore
export const RECIPES_BY_HAND: readonly RecipeByHand[] = [
  ['bread', 4, [], 'flour 500 gram; water 320 gram; salt 10 gram; yeast 1 sachet', [],
    500 + 320 + 10 + 7, [
      500 * 350 + 7 * 354,
      500 * 9.03 + 7 * 44.5,
      320 * 0.01 + 10 * 97.8 + 7 * 0.56,
    ]],
  ['pancakes', 4, [], 'flour 250 gram; milk 50 centiliter; egg 3 piece; butter 50 gram; salt 1 pinch', [],
    250 + 500 * 1.03 + 3 * 50 + 50 + 0.4, [
      250 * 350 + 500 * 1.03 * 47 + 3 * 50 * 140 + 50 * 753,
      250 * 9.03 + 500 * 1.03 * 3.38 + 3 * 50 * 12.7 + 50 * 0.7,
      500 * 1.03 * 0.09 + 3 * 50 * 0.31 + 50 * 0.063 + 0.4 * 97.8,
    ]],
  ['pound cake', 8, [], 'flour 200 gram; sugar 200 gram; butter 200 gram; egg 4 piece', [],
    200 + 200 + 200 + 4 * 50, [
      200 * 350 + 200 * 399 + 200 * 753 + 4 * 50 * 140,
      200 * 9.03 + 200 * 0.7 + 4 * 50 * 12.7,
      200 * 0.005 + 200 * 0.063 + 4 * 50 * 0.31,
    ]],
  ['chocolate mousse', 6, [], 'darkChocolate 200 gram; egg 6 piece; sugar 30 gram', [],
    200 + 6 * 50 + 30, [
      200 * 526 + 6 * 50 * 140 + 30 * 399,
      200 * 6.63 + 6 * 50 * 12.7,
      200 * 0.023 + 6 * 50 * 0.31 + 30 * 0.005,
    ]],
  ['rice pudding', 4, [], 'arborioRice 120 gram; milk 1 liter; sugar 80 gram; vanillaBean 1 piece', [],
    120 + 1000 * 1.03 + 80 + 3, [
      120 * 360 + 1000 * 1.03 * 47 + 80 * 399 + 3 * 346,
      120 * 6.61 + 1000 * 1.03 * 3.38 + 3 * 12.3,
      120 * 0.003 + 1000 * 1.03 * 0.09 + 80 * 0.005 + 3 * 0.048,
    ]],
  ['caramel', 6, [], 'sugar 160 gram; saltedButter 80 gram; cream 20 centiliter', [],
    160 + 80 + 200, [
      160 * 399 + 80 * 738 + 200 * 297,
      80 * 0.72 + 200 * 2.49,
      160 * 0.005 + 80 * 1.9 + 200 * 0.073,
    ]],
  ['vinaigrette', 4, [], 'oliveOil 3 tablespoon; vinegar 1 tablespoon; mustard 1 teaspoon; salt 1 pinch', [],
    45 * 0.91 + 15 * 1.01 + 5 * 249/240 + 0.4, [
      45 * 0.91 * 900 + 15 * 1.01 * 22.6 + 5 * 249/240 * 152,
      15 * 1.01 * 0.04 + 5 * 249/240 * 6.92,
      15 * 1.01 * 0.033 + 5 * 249/240 * 6.3 + 0.4 * 97.8,
    ]],
  ['mayonnaise', 6, [], 'eggYolk 1 piece; mustard 1 teaspoon; sunflowerOil 20 centiliter', [],
    17 + 5 * 249/240 + 200 * 0.92, [
      17 * 307 + 5 * 249/240 * 152 + 200 * 0.92 * 901,
      17 * 15.5 + 5 * 249/240 * 6.92,
      17 * 0.048 + 5 * 249/240 * 6.3 + 200 * 0.92 * 0.025,
    ]],
  ['pasta in its water', 4, ['drain'], 'pasta 400 gram; water 4 liter; butter 40 gram; parmesan 60 gram', [],
    400 + 0 + 40 + 60, [
      400 * 336 + 40 * 753 + 60 * 406,
      400 * 11.5 + 40 * 0.7 + 60 * 31.1,
      400 * 0.031 + 40 * 0.063 + 60 * 1.57,
    ]],
  ['soup keeps its water', 4, [], 'leek 3 piece; potato 500 gram; water 1 liter; cremeFraiche 2 tablespoon', [],
    3 * 150 + 500 + 1000 + 30, [
      3 * 150 * 32.3 + 500 * 80.5 + 30 * 304,
      3 * 150 * 1.49 + 500 * 2.16 + 30 * 3,
      3 * 150 * 0.036 + 500 * 0.016 + 1000 * 0.01 + 30 * 0.07,
    ]],
  ['bolognese', 4, [], 'groundBeef 400 gram; tomatoPuree 500 gram; onion 1 piece; carrot 1 piece; oliveOil 2 tablespoon', [],
    400 + 500 + 110 + 80 + 30 * 0.91, [
      400 * 209 + 500 * 47.1 + 110 * 39 + 80 * 40.2 + 30 * 0.91 * 900,
      400 * 20.2 + 500 * 1.4 + 110 * 1.1 + 80 * 0.63,
      400 * 0.1 + 500 * 0.51 + 110 * 0.098 + 80 * 0.11,
    ]],
  ['ratatouille', 6, [], 'eggplant 2 piece; zucchini 3 piece; redBellPepper 2 piece; tomato 6 piece; oliveOil 4 tablespoon; garlic 3 clove', [],
    2 * 300 + 3 * 200 + 2 * 140 + 6 * 120 + 60 * 0.91 + 3 * 4, [
      2 * 300 * 21.2 + 3 * 200 * 16.5 + 2 * 140 * 36.6 + 6 * 120 * 19.3 + 60 * 0.91 * 900 + 3 * 4 * 111,
      2 * 300 * 1.12 + 3 * 200 * 1.23 + 2 * 140 * 1.06 + 6 * 120 * 0.86 + 3 * 4 * 5.31,
      2 * 300 * 0.006 + 3 * 200 * 0.023 + 6 * 120 * 0.008 + 3 * 4 * 0.023,
    ]],
  ['roast chicken', 4, [], 'chicken 1 piece; butter 30 gram; lemon 1 piece', [],
    900 + 30 + 60, [
      900 * 173 + 30 * 753 + 60 * 27.6,
      900 * 20.2 + 30 * 0.7,
      900 * 0.16 + 30 * 0.063,
    ]],
  ['mussels', 4, [], 'mussel 2 kilogram; whiteWine 20 centiliter; shallot 3 piece; butter 20 gram', [],
    2000 * 0.25 + 200 * 0.99 + 3 * 25 + 20, [
      2000 * 0.25 * 71.8 + 200 * 0.99 * 70.4 + 3 * 25 * 63.6 + 20 * 753,
      2000 * 0.25 * 11.2 + 3 * 25 * 1.81 + 20 * 0.7,
      2000 * 0.25 * 0.85 + 200 * 0.99 * 0.006 + 3 * 25 * 0.013 + 20 * 0.063,
    ]],
  ['dried chickpeas', 4, [], 'chickpea 250 gram; tahini 2 tablespoon; lemonJuice 3 tablespoon', [],
    250 + 30 * 256/240 + 45 * 1.03, [
      250 * 351 + 30 * 256/240 * 621 + 45 * 1.03 * 29.4,
      250 * 20.5 + 30 * 256/240 * 17.7 + 45 * 1.03 * 0.4,
      250 * 0.08 + 30 * 256/240 * 0.19 + 45 * 1.03 * 0.053,
    ]],
  ['canned chickpeas', 4, [], 'chickpea 400 gram [1 boîte de pois chiches (400 g)]; tahini 2 tablespoon; oliveOil 1 tablespoon', [],
    400 + 30 * 256/240 + 15 * 0.91, [
      400 * 122 + 30 * 256/240 * 621 + 15 * 0.91 * 900,
      400 * 6.74 + 30 * 256/240 * 17.7,
      400 * 0.54 + 30 * 256/240 * 0.19,
    ]],
  ['cooked rice', 2, [], 'rice 300 gram [300 g de riz cuit]; egg 2 piece; greenPea 80 gram; sesameOil 1 tablespoon', [],
    300 + 2 * 50 + 80 + 15 * 0.92, [
      300 * 145 + 2 * 50 * 140 + 80 * 67.3 + 15 * 0.92 * 900,
      300 * 2.92 + 2 * 50 * 12.7 + 80 * 5.84,
      2 * 50 * 0.31 + 80 * 0.009,
    ]],
  ['fried potatoes', 4, ['deepFry'], 'potato 1 kilogram; sunflowerOil 1 liter', [],
    1000 + 0.1 * 1000, [
      1000 * 80.5 + 0.1 * 1000 * 901,
      1000 * 2.16,
      1000 * 0.016 + 0.1 * 1000 * 0.025,
    ]],
  ['fritters with their dressing', 4, ['deepFry'], 'zucchini 400 gram; flour 100 gram; oliveOil 2 tablespoon; peanutOil 1 liter', [],
    400 + 100 + 30 * 0.91 + 0.1 * (400+100+30 * 0.91), [
      400 * 16.5 + 100 * 350 + 30 * 0.91 * 900 + 0.1 * (400+100+30 * 0.91) * 900,
      400 * 1.23 + 100 * 9.03,
      400 * 0.023,
    ]],
  ['oil named for frying', 4, [], 'shrimp 300 gram; flour 100 gram; sunflowerOil 50 centiliter [50 cl d’huile de friture]', [],
    300 + 100 + 0.1 * 400, [
      300 * 99 + 100 * 350 + 0.1 * 400 * 901,
      300 * 19.7 + 100 * 9.03,
      300 * 0.45 + 0.1 * 400 * 0.025,
    ]],
  ['a litre of oil', 6, [], 'onion 500 gram; oliveOil 1 liter', [],
    500 + 0.1 * 500, [
      500 * 39 + 0.1 * 500 * 900,
      500 * 1.1,
      500 * 0.098,
    ]],
  ['salt crust', 4, [], 'seaBass 4 piece; coarseSalt 2 kilogram', [],
    4 * 220 + 0.03 * 880, [
      4 * 220 * 82.5,
      4 * 220 * 19.1,
      4 * 220 * 0.23 + 0.03 * 880 * 97.8,
    ]],
  ['lentils', 4, [], 'lentil 250 gram; carrot 2 piece; onion 1 piece; lardons 150 gram; water 75 centiliter', [],
    250 + 2 * 80 + 110 + 150 + 750, [
      250 * 331 + 2 * 80 * 40.2 + 110 * 39 + 150 * 275,
      250 * 25.4 + 2 * 80 * 0.63 + 110 * 1.1 + 150 * 16.7,
      250 * 0.21 + 2 * 80 * 0.11 + 110 * 0.098 + 150 * 2.63 + 750 * 0.01,
    ]],
  ['banana bread', 8, [], 'banana 300 gram; flour 200 gram; sugar 100 gram; egg 2 piece; butter 80 gram', [],
    300 * 0.65 + 200 + 100 + 2 * 50 + 80, [
      300 * 0.65 * 90.5 + 200 * 350 + 100 * 399 + 2 * 50 * 140 + 80 * 753,
      300 * 0.65 * 1.06 + 200 * 9.03 + 2 * 50 * 12.7 + 80 * 0.7,
      100 * 0.005 + 2 * 50 * 0.31 + 80 * 0.063,
    ]],
  ['fruit salad', 4, [], 'apple 2 piece; orange 2 piece; banana 1 piece; sugar 1 tablespoon', [],
    2 * 150 + 2 * 140 + 110 + 15 * 200/240, [
      2 * 150 * 53.8 + 2 * 140 * 45.5 + 110 * 90.5 + 15 * 200/240 * 399,
      2 * 150 * 0.25 + 2 * 140 * 0.75 + 110 * 1.06,
      2 * 150 * 0.004 + 15 * 200/240 * 0.005,
    ]],
  ['lasagne', 6, [], 'lasagna 12 piece; bologneseSauce 500 gram; bechamel 500 gram; gruyere 80 gram', [],
    12 * 18 + 500 + 500 + 80, [
      12 * 18 * 336 + 500 * 93.8 + 500 * 147 + 80 * 423,
      12 * 18 * 11.5 + 500 * 4.22 + 500 * 3.84 + 80 * 28.4,
      12 * 18 * 0.031 + 500 * 1.18 + 500 * 0.89 + 80 * 0.8,
    ]],
  ['quiche', 6, [], 'shortcrustPastry 1 piece; lardons 200 gram; egg 3 piece; cremeFraiche 20 centiliter', [],
    230 + 200 + 3 * 50 + 200, [
      230 * 377 + 200 * 275 + 3 * 50 * 140 + 200 * 304,
      230 * 5.35 + 200 * 16.7 + 3 * 50 * 12.7 + 200 * 3,
      230 * 1.06 + 200 * 2.63 + 3 * 50 * 0.31 + 200 * 0.07,
    ]],
  ['gratin', 6, [], 'potato 1.2 kilogram; cream 40 centiliter; milk 20 centiliter; garlic 1 clove', [],
    1200 + 400 + 200 * 1.03 + 4, [
      1200 * 80.5 + 400 * 297 + 200 * 1.03 * 47 + 4 * 111,
      1200 * 2.16 + 400 * 2.49 + 200 * 1.03 * 3.38 + 4 * 5.31,
      1200 * 0.016 + 400 * 0.073 + 200 * 1.03 * 0.09 + 4 * 0.023,
    ]],
  ['fish and rice', 2, [], 'cod 2 piece; basmatiRice 150 gram; butter 20 gram; lemon 0.5 piece', [],
    2 * 140 + 150 + 20 + 30, [
      2 * 140 * 77.6 + 150 * 353 + 20 * 753 + 30 * 27.6,
      2 * 140 * 18.1 + 150 * 7.67 + 20 * 0.7,
      2 * 140 * 0.23 + 150 * 0.014 + 20 * 0.063,
    ]],
  ['broth of a cube', 4, [], 'chickenBroth 1 piece; water 1 liter; vermicelli 80 gram', [],
    10 + 1000 + 80, [
      10 * 233 + 80 * 336,
      10 * 11.3 + 80 * 11.5,
      10 * 49.6 + 1000 * 0.01 + 80 * 0.031,
    ]],
  ['fresh yeast', 8, [], 'flour 500 gram; yeast 0.5 piece; milk 25 centiliter; butter 100 gram; sugar 60 gram', [],
    500 + 21 + 250 * 1.03 + 100 + 60, [
      500 * 350 + 21 * 112 + 250 * 1.03 * 47 + 100 * 753 + 60 * 399,
      500 * 9.03 + 21 * 8.23 + 250 * 1.03 * 3.38 + 100 * 0.7,
      21 * 0.058 + 250 * 1.03 * 0.09 + 100 * 0.063 + 60 * 0.005,
    ]],
  ['tofu curry', 4, [], 'tofu 400 gram; coconutMilk 40 centiliter; curryPowder 1 tablespoon; spinach 200 gram', [],
    400 + 400 + 15 * 2/5 + 200, [
      400 * 148 + 400 * 188 + 15 * 2/5 * 301 + 200 * 28.7,
      400 * 13.4 + 400 * 1.77 + 15 * 2/5 * 14.5 + 200 * 2.62,
      400 * 0.025 + 400 * 0.075 + 15 * 2/5 * 0.13 + 200 * 0.17,
    ]],
  ['herbs', 2, [], 'spaghetti 200 gram; basil 1 bunch; oliveOil 2 tablespoon; pineNut 20 gram', [],
    200 + 30 + 30 * 0.91 + 20, [
      200 * 336 + 30 * 34.8 + 30 * 0.91 * 900 + 20 * 685,
      200 * 11.5 + 30 * 3.35 + 20 * 13.7,
      200 * 0.031 + 30 * 0.028 + 20 * 0.023,
    ]],
  ['a cup of cherries', 2, [], 'cherry 250 milliliter; yogurt 2 piece; honey 1 tablespoon', [],
    250 * 154/240 + 2 * 125 + 21, [
      250 * 154/240 * 55.7 + 2 * 125 * 45.5 + 21 * 329,
      250 * 154/240 * 0.81 + 2 * 125 * 3.96 + 21 * 0.56,
      2 * 125 * 0.11 + 21 * 0.01,
    ]],
  ['steak and chips', 2, [], 'beefSteak 2 piece; frenchFries 300 gram', [],
    2 * 150 + 300, [
      2 * 150 * 223 + 300 * 244,
      2 * 150 * 19.2 + 300 * 3.12,
      2 * 150 * 0.15 + 300 * 0.12,
    ]],
  ['hot chocolate', 2, [], 'milk 50 centiliter; cocoaPowder 2 tablespoon; sugar 2 tablespoon', [],
    500 * 1.03 + 30 * 86/240 + 30 * 200/240, [
      500 * 1.03 * 47 + 30 * 86/240 * 387 + 30 * 200/240 * 399,
      500 * 1.03 * 3.38 + 30 * 86/240 * 22.4,
      500 * 1.03 * 0.09 + 30 * 86/240 * 0.11 + 30 * 200/240 * 0.005,
    ]],
  ['salt and water to taste', 2, [], 'rice 150 gram; butter 20 gram', ['Sel', 'Eau'],
    150 + 20, [
      150 * 352 + 20 * 753,
      150 * 7.04 + 20 * 0.7,
      150 * 0.006 + 20 * 0.063,
    ]],
  ['one line in six is not known', 4, [], 'flour 200 gram; sugar 200 gram; butter 200 gram; milk 200 gram; egg 200 gram', ['nduja'],
    200 + 200 + 200 + 200 + 200, [
      200 * 350 + 200 * 399 + 200 * 753 + 200 * 47 + 200 * 140,
      200 * 9.03 + 200 * 0.7 + 200 * 3.38 + 200 * 12.7,
      200 * 0.005 + 200 * 0.063 + 200 * 0.09 + 200 * 0.31,
    ]],
  ['a food without figures', 4, [], 'flour 300 gram; butter 100 gram; halva 100 gram', [],
    300 + 100, [
      300 * 350 + 100 * 753,
      300 * 9.03 + 100 * 0.7,
      100 * 0.063,
    ]],
  ['a text that states a mass', 4, [], 'potato 600 gram; cream 200 gram', ['200 g de crosnes du jardin'],
    600 + 200, [
      600 * 80.5 + 200 * 297,
      600 * 2.16 + 200 * 2.49,
      600 * 0.016 + 200 * 0.073,
    ]],
];
