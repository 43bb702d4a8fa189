import type { PlannedRecipe } from '../../libs/domain/src/planning/planned-recipe.js';
import type { IngredientKey } from '../../libs/domain/src/catalogue/ingredients.js';
import type { Random } from '../seed/random.js';
import type { MeasuredLine } from './measured-lines.js';

/** A lunch and a dinner each day. */
const RECIPES = 14;
const LINES_PER_RECIPE = 9;

/** Draws the recipes of a week. No recipe has two lines of one food. */
export function randomWeek(
  random: Random,
  lines: readonly MeasuredLine[],
  idOf: (ingredient: IngredientKey) => number,
): PlannedRecipe[] {
  return Array.from({ length: RECIPES }, (_, recipe) => {
    const drawn = new Map<IngredientKey, MeasuredLine>();
    while (drawn.size < LINES_PER_RECIPE) {
      const line = random.pick(lines);
      drawn.set(line.ingredient, line);
    }
    return {
      id: recipe + 1,
      portions: random.pick([2, 4, 4, 6]),
      items: [{ id: recipe + 1, portions: random.between(1, 6) }],
      lines: Array.from(drawn.values(), ({ ingredient, quantity, unit }) => ({
        ingredientId: idOf(ingredient),
        quantity,
        unit,
      })),
    };
  });
}
