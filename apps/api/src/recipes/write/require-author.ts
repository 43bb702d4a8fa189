import type { Visibility } from '#domain/recipe/recipe-content.js';
import { AppError } from '#platform/errors/app-error.js';
import type { RecipeToChange } from './recipe-to-change.query.js';

/** @throws RECIPE_NOT_FOUND, NOT_RECIPE_AUTHOR */
export function requireAuthor(recipe: RecipeToChange | undefined): RecipeToChange {
  if (recipe === undefined) throw new AppError('RECIPE_NOT_FOUND');
  if (!recipe.isAuthor) throw new AppError('NOT_RECIPE_AUTHOR');
  return recipe;
}

/**
 * Requires the author, or a member of the house who may change the recipe and keeps its visibility.
 *
 * @throws NOT_RECIPE_AUTHOR
 */
export function requireEditor(recipe: RecipeToChange, visibility: Visibility): RecipeToChange {
  const isEditor = recipe.isAuthor || (recipe.isEditable && visibility === recipe.visibility);
  if (!isEditor) throw new AppError('NOT_RECIPE_AUTHOR');
  return recipe;
}
