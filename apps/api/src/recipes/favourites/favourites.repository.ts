import { Injectable } from '@nestjs/common';
import { Database } from '../../database/database.js';
import { prepared } from '../../database/prepared-statement.js';
import { READABLE } from '../read-model/visible-recipes.query.js';

/** The favourites of profiles. */
@Injectable()
export class FavouritesRepository {
  constructor(private readonly database: Database) {}

  /** Adds or removes a favourite. Returns false when the profile may not see the recipe. */
  async set(profileId: number, recipeId: number, isFavourite: boolean): Promise<boolean> {
    const statement = isFavourite ? ADD_FAVOURITE : REMOVE_FAVOURITE;
    const readable = await this.database.write(statement, [profileId, recipeId]);
    return readable.length > 0;
  }
}

/** The lock waits for the deletion of the account: no favourite is added after it. */
const READABLE_RECIPE = `
  select viewer.id as profile_id, recipe.id as recipe_id
  from profile viewer, recipe
  where viewer.id = $1 and recipe.id = $2 and ${READABLE}
  for key share of viewer`;

const ADD_FAVOURITE = prepared('add-favourite')(`
    with readable as (${READABLE_RECIPE}), added as (
      insert into favourite (profile_id, recipe_id)
      select profile_id, recipe_id from readable
      on conflict do nothing
    )
    select recipe_id from readable`);

const REMOVE_FAVOURITE = prepared('remove-favourite')(`
    with readable as (${READABLE_RECIPE}), removed as (
      delete from favourite using readable
      where favourite.profile_id = readable.profile_id
        and favourite.recipe_id = readable.recipe_id
    )
    select recipe_id from readable`);
