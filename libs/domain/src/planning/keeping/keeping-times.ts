import type { SubcategoryKey } from '../../catalogue/categories.js';
import type { IngredientKey } from '../../catalogue/ingredients.js';
import type { KeepingRow, KeepingStatement, Preparation } from './keeping-row.js';

const ALWAYS: readonly Preparation[] = ['RAW', 'COOKED', 'BAKED'];
const HEATED: readonly Preparation[] = ['COOKED', 'BAKED'];
const MONTH = 30;

/** What the agency says about every cooked dish, salad and opened food. */
const FSA: KeepingStatement = { source: 'fsa', fridgeDays: 2, freezerDays: 3 * MONTH };
const FSA_IN_FRIDGE: KeepingStatement = { source: 'fsa', fridgeDays: 2 };

const SALAD_LEAVES: readonly IngredientKey[] = [
  'lettuce',
  'icebergLettuce',
  'romaineLettuce',
  'saladMix',
  'arugula',
  'lambsLettuce',
  'watercress',
  'frisee',
  'radicchio',
  'purslane',
];

const RICE: readonly IngredientKey[] = [
  'rice',
  'basmatiRice',
  'jasmineRice',
  'arborioRice',
  'sushiRice',
  'stickyRice',
  'brownRice',
  'wildRice',
  'redRice',
  'paellaRice',
];

const PRESERVED_FISH: readonly IngredientKey[] = [
  'cannedSalmon',
  'cannedTuna',
  'smokedSalmon',
  'bonitoFlakes',
  'dashi',
  'fishStock',
  'fishSticks',
];

const BUTTER: readonly IngredientKey[] = [
  'butter',
  'saltedButter',
  'clarifiedButter',
  'margarine',
  'veganButter',
  'powderedMilk',
];

const KEEPING_FRUITS: readonly IngredientKey[] = [
  'lemonZest',
  'limeZest',
  'orangeZest',
  'lemon',
  'lime',
  'preservedLemon',
  'candiedOrangePeel',
  'candiedFruit',
  'driedApple',
  'driedCranberry',
  'driedCherry',
  'driedApricot',
  'driedFig',
  'driedFruit',
  'gojiBerry',
  'prune',
  'raisin',
  'date',
];

/**
 * The keeping times of prepared foods, by food and by how it is prepared. A key names its row in
 * responses and never changes its meaning. docs/keeping.md says what the table claims.
 */
export const KEEPING_TIMES = {
  rawEgg: {
    foods: ['eggs'],
    except: ['hardBoiledEgg', 'veganEgg'],
    preparations: ['RAW'],
    statements: [
      { source: 'anses', fridgeDays: 1 },
      { source: 'coldStorage', fridgeDays: 2, freezerDays: 0 },
    ],
  },
  cookedEgg: {
    foods: ['eggs'],
    except: ['hardBoiledEgg'],
    preparations: ['COOKED'],
    statements: [FSA, { source: 'coldStorage', fridgeDays: 3, freezerDays: 2 * MONTH }],
  },
  hardBoiledEgg: {
    foods: ['hardBoiledEgg'],
    preparations: ALWAYS,
    statements: [FSA_IN_FRIDGE, { source: 'coldStorage', fridgeDays: 7, freezerDays: 0 }],
  },
  rawMeat: {
    foods: ['meats', 'poultry'],
    preparations: ['RAW'],
    statements: [{ source: 'coldStorage', fridgeDays: 1, freezerDays: 3 * MONTH }],
  },
  cookedMeat: {
    foods: ['meats', 'poultry'],
    preparations: HEATED,
    statements: [FSA, { source: 'coldStorage', fridgeDays: 3, freezerDays: 2 * MONTH }],
  },
  curedMeat: {
    foods: ['curedMeats'],
    preparations: ALWAYS,
    statements: [FSA, { source: 'coldStorage', fridgeDays: 3, freezerDays: MONTH }],
  },
  rawFish: {
    foods: ['fish'],
    except: PRESERVED_FISH,
    preparations: ['RAW'],
    statements: [{ source: 'foodKeeper', fridgeDays: 1, freezerDays: 2 * MONTH }],
  },
  cookedFish: {
    foods: ['fish'],
    except: PRESERVED_FISH,
    preparations: HEATED,
    statements: [FSA, { source: 'foodKeeper', fridgeDays: 3, freezerDays: MONTH }],
  },
  preservedFish: {
    foods: PRESERVED_FISH,
    preparations: ALWAYS,
    statements: [FSA, { source: 'foodKeeper', fridgeDays: 3, freezerDays: MONTH }],
  },
  rawShellfish: {
    foods: ['shellfish'],
    preparations: ['RAW'],
    statements: [{ source: 'foodKeeper', fridgeDays: 1, freezerDays: 2 * MONTH }],
  },
  cookedShellfish: {
    foods: ['shellfish'],
    preparations: HEATED,
    statements: [FSA, { source: 'foodKeeper', fridgeDays: 3, freezerDays: 3 * MONTH }],
  },
  rice: {
    foods: RICE,
    preparations: ALWAYS,
    statements: [{ source: 'fsa', fridgeDays: 1, freezerDays: 3 * MONTH }],
  },
  pastaAndGrains: {
    foods: ['pastaAndGrains'],
    except: RICE,
    preparations: ALWAYS,
    statements: [FSA, { source: 'foodKeeper', fridgeDays: 3, freezerDays: MONTH }],
  },
  legumes: {
    foods: ['legumes'],
    preparations: ALWAYS,
    statements: [FSA, { source: 'coldStorage', fridgeDays: 3, freezerDays: 2 * MONTH }],
  },
  cookedVegetables: {
    foods: ['vegetables', 'freshHerbs'],
    preparations: HEATED,
    statements: [FSA, { source: 'coldStorage', fridgeDays: 3, freezerDays: 2 * MONTH }],
  },
  rawVegetables: {
    foods: ['vegetables', 'freshHerbs'],
    except: SALAD_LEAVES,
    preparations: ['RAW'],
    statements: [FSA],
  },
  saladLeaves: {
    foods: SALAD_LEAVES,
    preparations: ['RAW'],
    statements: [FSA_IN_FRIDGE, { source: 'freezing', freezerDays: 0 }],
  },
  fruits: {
    foods: ['fruits'],
    except: KEEPING_FRUITS,
    preparations: ALWAYS,
    statements: [FSA],
  },
  dairy: {
    foods: ['milkAndCream', 'cheeses'],
    except: BUTTER,
    preparations: ALWAYS,
    statements: [FSA, { source: 'foodKeeper', freezerDays: MONTH }],
  },
  mayonnaise: {
    foods: ['mayonnaise', 'veganMayonnaise', 'aioli', 'tartarSauce', 'rouille', 'hollandaise'],
    preparations: ALWAYS,
    statements: [FSA_IN_FRIDGE, { source: 'coldStorage', fridgeDays: 3, freezerDays: 0 }],
  },
  freshSauce: {
    foods: ['bechamel', 'bologneseSauce', 'guacamole', 'tzatziki', 'gravy', 'dip', 'hummus'],
    preparations: ALWAYS,
    statements: [FSA, { source: 'coldStorage', freezerDays: 2 * MONTH }],
  },
  bakedGoods: {
    foods: ['floursAndSugars', 'breads', 'doughs', 'eggs'],
    preparations: ['BAKED'],
    statements: [{ source: 'foodKeeper', fridgeDays: 7, freezerDays: 2 * MONTH }],
  },
} as const satisfies Record<string, KeepingRow>;

/** Subcategories whose foods keep longer than any dish, except for the foods that a row names. */
export const LASTING_FOODS: ReadonlySet<SubcategoryKey> = new Set<SubcategoryKey>([
  'floursAndSugars',
  'nutsAndSeeds',
  'breads',
  'spices',
  'sauces',
  'oilsAndVinegars',
  'bakingAids',
  'cookingLiquids',
]);

/** Foods of other subcategories that keep longer than any dish. */
export const LASTING_INGREDIENTS: ReadonlySet<IngredientKey> = new Set([
  ...BUTTER,
  ...KEEPING_FRUITS,
]);
