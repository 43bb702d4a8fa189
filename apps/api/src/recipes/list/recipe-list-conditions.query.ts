import type { Parameters } from '../../database/parameters.js';
import type { RecipeFilter } from './recipe-filter.js';

/**
 * Who eats with the viewer (without a house: the viewer alone), as what all of them together
 * avoid. Needs `eater`: {@link EATERS}.
 */
export const HOUSEHOLD_AVOIDS = `
  select
    (select coalesce(bit_or(avoided.dietary_flags), 0) from (
      select diet.dietary_flags from eater join diet on diet.id = eater.diet_id
      union all
      select allergy.dietary_flags
      from eater join profile_allergy on profile_id = eater.id
      join allergy on allergy.id = allergy_id
    ) avoided) as dietary_flags,
    array(
      select distinct ingredient_id
      from eater join profile_disliked_ingredient on profile_id = eater.id
    ) as disliked_ids
  from (select) one`;

/** The rows of those people. Needs `viewer`. */
export const EATERS = `
  select profile.id, profile.diet_id
  from viewer join profile on profile.id = viewer.id
  union
  select profile.id, profile.diet_id
  from viewer join profile on profile.house_id = viewer.house_id`;

/** The conditions of a filter on a row `recipe`. */
export function conditionsOf(filter: RecipeFilter, parameters: Parameters): string[] {
  const { words, ingredientIds, dietIds, techStepIds, excludedUtensilIds } = filter;
  const conditions: string[] = [];
  if (words.length > 0) {
    conditions.push(`recipe.name_words @@ ${parameters.add(startsOf(words), 'tsquery')}`);
  }
  if (ingredientIds.length > 0) {
    conditions.push(`recipe.ingredient_ids @> ${parameters.add(ingredientIds, 'int[]')}`);
  }
  if (dietIds.length > 0) {
    conditions.push(`recipe.diet_ids @> ${parameters.add(dietIds, 'int[]')}`);
  }
  if (techStepIds.length > 0) {
    conditions.push(`recipe.tech_step_ids @> ${parameters.add(techStepIds, 'int[]')}`);
  }
  if (excludedUtensilIds.length > 0) {
    conditions.push(`not recipe.utensil_ids && ${parameters.add(excludedUtensilIds, 'int[]')}`);
  }
  if (filter.suitableForHousehold) {
    conditions.push(
      'recipe.dietary_flags & (select dietary_flags from household) = 0',
      'not recipe.ingredient_ids && (select disliked_ids from household)',
    );
  }
  return conditions;
}

/** Words hold letters and digits only, so that nothing in them is an operator. */
function startsOf(words: readonly string[]): string {
  return words.map((word) => `'${word}':*`).join(' & ');
}
