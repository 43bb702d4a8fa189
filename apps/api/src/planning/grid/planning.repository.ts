import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { Slot } from '#domain/planning/week.js';
import { HAS_AUTHOR } from '../../deletion/deleted-rows.query.js';
import { RECIPE_OF_ITEM } from '../../recipes/frozen/frozen-recipes.query.js';
import { READABLE } from '../../recipes/read-model/visible-recipes.query.js';
import { ITEM_VIEW, NEW_ITEM_VIEW } from '../items/item.query.js';

interface NewItem {
  readonly recipeId: number;
  readonly date: string;
  readonly slot: Slot;
  readonly portions: number;
}

/** The new values of an item; null and undefined keep the current value. */
interface ItemChange {
  readonly date?: string | null;
  readonly slot?: Slot | null;
  readonly portions?: number | null;
}

/** Writes planning items. Each statement reads the house of the member. */
@Injectable()
export class PlanningRepository {
  /** @returns the item as JSON text; null when the member may not read the recipe */
  async insert(
    manager: EntityManager,
    memberId: number,
    { recipeId, date, slot, portions }: NewItem,
  ): Promise<string | null> {
    const parameters = [memberId, recipeId, date, slot, portions];
    const [row] = await manager.query<{ item: string }[]>(INSERT, parameters);
    return row?.item ?? null;
  }

  /** @returns the item as JSON text; null when the member's house has no such item */
  async update(
    manager: EntityManager,
    memberId: number,
    itemId: number,
    { date, slot, portions }: ItemChange,
  ): Promise<string | null> {
    const parameters = [memberId, itemId, date, slot, portions];
    const [row] = await manager.query<{ item: string }[]>(UPDATE, parameters);
    return row?.item ?? null;
  }

  /** Counts the items of a house in the week that starts on `weekStart`. */
  async countWeek(manager: EntityManager, houseId: number, weekStart: string): Promise<number> {
    const [{ count }] = await manager.query<[{ count: number }]>(COUNT_WEEK, [houseId, weekStart]);
    return count;
  }

  /** Counts all items of a house, in its index. */
  async countAll(manager: EntityManager, houseId: number): Promise<number> {
    const [{ count }] = await manager.query<[{ count: number }]>(
      'select count(*)::int as count from planning_item where house_id = $1',
      [houseId],
    );
    return count;
  }

  /** @returns false when the member's house has no such item */
  async delete(manager: EntityManager, memberId: number, itemId: number): Promise<boolean> {
    const rows = await manager.query<unknown[]>(DELETE, [memberId, itemId]);
    return rows.length > 0;
  }
}

const MEMBER = `select id, house_id from profile where id = $1 and house_id is not null`;

/**
 * The lock waits for a concurrent edit of the recipe: it has not told this house, which did not plan
 * the recipe yet, but changes its shopping list.
 */
const INSERT = `
  with viewer as (${MEMBER}),
  recipe as (
    select recipe.* from recipe, viewer where recipe.id = $2 and ${READABLE}
    for share of recipe
  ),
  -- A member who plans a recipe shows it to the house as it is now.
  thawed as (
    delete from frozen_recipe frozen using viewer, recipe
    where frozen.house_id = viewer.house_id and frozen.recipe_id = recipe.id
  ),
  item as (
    insert into planning_item (house_id, recipe_id, date, slot, portions)
    select viewer.house_id, recipe.id, $3::date, $4::text, $5::int from viewer, recipe
    returning *
  )
  select ${NEW_ITEM_VIEW}::text as item from item, recipe, viewer`;

const UPDATE = `
  with viewer as (${MEMBER}),
  item as (
    update planning_item set
      date = coalesce($3::date, date),
      slot = coalesce($4::text, slot),
      portions = coalesce($5::int, portions)
    from viewer
    where planning_item.id = $2 and planning_item.house_id = viewer.house_id
    returning planning_item.*
  )
  select ${ITEM_VIEW}::text as item
  from item ${RECIPE_OF_ITEM}, viewer`;

const COUNT_WEEK = `
  select count(*)::int as count from planning_item
  where house_id = $1 and date between $2::date and $2::date + 6`;

/** The lock waits for a concurrent change of the audience, which may freeze the recipe. */
const DELETE = `
  with viewer as (${MEMBER}),
  recipe as (
    select recipe.* from recipe, planning_item item, viewer
    where item.id = $2 and item.house_id = viewer.house_id and recipe.id = item.recipe_id
      and ${HAS_AUTHOR}
    for share of recipe
  ),
  item as (
    delete from planning_item using recipe
    where planning_item.id = $2 and recipe.id = planning_item.recipe_id
    returning planning_item.id
  )
  select id from item`;
