import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { RecipeCopiesRepository } from '../copies/recipe-copies.repository.js';
import { BATCH } from './delete-batch.js';

/** Recipes that one transaction copies: each has lines, steps and techniques. */
const MAX_COPIES = 20;

/** A house whose administrator does not change until the transaction ends. */
interface LockedHouse {
  readonly id: number;
  readonly administratorId: number;
}

/**
 * HOUSE recipes stay with their house: they pass to its administrator when their author leaves the
 * house or deletes the account. An author who has left receives copies.
 */
@Injectable()
export class HouseRecipesRepository {
  constructor(private readonly copies: RecipeCopiesRepository) {}

  /** An author who has left a house with members, and whose recipes have not all passed. */
  async next(manager: EntityManager): Promise<number | null> {
    const [author] = await manager.query<{ id: number }[]>(
      `select profile_id as id from departed_author join house on house.id = house_id
       where house.left_at is null limit 1`,
    );
    return author?.id ?? null;
  }

  /**
   * Locks the author's house, and the houses of the next batch, in the order of their ids, so that
   * concurrent transactions do not deadlock.
   */
  lockHouses(manager: EntityManager, authorId: number): Promise<LockedHouse[]> {
    return manager.query(LOCK_HOUSES, [authorId]);
  }

  /**
   * Passes one batch of recipes on to the administrators of their houses, which are locked.
   *
   * @returns whether no recipe is left
   */
  async passBatch(manager: EntityManager, authorId: number): Promise<boolean> {
    return (await this.pass(manager, authorId, BATCH)).length < BATCH;
  }

  /** The same with fewer recipes, of which the author receives copies. */
  async passBatchWithCopies(manager: EntityManager, authorId: number): Promise<void> {
    const ids = await this.pass(manager, authorId, MAX_COPIES);
    await this.copies.copy(manager, ids, authorId);
    if (ids.length < MAX_COPIES) await manager.query(END_DEPARTURES, [authorId]);
  }

  private async pass(manager: EntityManager, authorId: number, max: number): Promise<number[]> {
    const [passed] = await manager.query<[{ id: number }[], number]>(PASS, [authorId, max]);
    return passed.map(({ id }) => id);
  }
}

/** Recipes of houses with members, of which the author `$1` is not one. */
const HOUSE_RECIPES = `
  select id, author_house_id from recipe
  where author_id = $1 and visibility = 'HOUSE'
    and author_house_id is distinct from (select house_id from profile where id = $1)
    and exists (select from house where house.id = author_house_id and left_at is null)
  order by id`;

const LOCK_HOUSES = `
  select id, administrator_id as "administratorId" from house
  where id in (
    select house_id from profile where id = $1
    union all
    select author_house_id from (${HOUSE_RECIPES} limit ${String(BATCH)}) recipe
  )
  order by id
  for no key update`;

/** The lock checks the conditions again when another transaction has changed a recipe. */
const PASS = `
  update recipe set author_id = house.administrator_id
  from (${HOUSE_RECIPES} limit $2 for no key update) next join house on house.id = next.author_house_id
  where recipe.id = next.id
  returning recipe.id`;

const END_DEPARTURES = `
  delete from departed_author where profile_id = $1
    and house_id in (select id from house where left_at is null)`;
