import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { PortionCounts } from '#domain/planning/cookings/cooking.js';
import { IS_PLANNED } from '../../../deletion/deleted/deleted-rows.query.js';
import { type Changed, withEvents } from '../../../events/new-events.query.js';
import { type CookingViewRow, FIND_COOKINGS } from './plan.query.js';

/** What happened to the portions of a cooking. */
export interface CountedCooking extends PortionCounts {
  readonly id: number;
}

/** Reads and changes the cookings of a locked house. */
@Injectable()
export class CookingsRepository {
  /** @returns those of the cookings that the member's house has, by id */
  async find(
    manager: EntityManager,
    memberId: number,
    ids: readonly number[],
  ): Promise<CookingViewRow[]> {
    const rows = await manager.query<{ cooking: CookingViewRow }[]>(FIND_COOKINGS, [memberId, ids]);
    return rows.map(({ cooking }) => cooking);
  }

  /** Serves items from a cooking of the same recipe. */
  async serve(
    manager: EntityManager,
    cookingId: number,
    itemIds: readonly number[],
  ): Promise<void> {
    await manager.query(SERVE, [cookingId, itemIds]);
  }

  /** Changes the given fields; null and undefined keep a value. */
  async update(
    manager: EntityManager,
    id: number,
    { date, portions }: { readonly date?: string | null; readonly portions?: number | null },
  ): Promise<void> {
    await manager.query(UPDATE, [id, date, portions]);
  }

  async storeCounts(manager: EntityManager, cookings: readonly CountedCooking[]): Promise<void> {
    if (cookings.length > 0) await manager.query(STORE_COUNTS, [JSON.stringify(cookings)]);
  }

  /**
   * Deletes a cooking with its items.
   *
   * @returns false when the house has no such cooking
   */
  async delete(manager: EntityManager, houseId: number, id: number): Promise<boolean> {
    const [{ count }] = await manager.query<[Changed]>(DELETE, [houseId, id]);
    return count > 0;
  }

  /** Deletes the cookings on some days that serve no item, and returns their number. */
  async deleteUnserved(
    manager: EntityManager,
    houseId: number,
    from: string,
    to: string,
  ): Promise<number> {
    const [{ count }] = await manager.query<[Changed]>(DELETE_UNSERVED, [houseId, from, to]);
    return count;
  }
}

/** A cooking whose recipe is being deleted counts as deleted. */
const DELETE_UNSERVED = `
  with changed as (
    delete from cooking using recipe
    where cooking.house_id = $1 and cooking.date between $2 and $3 and recipe.id = cooking.recipe_id
      and ${IS_PLANNED}
      and not exists (select from planning_item where planning_item.cooking_id = cooking.id)
    returning house_id, cooking.id
  )
  ${withEvents('planning')}`;

const SERVE = `
  with changed as (
    update planning_item set cooking_id = $1 where id = any ($2::int[]) returning house_id, id
  )
  ${withEvents('planning')}`;

const UPDATE = `
  with changed as (
    update cooking set date = coalesce($2::date, date), portions = coalesce($3::float8, portions)
    where id = $1
    returning house_id, id
  )
  ${withEvents('planning')}`;

const STORE_COUNTS = `
  with changed as (
    update cooking set eaten = count.eaten, discarded = count.discarded, frozen = count.frozen,
      thawed = count.thawed, thawed_on = count."thawedOn", plan_freezes = count."planFreezes"
    from jsonb_to_recordset($1::jsonb) as count (
      id int, eaten float8, discarded float8, frozen float8, thawed float8, "thawedOn" date,
      "planFreezes" boolean
    )
    where cooking.id = count.id
    returning house_id, cooking.id
  )
  ${withEvents('planning')}`;

/** A cooking whose recipe is being deleted counts as deleted. */
const DELETE = `
  with deleted as (
    delete from cooking using recipe
    where cooking.house_id = $1 and cooking.id = $2 and recipe.id = cooking.recipe_id
      and ${IS_PLANNED}
    returning house_id, cooking.id
  ), items as (
    delete from planning_item using deleted where cooking_id = deleted.id
    returning planning_item.house_id, planning_item.id
  ), changed as (
    table deleted union all table items
  )
  ${withEvents('planning')}`;
