import { Injectable } from '@nestjs/common';
import { Database } from '../../database/database.js';
import { prepared } from '../../database/prepared-statement.js';
import { READABLE } from '../read-model/visible-recipes.query.js';

/** The ratings of recipes: at most one a person and recipe. */
@Injectable()
export class RatingsRepository {
  constructor(private readonly database: Database) {}

  /**
   * Sets the rating of a person, or removes it.
   *
   * @param stars 1 to 5; null removes it
   * @returns false when the person may not see the recipe
   */
  async set(profileId: number, recipeId: number, stars: number | null): Promise<boolean> {
    const readable = await this.database.write(SET_RATING, [profileId, recipeId, stars]);
    return readable.length > 0;
  }
}

/** The lock waits for the deletion of the account: no rating is added after it. */
const SET_RATING = prepared('set-rating')(`
    with readable as (
      select viewer.id as profile_id, recipe.id as recipe_id
      from profile viewer, recipe
      where viewer.id = $1 and recipe.id = $2 and ${READABLE}
      for key share of viewer
    ), removed as (
      delete from recipe_rating rating using readable
      where $3::int is null
        and (rating.profile_id, rating.recipe_id) = (readable.profile_id, readable.recipe_id)
    ), rated as (
      insert into recipe_rating (profile_id, recipe_id, stars)
      select profile_id, recipe_id, $3::int from readable where $3::int is not null
      on conflict (profile_id, recipe_id) do update set stars = excluded.stars
    )
    select recipe_id from readable`);
