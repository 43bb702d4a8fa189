import { ALL_FLAGS } from '#domain/recipe/dietary-flags.js';

/**
 * The dietary flags of a recipe: those of its foods, or all if it may contain a food that was not found.
 *
 * @param ids SQL of the ids of its foods
 * @param isIncomplete SQL of a boolean
 */
export function flagsOfFoods(ids: string, isIncomplete: string): string {
  return `(
    case when ${isIncomplete} then ${String(ALL_FLAGS)}
      else coalesce((select bit_or(dietary_flags) from ingredient where id = any (${ids})), 0) end
  )`;
}
