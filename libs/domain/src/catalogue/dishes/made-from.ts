import type { SubcategoryKey } from '../categories.js';
import type { IngredientKey } from '../ingredients.js';

/** An ingredient, or any ingredient of a subcategory. */
type Source = IngredientKey | SubcategoryKey;

const FLOURS: readonly Source[] = [
  ...(['flour', 'cornstarch', 'potatoStarch', 'tapiocaStarch', 'semolina', 'polenta'] as const),
  ...(['oats', 'oatBran', 'groundAlmond', 'groundHazelnut', 'shreddedCoconut'] as const),
  ...(['selfRisingFlour', 'cakeMix', 'pancakeMix', 'buckwheat'] as const),
];
const DOUGHS: readonly Source[] = [...FLOURS, 'doughs'];
const MEATS: readonly Source[] = ['meats', 'poultry', 'curedMeats'];
const STOCK: readonly Source[] = [...MEATS, 'fish', 'shellfish', 'vegetables', 'legumes'];
const EGGS: readonly Source[] = ['eggs', 'aquafaba'];
const MILKS: readonly Source[] = ['milkAndCream'];
const SUGARS: readonly Source[] = ['sugar', 'brownSugar', 'caneSugar', 'powderedSugar'];

const CHOCOLATES: readonly Source[] = [
  ...([
    'chocolate',
    'darkChocolate',
    'bakersChocolate',
    'milkChocolate',
    'chocolateChips',
  ] as const),
  ...([
    'whiteChocolate',
    'candyChips',
    'cocoaPowder',
    'chocolateSpread',
    'veganChocolate',
  ] as const),
];

/** Any line. */
export const ANYTHING = 'anything';

/**
 * Ingredients whose names also stand for what a recipe makes of its own lines: "the dough", "la sauce".
 * Words that refer to what is there name no further food if the recipe has a line of one of these.
 */
export const MADE_FROM: Readonly<
  Partial<Record<IngredientKey, readonly Source[] | typeof ANYTHING>>
> = {
  // Mixtures
  sauce: ANYTHING,
  marinade: ANYTHING,
  spices: ANYTHING,
  vegetables: ['vegetables'],
  dip: ANYTHING,
  syrup: ANYTHING,
  brine: ['salt', 'coarseSalt', 'seaSalt'],
  curryPowder: ['spices'],
  gravy: [...STOCK, ...FLOURS, 'cookingLiquids'],
  vinaigrette: ['oilsAndVinegars'],
  creamyDressing: ['oilsAndVinegars', 'milkAndCream', 'mayonnaise', 'veganMayonnaise', 'tahini'],
  mayonnaise: [...EGGS, 'oil'],
  aioli: ['garlic'],
  hollandaise: EGGS,
  bechamel: [...MILKS, ...FLOURS],
  tomatoSauce: ['tomato', 'tomatoPuree', 'tomatoPaste'],
  bologneseSauce: [...MEATS, 'lentil', 'redLentil', 'veggieMince'],
  peanutSauce: ['peanutButter', 'peanut', 'almondButter', 'sunflowerButter'],
  chocolateSauce: ['chocolate', 'cocoaPowder'],
  pesto: ['basil'],
  salsa: ['tomato', 'mango'],
  chutney: ['fruits', 'vegetables'],
  relish: ['vegetables'],
  cranberrySauce: ['cranberry'],
  curryPaste: ['spices', 'vegetables'],
  tapenade: ['olive'],
  hummus: ['chickpea', 'legumes'],
  guacamole: ['avocado'],
  eggplantCaviar: ['eggplant'],
  tzatziki: ['cucumber'],
  mincemeat: ['fruits'],
  barbecueSauce: ['ketchup', 'tomatoPaste', 'tomatoPuree', 'tomatoSauce'],
  mole: ['spices', 'vegetables'],
  shellfishSauce: ['shellfish'],
  horseradishSauce: ['horseradish'],
  teriyakiSauce: ['soySauce', 'tamari', 'glutenFreeSoySauce'],
  asianSauce: ['soySauce', 'tamari', 'glutenFreeSoySauce', 'fishSauce'],
  sambalOelek: ['vegetables'],
  pickle: ['oilsAndVinegars'],
  pickledVegetables: ['oilsAndVinegars'],
  seasoningSalt: ['spices', 'salt', 'coarseSalt', 'seaSalt'],
  cajunSeasoning: ['spices'],
  tacoSeasoning: ['spices'],

  // Stocks and liquids
  broth: STOCK,
  chickenBroth: ['poultry'],
  beefBroth: ['meats'],
  vealStock: ['meats'],
  porkBroth: ['meats'],
  vegetableBroth: ['vegetables'],
  boneBroth: ['meats', 'poultry'],
  fishStock: ['fish', 'shellfish'],
  shellfishStock: ['shellfish'],
  juice: ['fruits', 'vegetables'],
  eggnog: EGGS,

  // Doughs, and what they become
  dough: DOUGHS,
  shortcrustPastry: DOUGHS,
  sweetPastry: DOUGHS,
  puffPastry: DOUGHS,
  chouxPastry: DOUGHS,
  pizzaDough: DOUGHS,
  breadDough: DOUGHS,
  biscuitDough: DOUGHS,
  cookieDough: DOUGHS,
  crescentDough: DOUGHS,
  crepeBatter: DOUGHS,
  glutenFreePastry: DOUGHS,
  grahamCrust: [...DOUGHS, 'cookie', 'grahamCracker', 'glutenFreeCookie'],
  cinnamonRoll: DOUGHS,
  bread: [...DOUGHS, 'breads'],
  sandwichBread: [...DOUGHS, 'breads'],
  cornbread: FLOURS,
  focaccia: DOUGHS,
  pita: DOUGHS,
  naan: DOUGHS,
  tortilla: [...DOUGHS, 'breads'],
  cornTortilla: ['breads'],
  tortillaChips: ['breads'],
  burgerBun: [...DOUGHS, 'breads'],
  bagel: DOUGHS,
  brioche: DOUGHS,
  croissant: DOUGHS,
  waffle: FLOURS,
  crepe: FLOURS,
  cookie: DOUGHS,
  gingerbread: FLOURS,
  cake: FLOURS,
  meringue: EGGS,
  croutons: ['breads'],
  breadcrumbs: ['breads'],
  yorkshirePudding: FLOURS,
  wontonWrapper: DOUGHS,
  sourdoughStarter: FLOURS,
  crackers: DOUGHS,

  // Pasta and what is shaped
  lasagna: ['pastaAndGrains'],
  pasta: [...FLOURS, 'pastaAndGrains'],
  freshPasta: FLOURS,
  noodles: [...FLOURS, 'pastaAndGrains'],
  ravioli: [...DOUGHS, 'pastaAndGrains'],
  gnocchi: ['potato', ...FLOURS],
  spaetzle: FLOURS,
  dumpling: DOUGHS,
  pierogi: DOUGHS,
  granola: ['oats', 'cereal'],
  stuffingMix: ANYTHING,
  meatballs: [...MEATS, 'legumes', 'eggplant'],
  quenelle: ['fish', 'semolina'],
  pate: [...MEATS, 'fish', 'legumes'],
  sausage: MEATS,
  sausageMeat: MEATS,
  jerky: MEATS,
  chickenNuggets: ['poultry'],
  friedOnions: ['onion'],
  falafel: ['legumes'],
  veggieBurger: ['legumes', 'vegetables', 'pastaAndGrains'],
  mashedPotatoes: ['potato', 'sweetPotato'],
  frenchFries: ['potato', 'sweetPotato'],
  potatoChips: ['potato'],
  crabCake: ['crab'],

  // Sweet
  chocolate: CHOCOLATES,
  darkChocolate: CHOCOLATES,
  chocolateChips: CHOCOLATES,
  custard: [...EGGS, ...MILKS, 'cornstarch'],
  whippedCream: MILKS,
  iceCream: [...MILKS, 'banana'],
  sorbet: ['fruits'],
  yogurt: MILKS,
  caramel: SUGARS,
  frosting: [...SUGARS, ...MILKS],
  fondant: SUGARS,
  marzipan: ['groundAlmond', 'almond', 'almondFlour'],
  frangipane: ['groundAlmond', 'almondFlour', 'groundHazelnut'],
  lemonCurd: ['lemon', 'lemonJuice'],
  jam: ['fruits'],
  pieFilling: ANYTHING,
  puddingMix: MILKS,
  cakeMix: FLOURS,
  candy: SUGARS,
};

/** Whether the name of a food does not say what it is made of: "sauce". */
export const isMixture = (key: string): boolean => MADE_FROM[key as IngredientKey] === ANYTHING;
