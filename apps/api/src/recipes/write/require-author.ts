import type { Visibility } from '#domain/recipe/recipe-content.js';
import { AppError } from '#platform/errors/app-error.js';
import type { RecipeAudience } from '../read-model/visible-recipes.query.js';
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

/**
 * Requires a recipe, and a house for one that becomes HOUSE.
 *
 * @throws RECIPE_NOT_FOUND, HOUSE_NOT_FOUND
 */
export function requireHouse(
  recipe: RecipeToChange | undefined,
  visibility: Visibility,
): RecipeToChange {
  if (recipe === undefined) throw new AppError('RECIPE_NOT_FOUND');
  if (becomesHouse(recipe, visibility) && recipe.houseId === null)
    throw new AppError('HOUSE_NOT_FOUND');
  return recipe;
}

function becomesHouse(before: RecipeAudience, visibility: Visibility): boolean {
  return visibility === 'HOUSE' && before.visibility !== 'HOUSE';
}

/**
 * A recipe whose visibility becomes HOUSE belongs to the current house of its author. So does one of a
 * house that is gone, if its author has a house.
 */
export function audienceAfter(before: RecipeToChange, visibility: Visibility): RecipeAudience {
  const { houseId, authorHouseId, hasHouse } = before;
  const moves = visibility === 'HOUSE' && !hasHouse && houseId !== null;
  return {
    visibility,
    authorHouseId: moves || becomesHouse(before, visibility) ? houseId : authorHouseId,
  };
}
