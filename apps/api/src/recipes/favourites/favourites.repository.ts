import { Injectable } from '@nestjs/common';
import { Database } from '../../database/database.js';
import type { PreparedStatement } from '../../database/prepared-statement.js';
import { READABLE } from '../read-model/visible-recipes.query.js';

/** Marks recipes as favourites. Both methods return false when the profile may not see the recipe. */
@Injectable()
export class FavouritesRepository {
  constructor(private readonly database: Database) {}

  mark(profileId: number, recipeId: number): Promise<boolean> {
    return this.change(MARK_FAVOURITE, profileId, recipeId);
  }

  unmark(profileId: number, recipeId: number): Promise<boolean> {
    return this.change(UNMARK_FAVOURITE, profileId, recipeId);
  }

  private async change(statement: PreparedStatement, profileId: number, recipeId: number) {
    const readable = await this.database.write(statement, [profileId, recipeId]);
    return readable.length > 0;
  }
}

const READABLE_RECIPE = `
  select viewer.id as profile_id, recipe.id as recipe_id
  from profile viewer, recipe
  where viewer.id = $1 and recipe.id = $2 and ${READABLE}`;

const MARK_FAVOURITE: PreparedStatement = {
  name: 'mark-favourite',
  text: `
    with readable as (${READABLE_RECIPE}), marked as (
      insert into favourite (profile_id, recipe_id)
      select profile_id, recipe_id from readable
      on conflict do nothing
    )
    select recipe_id from readable`,
};

const UNMARK_FAVOURITE: PreparedStatement = {
  name: 'unmark-favourite',
  text: `
    with readable as (${READABLE_RECIPE}), unmarked as (
      delete from favourite using readable
      where favourite.profile_id = readable.profile_id
        and favourite.recipe_id = readable.recipe_id
    )
    select recipe_id from readable`,
};
