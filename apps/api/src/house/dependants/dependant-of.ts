import { USUAL_APPETITE } from '#domain/house/who-eats.js';
import type { NewDependantDto } from './dependants.dto.js';

/** A dependant in which every optional field is present. */
export function dependantOf({
  firstName,
  dietId = null,
  allergyIds,
  dislikedIngredientIds,
  guest,
  appetite,
}: NewDependantDto) {
  return {
    firstName,
    dietId,
    allergyIds: allergyIds ?? [],
    dislikedIngredientIds: dislikedIngredientIds ?? [],
    guest: guest ?? false,
    appetite: appetite ?? USUAL_APPETITE,
  };
}
