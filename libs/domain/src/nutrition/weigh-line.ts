import { DENSITIES } from '../catalogue/densities.js';
import type { Ingredient } from '../catalogue/ingredients.js';
import { type Food, FOODS } from '../catalogue/nutrition/foods.js';
import { type UnitKey, unitOf } from '../catalogue/units.js';
import type { Amount } from '../units/amount.js';

/** How much of foods without measures of their own is in a millilitre and in a unit, in grams. */
const USUAL: Readonly<
  Record<
    Ingredient['subcategory'],
    Partial<Record<UnitKey, number>> & { readonly milliliter: number }
  >
> = {
  vegetables: { milliliter: 0.6 },
  fruits: { milliliter: 0.65 },
  freshHerbs: { milliliter: 0.2, piece: 0.5, sprig: 1, bunch: 30 },
  meats: { milliliter: 0.9, slice: 100 },
  poultry: { milliliter: 0.6, slice: 50 },
  curedMeats: { milliliter: 0.5, slice: 20 },
  fish: { milliliter: 0.7 },
  shellfish: { milliliter: 0.6 },
  pastaAndGrains: { milliliter: 0.7 },
  floursAndSugars: { milliliter: 0.7 },
  legumes: { milliliter: 0.8 },
  nutsAndSeeds: { milliliter: 0.55 },
  breads: { milliliter: 0.3, slice: 30 },
  doughs: { milliliter: 1 },
  milkAndCream: { milliliter: 1 },
  cheeses: { milliliter: 0.5, slice: 20 },
  eggs: { milliliter: 1 },
  spices: { milliliter: 0.5 },
  sauces: { milliliter: 1.05 },
  oilsAndVinegars: { milliliter: 0.95 },
  bakingAids: { milliliter: 0.7 },
  cookingLiquids: { milliliter: 1 },
};

const PINCH = 0.4;

/** Words of a line that names what is cooked already, and of one in a container. */
const COOKED = /(?<!non )\b(?:pré-?)?cuit(?:e?s?)\b|\b(?:pre-?)?cooked\b/i;
const CANNED =
  /bo[iî]te|conserve|boca(?:l|ux)|égoutt|\b(?:canned|cans?|tins?|tinned|jars?|drained)\b/i;

/**
 * The row of the table that a line means. A pulse may be dry, cooked or canned, a grain dry or cooked.
 *
 * @param text of the line, as written
 */
export function foodOfLine(
  { key, subcategory }: Pick<Ingredient, 'key' | 'subcategory'>,
  unit: UnitKey,
  text: string,
): Food | undefined {
  const isReady = COOKED.test(text) || (subcategory === 'legumes' && CANNED.test(text));
  const other = unit === 'piece' ? 'piece' : isReady ? 'cooked' : '';
  return FOODS.get(`${key}:${other}`) ?? FOODS.get(key);
}

/** The grams that are eaten of an amount; null: unknown. */
export function gramsOf(
  { quantity, unit }: Amount,
  { key, subcategory }: Pick<Ingredient, 'key' | 'subcategory'>,
  food: Food | undefined,
): number | null {
  const { type, toBaseFactor } = unitOf(unit);
  const base = quantity * toBaseFactor;
  const of = (each: UnitKey) => food?.grams[each] ?? USUAL[subcategory][each];
  if (type === 'MASS') return base * (food?.edible ?? 1);
  if (type === 'VOLUME') {
    const density = DENSITIES[key];
    return density === undefined
      ? base * (of('milliliter') ?? 1)
      : (base * density.milligrams) / density.millilitres / 1000;
  }
  const grams = of(unit) ?? (unit === 'pinch' ? PINCH : undefined);
  return grams === undefined ? null : base * grams;
}

const MEASURES: Readonly<Record<string, number>> = {
  kg: 1000,
  g: 1,
  l: 1000,
  dl: 100,
  cl: 10,
  ml: 1,
  lb: 454,
  oz: 28.35,
};
const MEASURED = /(\d+(?:[.,]\d+)?)\s*(kg|g|l|dl|cl|ml|lb|oz)\b/i;

/** The grams that a text states, a millilitre as a gram; null: none. */
export function gramsInText(text: string): number | null {
  const [, quantity, measure] = MEASURED.exec(text) ?? [];
  if (quantity === undefined || measure === undefined) return null;
  return Number(quantity.replace(',', '.')) * (MEASURES[measure.toLowerCase()] ?? 0);
}
