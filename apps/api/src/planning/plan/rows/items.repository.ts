import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { HungryPerson } from '#domain/house/who-eats.js';
import { insertionInto, rowAsJson } from '../../../database/insertion.js';
import { IS_PLANNED } from '../../../deletion/deleted/deleted-rows.query.js';
import { type Changed, withEvents } from '../../../events/new-events.query.js';
import { VIEW_ITEMS } from './plan.query.js';
import type { PlanningItem } from './item.view.js';
import type { ItemRow } from './plan.repository.js';

export interface StoredItem extends ItemRow {
  readonly id: number;
}

/** Reads and changes the items of a locked house. */
@Injectable()
export class ItemsRepository {
  /** @returns those of the items that the house has, by id */
  async find(
    manager: EntityManager,
    houseId: number,
    ids: readonly number[],
  ): Promise<StoredItem[]> {
    const rows = await manager.query<{ id: number; item: ItemRow }[]>(FIND, [houseId, ids]);
    return rows.map(({ id, item }) => ({ ...item, id }));
  }

  /** @returns the items of a house on some days, by id */
  async findOn(
    manager: EntityManager,
    houseId: number,
    from: string,
    to: string,
  ): Promise<StoredItem[]> {
    const values = [houseId, from, to];
    const rows = await manager.query<{ id: number; item: ItemRow }[]>(FIND_ON, values);
    return rows.map(({ id, item }) => ({ ...item, id }));
  }

  /** @returns those of the items that the member's house has, by id, as the member sees them */
  async view(
    manager: EntityManager,
    memberId: number,
    ids: readonly number[],
  ): Promise<PlanningItem[]> {
    const rows = await manager.query<{ view: PlanningItem }[]>(VIEW_ITEMS, [memberId, ids]);
    return rows.map(({ view }) => view);
  }

  /** Records that somebody changes or deletes items, as far as routines have planned them. */
  async keepFromRoutines(manager: EntityManager, itemIds: readonly number[]): Promise<void> {
    await manager.query(
      'update routine_day set is_changed = true where item_id = any ($1::int[])',
      [itemIds],
    );
  }

  /** Writes all columns of an item. */
  async update(manager: EntityManager, id: number, item: ItemRow): Promise<void> {
    await manager.query(UPDATE, [id, ITEMS.json([item])]);
  }

  /** The members of a house, and its people without an account. */
  findPeople(manager: EntityManager, houseId: number): Promise<HungryPerson[]> {
    return manager.query(FIND_PEOPLE, [houseId]);
  }

  /** @returns how many of the items the house had */
  async delete(manager: EntityManager, houseId: number, ids: readonly number[]): Promise<number> {
    const [{ count }] = await manager.query<[Changed]>(DELETE, [houseId, ids]);
    return count;
  }
}

const ITEMS = insertionInto('planning_item', { houseId: '$1' });

const STORED = `
  select id, ${rowAsJson('planning_item', 'item', ['id', 'houseId'])} as item
  from planning_item item where house_id = $1`;

const FIND = `${STORED} and id = any ($2::int[]) order by id`;

const FIND_ON = `${STORED} and date between $2 and $3 order by id`;

const UPDATE = `
  with changed as (
    update planning_item set ${ITEMS.changes('record')} from ${ITEMS.records('$2::jsonb')}
    where planning_item.id = $1
    returning house_id, id
  )
  ${withEvents('planning')}`;

const FIND_PEOPLE = `
  select id as "profileId", null as "dependantId", false as guest, appetite
  from profile where house_id = $1
  union all
  select null, id, guest, appetite from dependant where house_id = $1`;

/** An item whose recipe is being deleted counts as deleted. */
const DELETE = `
  with changed as (
    delete from planning_item
    where house_id = $1 and id = any ($2::int[]) and (recipe_id is null or exists (
      select from recipe where recipe.id = planning_item.recipe_id and ${IS_PLANNED}
    ))
    returning house_id, id
  )
  ${withEvents('planning')}`;
