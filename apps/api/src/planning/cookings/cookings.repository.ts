import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { PortionCounts } from '#domain/planning/cookings/cooking.js';
import { IS_PLANNED } from '../../deletion/deleted-rows.query.js';
import { READABLE } from '../../recipes/read-model/visible-recipes.query.js';
import { FIND_COOKINGS, type ShownCookingRow } from './cookings.query.js';

export interface NewCooking {
  readonly recipeId: number;
  readonly date: string;
  readonly portions: number;
}

/** Rows that name recipes. */
export interface InsertedRows {
  readonly ids: readonly number[];
  /** The recipes that the member may plan. */
  readonly recipeIds: readonly number[];
}

/** A planned item that a cooking may serve. */
export interface Meal {
  readonly id: number;
  /** Null for an item without a recipe. */
  readonly recipeId: number | null;
  /** The cooking that serves it; null without one. */
  readonly cookingId: number | null;
  readonly date: string;
  readonly portions: number;
}

/** What happened to the portions of a cooking. */
export interface CountedCooking extends PortionCounts {
  readonly id: number;
}

/** Result of an UPDATE or DELETE: returned rows, number of affected rows. */
type WriteResult = readonly [rows: readonly unknown[], affected: number];

/** Writes the cookings of a locked house. */
@Injectable()
export class CookingsRepository {
  /**
   * Inserts cookings in their order.
   *
   * @param isPlanned whether the house has planned the recipes, so that every member sees them
   * @returns their ids in the same order, without cookings whose recipe the member may not read
   */
  async insert(
    manager: EntityManager,
    memberId: number,
    cookings: readonly NewCooking[],
    isPlanned: boolean,
  ): Promise<InsertedRows> {
    const parameters = [memberId, JSON.stringify(cookings), isPlanned];
    const [inserted] = await manager.query<[InsertedRows]>(INSERT, parameters);
    return inserted;
  }

  /** @returns those of the cookings that the member's house has, by id */
  async find<Row extends ShownCookingRow>(
    manager: EntityManager,
    memberId: number,
    ids: readonly number[],
  ): Promise<Row[]> {
    const rows = await manager.query<{ cooking: Row }[]>(FIND_COOKINGS, [memberId, ids]);
    return rows.map(({ cooking }) => cooking);
  }

  /** @returns those of the items that the house has */
  findMeals(manager: EntityManager, houseId: number, itemIds: readonly number[]): Promise<Meal[]> {
    return manager.query<Meal[]>(
      `select id, recipe_id as "recipeId", cooking_id as "cookingId", date::text, portions
       from planning_item where house_id = $1 and id = any ($2::int[])`,
      [houseId, itemIds],
    );
  }

  /** Serves items from a cooking of the same recipe. */
  async serve(
    manager: EntityManager,
    cookingId: number,
    itemIds: readonly number[],
  ): Promise<void> {
    await manager.query('update planning_item set cooking_id = $1 where id = any ($2::int[])', [
      cookingId,
      itemIds,
    ]);
  }

  /** Changes the given fields; null and undefined keep a value. */
  async update(
    manager: EntityManager,
    id: number,
    { date, portions }: { readonly date?: string | null; readonly portions?: number | null },
  ): Promise<void> {
    await manager.query(
      `update cooking set date = coalesce($2::date, date), portions = coalesce($3::int, portions)
       where id = $1`,
      [id, date, portions],
    );
  }

  async storeCounts(manager: EntityManager, cookings: readonly CountedCooking[]): Promise<void> {
    if (cookings.length === 0) return;
    const rows = cookings.map(
      ({ id, eaten, discarded, frozen, thawed, thawedOn, planFreezes }) => ({
        id,
        eaten,
        discarded,
        frozen,
        thawed,
        thawedOn,
        planFreezes,
      }),
    );
    await manager.query(STORE_COUNTS, [JSON.stringify(rows)]);
  }

  /** Counts the planning items and cookings of a house, in their indexes. */
  async countPlanned(manager: EntityManager, houseId: number): Promise<number> {
    const [{ count }] = await manager.query<[{ count: number }]>(
      `select (
         (select count(*) from planning_item where house_id = $1)
         + (select count(*) from cooking where house_id = $1)
       )::int as count`,
      [houseId],
    );
    return count;
  }

  /** Counts the planning items, and the cookings, of the fullest of the weeks that start on `weekStarts`. */
  async countWeeks(
    manager: EntityManager,
    houseId: number,
    weekStarts: readonly string[],
  ): Promise<{ readonly items: number; readonly cookings: number }> {
    const parameters = [houseId, weekStarts];
    const [counts] = await manager.query<[{ items: number; cookings: number }]>(
      COUNT_WEEKS,
      parameters,
    );
    return counts;
  }

  /**
   * Deletes a cooking with its items.
   *
   * @returns false when the house has no such cooking
   */
  async delete(manager: EntityManager, houseId: number, id: number): Promise<boolean> {
    const [, affected] = await manager.query<WriteResult>(DELETE, [houseId, id]);
    return affected > 0;
  }
}

/**
 * The lock waits for a concurrent edit of a recipe, which has not told this house. Recipes are locked
 * in the order of their ids.
 */
const INSERT = `
  with viewer as (select id, house_id from profile where id = $1 and house_id is not null),
  new_cooking as (
    select * from rows from (
      jsonb_to_recordset($2::jsonb) as ("recipeId" int, date date, portions int)
    ) with ordinality as cooking (recipe_id, date, portions, position)
  ),
  recipe as (
    select recipe.id from recipe, viewer
    where recipe.id = any (array(select recipe_id from new_cooking))
      and ($3::boolean and ${IS_PLANNED} or (${READABLE}))
    order by recipe.id
    for share of recipe
  ),
  added as (
    insert into cooking (house_id, recipe_id, date, portions)
    select viewer.house_id, recipe.id, new_cooking.date, new_cooking.portions
    from viewer, new_cooking join recipe on recipe.id = new_cooking.recipe_id
    order by position
    returning id
  )
  select array(select id from added order by id) as ids, array(select id from recipe) as "recipeIds"`;

const rowsInWeek = (table: string) => `(
  select count(*) from ${table}
  where house_id = $1 and date between week.start and week.start + 6
)`;

const COUNT_WEEKS = `
  select coalesce(max(${rowsInWeek('planning_item')}), 0)::int as items,
    coalesce(max(${rowsInWeek('cooking')}), 0)::int as cookings
  from unnest($2::date[]) as week (start)`;

const STORE_COUNTS = `
  update cooking set eaten = count.eaten, discarded = count.discarded, frozen = count.frozen,
    thawed = count.thawed, thawed_on = count."thawedOn", plan_freezes = count."planFreezes"
  from jsonb_to_recordset($1::jsonb) as count (
    id int, eaten int, discarded int, frozen int, thawed int, "thawedOn" date,
    "planFreezes" boolean
  )
  where cooking.id = count.id`;

const DELETE = `
  delete from cooking using recipe
  where cooking.house_id = $1 and cooking.id = $2 and recipe.id = cooking.recipe_id
    and ${IS_PLANNED}`;
