import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { Slot } from '#domain/planning/week.js';
import { READABLE } from '../../recipes/visible-recipes.query.js';
import { ITEM_VIEW } from './planning.query.js';

/** A cell of the grid. */
export interface Cell {
  readonly date: string;
  /** The Monday of the date's week. */
  readonly weekStart: string;
  readonly slot: Slot;
}

/** What is to change about an item; null stays as it is, date and Monday together. */
export type ItemChange = { readonly [K in keyof Cell]: Cell[K] | null } & {
  readonly portions: number | null;
};

/** The writes on the plan of a house. Every statement finds the house through its member. */
@Injectable()
export class PlanningRepository {
  /** @returns the item as JSON text; null when the member may not read the recipe */
  async insert(
    manager: EntityManager,
    memberId: number,
    recipeId: number,
    { date, weekStart, slot }: Cell,
    portions: number,
  ): Promise<string | null> {
    const parameters = [memberId, weekStart, recipeId, date, slot, portions];
    const [row] = await manager.query<{ item: string }[]>(INSERT, parameters);
    return row?.item ?? null;
  }

  /** @returns the item as JSON text; null when the member's house has no such item */
  async update(
    manager: EntityManager,
    memberId: number,
    itemId: number,
    { date, weekStart, slot, portions }: ItemChange,
  ): Promise<string | null> {
    const parameters = [memberId, weekStart, itemId, date, slot, portions];
    const [row] = await manager.query<{ item: string }[]>(UPDATE, parameters);
    return row?.item ?? null;
  }

  /** @returns false when the member's house has no such item */
  async delete(manager: EntityManager, memberId: number, itemId: number): Promise<boolean> {
    const rows = await manager.query<unknown[]>(DELETE, [memberId, itemId]);
    return rows.length > 0;
  }
}

const MEMBER = `select id, house_id from profile where id = $1 and house_id is not null`;

/**
 * The week of the Monday `$2`, made when nobody has made it yet. Of many who do so at once, one
 * inserts; an update of nothing lets all the others see the row, which doing nothing would not.
 */
const FOUND_WEEK = `
  on conflict (house_id, week_start) do update set week_start = excluded.week_start
  returning id`;

const INSERT = `
  with viewer as (${MEMBER}),
  recipe as (
    select recipe.* from recipe, viewer where recipe.id = $3 and ${READABLE}
  ),
  week as (
    insert into planning_week (house_id, week_start)
    select viewer.house_id, $2::date from viewer, recipe
    ${FOUND_WEEK}
  ),
  item as (
    insert into planning_item (week_id, recipe_id, date, slot, portions)
    select week.id, recipe.id, $4::date, $5::text, $6::int from week, recipe
    returning *
  )
  select ${ITEM_VIEW}::text as item from item, recipe, viewer`;

const UPDATE = `
  with viewer as (${MEMBER}),
  found as (
    select item.id from planning_item item
    join planning_week week on week.id = item.week_id
    join viewer on viewer.house_id = week.house_id
    where item.id = $3
  ),
  week as (
    insert into planning_week (house_id, week_start)
    select viewer.house_id, $2::date from viewer, found where $2::date is not null
    ${FOUND_WEEK}
  ),
  item as (
    update planning_item set
      week_id = coalesce((select id from week), week_id),
      date = coalesce($4::date, date),
      slot = coalesce($5::text, slot),
      portions = coalesce($6::int, portions)
    from found where planning_item.id = found.id
    returning planning_item.*
  )
  select ${ITEM_VIEW}::text as item
  from item join recipe on recipe.id = item.recipe_id, viewer`;

const DELETE = `
  with viewer as (${MEMBER}),
  item as (
    delete from planning_item item using planning_week week, viewer
    where item.id = $2 and week.id = item.week_id and week.house_id = viewer.house_id
    returning item.id
  )
  select id from item`;
