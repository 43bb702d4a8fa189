import { portionsOf } from '#domain/planning/cookings/cooking.js';
import { InvalidRequest } from '../../http/fields/validation-error.js';
import { PORTIONS } from '../items/portions.js';
import type { NewCookingDto } from './cookings.dto.js';
import type { Meal, NewCooking } from './cookings.repository.js';

/** @throws VALIDATION_ERROR unless the request names a recipe with date and portions, or meals */
export function requireOrigin({ recipeId, itemIds, date, portions }: NewCookingDto): void {
  if ((recipeId == null) === (itemIds == null)) {
    throw new InvalidRequest(['exactly one of recipeId, itemIds must be given']);
  }
  if (itemIds?.length === 0) throw new InvalidRequest(['itemIds must have at least 1 items']);
  if (recipeId == null) return;
  const missing = [...(date == null ? ['date'] : []), ...(portions == null ? ['portions'] : [])];
  if (missing.length > 0)
    throw new InvalidRequest(missing.map((field) => `${field} must be given`));
}

/**
 * The recipe, the day and the portions of a new cooking: those of the request, else of its meals.
 *
 * @throws VALIDATION_ERROR when the meals have several recipes, no recipe, a cooking already, or too
 *   many portions for one cooking
 */
export function cookingOf(
  { recipeId, date, portions }: NewCookingDto,
  meals: readonly Meal[],
): NewCooking {
  const [first = ''] = meals.map((meal) => meal.date).sort();
  const cooking = {
    recipeId: recipeId ?? recipeOf(meals),
    date: date ?? first,
    portions: portions ?? portionsOf(meals),
  };
  if (cooking.portions <= PORTIONS.max) return cooking;
  throw new InvalidRequest([`itemIds must have at most ${String(PORTIONS.max)} portions`]);
}

/** The recipe that all of the meals have. */
function recipeOf(meals: readonly Meal[]): number {
  const [recipeId = null, ...others] = new Set(meals.map((meal) => meal.recipeId));
  if (recipeId === null || others.length > 0) {
    throw new InvalidRequest(['itemIds must be items of one recipe']);
  }
  if (meals.some(({ cookingId }) => cookingId !== null)) {
    throw new InvalidRequest(['itemIds must be items that no cooking serves']);
  }
  return recipeId;
}
