import { AppError } from '#platform/errors/app-error.js';
import type { RecipeToChange } from './recipe-to-change.query.js';

/** @throws RECIPE_NOT_FOUND, NOT_RECIPE_AUTHOR */
export function requireAuthor(recipe: RecipeToChange | undefined): RecipeToChange {
  if (recipe === undefined) throw new AppError('RECIPE_NOT_FOUND');
  if (!recipe.isAuthor) throw new AppError('NOT_RECIPE_AUTHOR');
  return recipe;
}
