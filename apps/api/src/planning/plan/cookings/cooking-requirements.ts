import { NOTHING_REPORTED, PORTIONS, portionsOf } from '#domain/planning/cookings/cooking.js';
import { InvalidRequest } from '../../../http/fields/validation-error.js';
import type { NewCookingDto } from './cookings.dto.js';
import type { StoredItem } from '../rows/items.repository.js';
import type { NewCooking } from '../rows/plan.repository.js';

/** @throws VALIDATION_ERROR unless the request names a recipe with date and portions, or items */
export function requireOrigin({ recipeId, itemIds, date, portions }: NewCookingDto): void {
  if ((recipeId == null) === (itemIds == null)) {
    throw new InvalidRequest(['exactly one of recipeId, itemIds must be given']);
  }
  if (itemIds?.length === 0) throw new InvalidRequest(['itemIds must have at least 1 item']);
  if (recipeId == null) return;
  const missing = [...(date == null ? ['date'] : []), ...(portions == null ? ['portions'] : [])];
  if (missing.length > 0)
    throw new InvalidRequest(missing.map((field) => `${field} must be given`));
}

/**
 * The recipe, the day and the portions of a new cooking: those of the request, else of its items.
 *
 * @throws VALIDATION_ERROR when the items have several recipes, no recipe, a cooking already, or too
 *   many portions for one cooking
 */
export function cookingOf(
  { recipeId, date, portions }: NewCookingDto,
  items: readonly StoredItem[],
): NewCooking {
  const [first = ''] = items.map((item) => item.date).sort();
  const cooking = {
    ...NOTHING_REPORTED,
    recipeId: recipeId ?? recipeOf(items),
    date: date ?? first,
    portions: portions ?? portionsOf(items),
  };
  if (cooking.portions <= PORTIONS.max) return cooking;
  throw new InvalidRequest([`itemIds must have at most ${String(PORTIONS.max)} portions`]);
}

/** The recipe that all of the items have. */
function recipeOf(items: readonly StoredItem[]): number {
  const [recipeId = null, ...others] = new Set(items.map((item) => item.recipeId));
  if (recipeId === null || others.length > 0) {
    throw new InvalidRequest(['itemIds must be items of one recipe']);
  }
  if (items.some(({ cookingId }) => cookingId !== null)) {
    throw new InvalidRequest(['itemIds must be items that no cooking serves']);
  }
  return recipeId;
}
