import type { BatchRecipe } from '#domain/planning/batch/batch-recipe.js';
import type { CatalogueKeys } from '#domain/planning/timed-session/tasks/task-work.js';
import type { Catalogues } from '../../reference/catalogues.js';

/** The keys of the ingredients and utensils that the recipes mention. */
export function keysUsedIn(
  recipes: readonly BatchRecipe[],
  { ingredients, utensils }: Catalogues,
): CatalogueKeys {
  const techniques = recipes.flatMap((recipe) => recipe.techniques);
  const foodIds = techniques.flatMap((each) => each.ingredients.map((food) => food.ingredientId));
  const utensilIds = techniques.flatMap((each) => each.utensilIds);
  return {
    ingredients: new Map(ingredients.pick(foodIds).map(({ id, key }) => [id, key])),
    utensils: new Map(utensils.pick(utensilIds).map(({ id, key }) => [id, key])),
  };
}
