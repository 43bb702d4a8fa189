import type { RecipeContent } from '#domain/recipe/recipe-content.js';
import type { Catalogues } from '../../reference/catalogues.js';

/**
 * Requires that the catalogues contain the diets, ingredients and units of a recipe.
 *
 * @throws DIET_NOT_FOUND, INGREDIENT_NOT_FOUND, UNIT_NOT_FOUND
 */
export function requireReferences(
  { diets, ingredients, units }: Catalogues,
  { dietIds, ingredients: lines }: RecipeContent,
): void {
  diets.requireAll(dietIds, 'DIET_NOT_FOUND', 'dietIds[]');
  ingredients.requireAll(
    lines.map(({ ingredientId }) => ingredientId),
    'INGREDIENT_NOT_FOUND',
    'ingredients[].ingredientId',
  );
  units.requireAll(
    lines.map(({ unitId }) => unitId),
    'UNIT_NOT_FOUND',
    'ingredients[].unitId',
  );
}
