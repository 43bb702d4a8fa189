import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { MAX_COPIES, PlanCopiesRepository } from '../copies/plan-copies.repository.js';
import { RecipeCopiesRepository } from '../copies/recipe-copies.repository.js';
import { addRecipeEvents } from '../events/new-events.query.js';
import { BATCH } from './delete-batch.js';
import { RecipeTrashRepository } from './trash/recipe-trash.repository.js';
import { CHANGED_AUTHOR, TO_NEW_AUTHOR } from './new-author.query.js';

/** A house whose administrators do not change until the transaction ends. */
interface LockedHouse {
  readonly id: number;
  readonly administratorIds: readonly number[];
}

/** An author who has left a house. */
interface Departure {
  readonly houseId: number;
  readonly authorId: number;
}

/**
 * HOUSE recipes stay with their house: they pass to its administrator when their author leaves the
 * house or deletes the account. An author who has left receives copies, and the house receives copies
 * of the other recipes that it has planned.
 */
@Injectable()
export class HouseRecipesRepository {
  constructor(
    private readonly copies: RecipeCopiesRepository,
    private readonly planned: PlanCopiesRepository,
    private readonly trash: RecipeTrashRepository,
  ) {}

  /**
   * Locks the author's house, and the houses of the next batch, in the order of their ids, so that
   * concurrent transactions do not deadlock.
   */
  lockHouses(manager: EntityManager, authorId: number): Promise<LockedHouse[]> {
    return manager.query(LOCK_HOUSES, [authorId]);
  }

  /**
   * Passes one batch of the recipes of a deleted account on to the administrators of locked houses.
   *
   * @returns whether no recipe is left
   */
  async passBatch(
    manager: EntityManager,
    authorId: number,
    houses: readonly LockedHouse[],
  ): Promise<boolean> {
    const houseIds = houses.map(({ id }) => id);
    return (await this.pass(manager, authorId, houseIds, BATCH)).length < BATCH;
  }

  /** The same for an author who has left a locked house, with fewer recipes, which are copied. */
  async passOfDeparture(manager: EntityManager, { houseId, authorId }: Departure): Promise<void> {
    const ids = await this.pass(manager, authorId, [houseId], MAX_COPIES);
    await this.copies.copy(manager, ids, authorId);
    const isKept = await this.planned.keepOfDeparture(manager, houseId, authorId);
    const isTrashPassed = await this.trash.passOfDeparture(manager, houseId, authorId);
    if (!isKept || !isTrashPassed || ids.length === MAX_COPIES) return;
    await manager.query('delete from departed_author where house_id = $1 and profile_id = $2', [
      houseId,
      authorId,
    ]);
  }

  /**
   * Passes the next batch of any departure.
   *
   * @returns whether there was one
   */
  async passNext(manager: EntityManager): Promise<boolean> {
    const [departure] = await manager.query<Departure[]>(LOCK_DEPARTURE);
    if (departure === undefined) return false;
    await this.passOfDeparture(manager, departure);
    return true;
  }

  private async pass(
    manager: EntityManager,
    authorId: number,
    houseIds: readonly number[],
    max: number,
  ): Promise<readonly number[]> {
    const next = await manager.query<{ id: number }[]>(LOCK_NEXT, [authorId, houseIds, max]);
    const ids = next.map(({ id }) => id);
    await addRecipeEvents(manager, 'recipe', ids);
    await manager.query(PASS, [ids]);
    return ids;
  }
}

const LOCK_HOUSES = `
  select id, administrator_id || further_administrator_ids as "administratorIds" from house
  where id in (
    select house_id from profile where id = $1
    union all
    select author_house_id from (
      select author_house_id from recipe
      where author_id = $1 and visibility = 'HOUSE'
        and exists (select from house where house.id = author_house_id and left_at is null)
      order by id limit ${String(BATCH)}
    ) recipe
  )
  order by id
  for no key update`;

/** The locks check the conditions again: the author may return to the house, which ends the departure. */
const LOCK_DEPARTURE = `
  select house_id as "houseId", profile_id as "authorId"
  from house join departed_author on house_id = house.id
  where house.left_at is null
  limit 1
  for no key update of house
  for update of departed_author`;

/** The lock checks the conditions again: another transaction may have changed a recipe. */
const LOCK_NEXT = `
  select recipe.id from recipe join house on house.id = author_house_id and house.left_at is null
  where author_id = $1 and visibility = 'HOUSE' and author_house_id = any ($2::int[])
  order by recipe.id limit $3
  for no key update of recipe`;

const PASS = `
  with changed as (
    update recipe set author_id = house.administrator_id
    from house
    where recipe.id = any ($1::int[]) and house.id = author_house_id
    returning ${CHANGED_AUTHOR}
  )
  ${TO_NEW_AUTHOR}`;
