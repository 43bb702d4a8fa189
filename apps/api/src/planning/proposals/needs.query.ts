import { takesAtMost } from '../../recipes/list/search/recipe-filter.query.js';
import { eatersOf, HOUSEHOLD_AVOIDS } from '../../recipes/suitability/eaters.query.js';

/** Who eats, and in how many minutes the dish has to be ready. */
export interface Need {
  /** Null: everybody but guests. */
  readonly eaters: readonly { readonly profileId?: number; readonly dependantId?: number }[] | null;
  readonly maxMinutes: number | null;
}

/** A row for each need of a list, with its number and what its eaters avoid. Expects rows `person`. */
export function needs(list: string): string {
  return `
    select position - 1 as number, (need ->> 'maxMinutes')::int as max_minutes, household.*
    from jsonb_array_elements(${list}) with ordinality as list (need, position)
    cross join lateral (
      with eater as (
        ${eatersOf("(need -> 'eaters')")}
      )
      ${HOUSEHOLD_AVOIDS}
    ) household`;
}

/** Whether a row `recipe` is suitable for a row `need`: the condition of the list of recipes. */
export const SUITS = `
  recipe.dietary_flags & need.dietary_flags = 0
  and not recipe.ingredient_ids && need.disliked_ids`;

/** Whether it is also in time. */
export const FITS = `${SUITS}
  and (need.max_minutes is null or ${takesAtMost('need.max_minutes')})`;
