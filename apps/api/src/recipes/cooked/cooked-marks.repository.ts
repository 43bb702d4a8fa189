import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { insertionInto } from '../../database/insertion.js';
import { READABLE } from '../read-model/visible-recipes.query.js';

/** A day on which a person cooked a recipe. */
export interface CookedMark {
  readonly profileId: number;
  readonly recipeId: number;
  /** YYYY-MM-DD */
  readonly date: string;
}

/** The days on which people cooked recipes: at most one mark a person, recipe and day. */
@Injectable()
export class CookedMarksRepository {
  /**
   * Adds a mark for the house of the person. Repeating the call has no effect.
   *
   * @returns false when the person may not see the recipe
   */
  async add(manager: EntityManager, { profileId, recipeId, date }: CookedMark): Promise<boolean> {
    const readable = await manager.query<unknown[]>(ADD, [profileId, recipeId, date]);
    return readable.length > 0;
  }

  /** Removes a mark of the person. Returns false when the person may not see the recipe. */
  async remove(manager: EntityManager, mark: CookedMark): Promise<boolean> {
    const { profileId, recipeId, date } = mark;
    const readable = await manager.query<unknown[]>(REMOVE, [profileId, recipeId, date]);
    return readable.length > 0;
  }

  /** Adds marks of a person for days on which nobody of the locked house has cooked the recipe. */
  async addMissing(
    manager: EntityManager,
    houseId: number,
    marks: readonly CookedMark[],
  ): Promise<void> {
    const rows = marks.map(({ date, ...mark }) => ({ ...mark, cookedOn: date }));
    await manager.query(ADD_MISSING, [houseId, MARK.json(rows)]);
  }

  /** The number of marks of a person. */
  async count(manager: EntityManager, profileId: number): Promise<number> {
    const [{ count }] = await manager.query<[{ count: number }]>(
      'select count(*)::int as count from cooked_mark where profile_id = $1',
      [profileId],
    );
    return count;
  }
}

/** The lock waits for the deletion of the account, and for other marks of the person. */
const READABLE_RECIPE = `
  select viewer.id as profile_id, viewer.house_id, recipe.id as recipe_id
  from profile viewer, recipe
  where viewer.id = $1 and recipe.id = $2 and ${READABLE}
  for no key update of viewer`;

const ADD = `
  with readable as (${READABLE_RECIPE}), added as (
    insert into cooked_mark (profile_id, house_id, recipe_id, cooked_on)
    select profile_id, house_id, recipe_id, $3::date from readable
    on conflict do nothing
  )
  select from readable`;

const MARK = insertionInto('cooked_mark', { houseId: '$1' });

const ADD_MISSING = `
  ${MARK.into}
  select ${MARK.values} from ${MARK.records('$2::jsonb')}
  where not exists (
    select from cooked_mark mark
    where mark.house_id = $1 and mark.recipe_id = record.recipe_id
      and mark.cooked_on = record.cooked_on
  )
  on conflict do nothing`;

const REMOVE = `
  with readable as (${READABLE_RECIPE}), removed as (
    delete from cooked_mark mark using readable
    where mark.profile_id = readable.profile_id and mark.recipe_id = readable.recipe_id
      and mark.cooked_on = $3::date
  )
  select from readable`;
