import type { PreparedStatement } from '../../database/prepared-statement.js';
import { READABLE } from '../access/visible-recipes.query.js';

const READABLE_RECIPE = `
  select viewer.id as profile_id, recipe.id as recipe_id
  from profile viewer, recipe
  where viewer.id = $1 and recipe.id = $2 and ${READABLE}`;

/** `$1` the profile, `$2` the recipe. No row: the recipe is not theirs to see. */
export const MARK_FAVOURITE: PreparedStatement = {
  name: 'mark-favourite',
  text: `
    with readable as (${READABLE_RECIPE}), marked as (
      insert into favourite (profile_id, recipe_id)
      select profile_id, recipe_id from readable
      on conflict do nothing
    )
    select recipe_id from readable`,
};

/** As {@link MARK_FAVOURITE}. */
export const UNMARK_FAVOURITE: PreparedStatement = {
  name: 'unmark-favourite',
  text: `
    with readable as (${READABLE_RECIPE}), unmarked as (
      delete from favourite using readable
      where favourite.profile_id = readable.profile_id
        and favourite.recipe_id = readable.recipe_id
    )
    select recipe_id from readable`,
};
