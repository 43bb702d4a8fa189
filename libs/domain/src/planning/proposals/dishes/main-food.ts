import { DENSITIES } from '../../../catalogue/densities.js';
import { type UnitKey, unitOf } from '../../../catalogue/units.js';
import type { FindIngredient } from '../../shopping-list/shopping-list.js';
import type { PlannedLine } from '../../planned-recipe.js';

/** Grams in a unit that counts pieces, of a usual vegetable. */
const GRAMS: Partial<Record<UnitKey, number>> = {
  piece: 100,
  bunch: 100,
  slice: 30,
  sachet: 10,
  clove: 5,
  sprig: 2,
};

const GRAMS_OF_EGG = 55;

/**
 * The food with the largest mass; of equal ones, the first. A volume has the mass of water if the
 * density of the food is unknown. Null without a line.
 */
export function mainFood(
  lines: readonly PlannedLine[],
  findIngredient: FindIngredient,
): number | null {
  let [main, largest]: [number | null, number] = [null, 0];
  for (const line of lines) {
    const grams = gramsOf(line, findIngredient);
    if (grams > largest) [main, largest] = [line.ingredientId, grams];
  }
  return main;
}

/** The mass of some lines. */
export function massOfLines(lines: readonly PlannedLine[], findIngredient: FindIngredient): number {
  return lines.reduce((grams, line) => grams + gramsOf(line, findIngredient), 0);
}

function gramsOf(
  { ingredientId, quantity, unit }: PlannedLine,
  findIngredient: FindIngredient,
): number {
  const ingredient = findIngredient(ingredientId);
  const { type, toBaseFactor } = unitOf(unit);
  if (type === 'MASS') return quantity * toBaseFactor;
  if (type === 'VOLUME') {
    const { milligrams, millilitres } = DENSITIES[ingredient?.key ?? 'water'] ?? WATER;
    return (quantity * toBaseFactor * milligrams) / millilitres / 1000;
  }
  const isEgg = unit === 'piece' && ingredient?.subcategory === 'eggs';
  return quantity * (isEgg ? GRAMS_OF_EGG : (GRAMS[unit] ?? 0));
}

const WATER = { milligrams: 1000, millilitres: 1 };
