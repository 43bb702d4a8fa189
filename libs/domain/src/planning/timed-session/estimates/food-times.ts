import { INGREDIENTS, type IngredientKey } from '../../../catalogue/ingredients.js';
import type { SubcategoryKey } from '../../../catalogue/categories.js';
import type { TechStepKey } from '../../../catalogue/tech-steps.js';
import type { MinuteRange } from './technique-estimate.js';

/** What a food needs in a technique, instead of the time of the technique alone. */
export interface FoodTime {
  readonly minutes: MinuteRange;
  /** Further minutes for each kilogram: heat takes time to reach the centre. */
  readonly perKilogram?: MinuteRange;
}

interface FoodTimeRow extends FoodTime {
  readonly techniques: readonly TechStepKey[];
  readonly foods: readonly (IngredientKey | SubcategoryKey)[];
}

const IN_WATER = ['boil', 'simmer', 'cook', 'steam', 'poach'] as const;
const IN_OVEN = ['bake', 'roast'] as const;
const SLOWLY = ['simmer', 'braise', 'stew', 'confit'] as const;

/**
 * The first row of a technique and a food counts; a row of an ingredient comes before the row of its
 * subcategory. Sources:
 *
 * - roasts: "Meat and Poultry Roasting Charts", FoodSafety.gov (USDA): beef, lamb, pork and veal 20 to
 *   35 min/lb, that is 44 to 77 min/kg; chicken pieces 20 to 50 min, a whole chicken of 2 kg up to
 *   2 h; 15 min stand for the surface of a small piece;
 * - pasta, rice, couscous: the times on their packages;
 * - legumes: soaked overnight, then simmered for 45 to 90 min; lentils and split peas 20 to 35 min
 *   without soaking (charts of the growers' associations);
 * - eggs: 6 min soft to 10 min hard boiled;
 * - vegetables, fish, shellfish and stews: what recipes usually state.
 */
// prettier-ignore
const ROWS: readonly FoodTimeRow[] = [
  { techniques: IN_WATER, foods: ['freshPasta', 'ravioli', 'meatRavioli', 'tortellini', 'gnocchi'], minutes: [3, 5] },
  { techniques: IN_WATER, foods: ['brownRice', 'wildRice', 'barley', 'spelt'], minutes: [30, 45] },
  { techniques: IN_WATER, foods: ['rice', 'basmatiRice', 'jasmineRice', 'arborioRice', 'sushiRice', 'stickyRice', 'paellaRice', 'quinoa', 'millet', 'buckwheat'], minutes: [12, 20] },
  { techniques: IN_WATER, foods: ['pastaAndGrains'], minutes: [8, 12] },
  { techniques: IN_WATER, foods: ['lentil', 'redLentil', 'dal', 'splitPea'], minutes: [20, 35] },
  { techniques: IN_WATER, foods: ['tofu', 'silkenTofu', 'tempeh', 'bakedBeans', 'refriedBeans', 'beansInTomatoSauce'], minutes: [5, 10] },
  // The catalogue does not tell dried from tinned: the range begins with tinned ones.
  { techniques: IN_WATER, foods: ['legumes'], minutes: [15, 75] },
  { techniques: ['boil', 'cook', 'poach'], foods: ['eggs'], minutes: [6, 10] },
  { techniques: IN_WATER, foods: ['potato', 'sweetPotato', 'beet'], minutes: [15, 30] },
  { techniques: IN_WATER, foods: ['fish'], minutes: [8, 12] },
  { techniques: IN_WATER, foods: ['shellfish'], minutes: [3, 6] },
  { techniques: SLOWLY, foods: ['meats'], minutes: [60, 150] },
  { techniques: SLOWLY, foods: ['poultry'], minutes: [30, 60] },
  { techniques: IN_WATER, foods: ['meats', 'poultry'], minutes: [15, 30] },
  { techniques: IN_WATER, foods: ['vegetables'], minutes: [8, 20] },
  { techniques: IN_OVEN, foods: ['meats', 'poultry'], minutes: [15, 25], perKilogram: [44, 60] },
  { techniques: IN_OVEN, foods: ['fish', 'shellfish'], minutes: [12, 20] },
  { techniques: IN_OVEN, foods: ['potato', 'sweetPotato', 'beet'], minutes: [35, 60] },
  { techniques: IN_OVEN, foods: ['nutsAndSeeds'], minutes: [8, 12] },
  { techniques: ['soak'], foods: ['legumes'], minutes: [480, 720] },
  { techniques: ['thaw'], foods: ['fish', 'shellfish'], minutes: [360, 600] },
  { techniques: ['thaw'], foods: ['vegetables', 'fruits'], minutes: [120, 240] },
  { techniques: ['marinate'], foods: ['fish', 'shellfish'], minutes: [15, 45] },
];

const SUBCATEGORY_OF = new Map<IngredientKey, SubcategoryKey>(
  INGREDIENTS.map(({ key, subcategory }) => [key, subcategory]),
);

const TIMES = new Map<string, FoodTime>();
for (const { techniques, foods, ...time } of [...ROWS].reverse()) {
  for (const technique of techniques) {
    for (const food of foods) TIMES.set(`${technique} ${food}`, time);
  }
}

/** Undefined if the food takes the time of the technique. */
export function foodTime(technique: TechStepKey, food: IngredientKey): FoodTime | undefined {
  return (
    TIMES.get(`${technique} ${food}`) ?? TIMES.get(`${technique} ${SUBCATEGORY_OF.get(food) ?? ''}`)
  );
}
