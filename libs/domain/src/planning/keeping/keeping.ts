import { INGREDIENTS, type IngredientKey } from '../../catalogue/ingredients.js';
import type { SubcategoryKey } from '../../catalogue/categories.js';
import type { TechStepKey } from '../../catalogue/tech-steps.js';
import type { KeepingRow, Preparation } from './keeping-row.js';
import { KEEPING_TIMES, LASTING_FOODS, LASTING_INGREDIENTS } from './keeping-times.js';

/** The rows of the table, and what holds for a food that has none. */
export const KEEPING_KEYS = [
  'unknown',
  ...(Object.keys(KEEPING_TIMES) as (keyof typeof KEEPING_TIMES)[]),
] as const;

export type KeepingKey = (typeof KEEPING_KEYS)[number];

/** How long a dish keeps after the day on which it is cooked. */
export interface Keeps {
  readonly fridgeDays: number;
  /** 0: it should not be frozen. */
  readonly freezerDays: number;
  /** The row of the table that decides, the one with the shortest time in the fridge. */
  readonly why: KeepingKey;
}

/** A food or a way of cooking that the table does not know: the shortest times of cooked dishes. */
const UNKNOWN: Keeps = { fridgeDays: 2, freezerDays: 30, why: 'unknown' };

/** Techniques that heat a food through. Melted chocolate and toasted nuts do not cook an egg. */
const COOKING: ReadonlySet<TechStepKey> = new Set<TechStepKey>([
  'boil', 'simmer', 'poach', 'blanch', 'steam', 'waterBath', 'cook', 'bake', 'roast', 'grill',
  'barbecue', 'sear', 'brown', 'saute', 'stirFry', 'sweat', 'panFry', 'deepFry', 'braise', 'stew',
  'confit', 'gratinate', 'pressureCook', 'microwave', 'reheat', 'reduce', 'thicken',
]); // prettier-ignore

const SUBCATEGORIES: ReadonlyMap<IngredientKey, SubcategoryKey> = new Map(
  INGREDIENTS.map(({ key, subcategory }) => [key, subcategory]),
);

const ROWS = Object.entries(KEEPING_TIMES).map(([key, row]: [string, KeepingRow]) => ({
  row,
  keeps: {
    fridgeDays: shortest(row.statements.map(({ fridgeDays }) => fridgeDays)),
    freezerDays: shortest(row.statements.map(({ freezerDays }) => freezerDays)),
    why: key as KeepingKey,
  },
}));

/**
 * How long a dish keeps: as long as its least-keeping food. `foods` are all foods of the recipe;
 * `techniques` are those of its steps, none while they are unknown.
 */
export function keepingOf(
  foods: readonly (IngredientKey | undefined)[],
  techniques: readonly TechStepKey[],
): Keeps {
  const preparations = preparationsOf(foods, techniques);
  const found = foods.flatMap((food) => rowsOf(food, preparations));
  const [first = UNKNOWN, ...others] = found;
  const careful = others.reduce((best, keeps) => (isShorter(keeps, best) ? keeps : best), first);
  return {
    ...careful,
    freezerDays: Math.min(...[first, ...others].map((each) => each.freezerDays)),
  };
}

/** A recipe whose techniques are unknown may be prepared in any way but as a baked dough. */
function preparationsOf(
  foods: readonly (IngredientKey | undefined)[],
  techniques: readonly TechStepKey[],
): readonly Preparation[] {
  if (techniques.length === 0) return ['RAW', 'COOKED'];
  if (techniques.includes('bake') && foods.some((food) => food !== undefined && isFlour(food)))
    return ['BAKED'];
  return [isCooked(techniques) ? 'COOKED' : 'RAW'];
}

/** Whether a technique heats the food. */
export function isCooked(techniques: readonly TechStepKey[]): boolean {
  return techniques.some((key) => COOKING.has(key));
}

function isFlour(food: IngredientKey): boolean {
  return /flour$/i.test(food) || SUBCATEGORIES.get(food) === 'doughs';
}

function rowsOf(food: IngredientKey | undefined, preparations: readonly Preparation[]): Keeps[] {
  if (food === undefined) return [UNKNOWN];
  const subcategory = SUBCATEGORIES.get(food);
  const found = ROWS.filter(
    ({ row }) =>
      preparations.some((each) => row.preparations.includes(each)) &&
      !row.except?.includes(food) &&
      row.foods.some((each) => each === food || each === subcategory),
  );
  if (found.length > 0) return found.map(({ keeps }) => keeps);
  const isLasting =
    LASTING_INGREDIENTS.has(food) || (subcategory !== undefined && LASTING_FOODS.has(subcategory));
  return isLasting ? [] : [UNKNOWN];
}

function isShorter(one: Keeps, other: Keeps): boolean {
  return (
    one.fridgeDays < other.fridgeDays ||
    (one.fridgeDays === other.fridgeDays && one.freezerDays < other.freezerDays)
  );
}

/** Where sources differ, the shortest time. */
function shortest(days: readonly (number | undefined)[]): number {
  return Math.min(...days.filter((each) => each !== undefined));
}
