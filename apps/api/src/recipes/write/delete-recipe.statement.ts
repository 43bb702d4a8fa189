import type { PreparedStatement } from '../../database/prepared-statement.js';
import { READABLE, WRITTEN } from '../access/visible-recipes.query.js';

/** A row of {@link DELETE_RECIPE}. */
export interface DeletedRow {
  /** Whether the recipe was the profile's own, and is gone because of this. */
  readonly written: boolean;
}

/**
 * `$1` the profile, `$2` the recipe. No row: the recipe is not theirs to see, or somebody who
 * deletes it at the same time was first.
 */
export const DELETE_RECIPE: PreparedStatement = {
  name: 'delete-recipe',
  text: `
    with readable as (
      select recipe.id, ${WRITTEN} as written
      from profile viewer, recipe
      where viewer.id = $1 and recipe.id = $2 and ${READABLE}
    ), deleted as (
      delete from recipe using readable where recipe.id = readable.id and readable.written
      returning recipe.id
    )
    select written from readable where not written or exists (select from deleted)`,
};
