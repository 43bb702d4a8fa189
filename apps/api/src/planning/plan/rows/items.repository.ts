import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { insertionInto, rowAsJson } from '../../../database/insertion.js';
import { IS_PLANNED } from '../../../deletion/deleted-rows.query.js';
import { type Changed, withEvents } from '../../../events/new-events.query.js';
import { VIEW_ITEMS } from './plan.query.js';
import type { PlanningItem } from './item.view.js';
import type { ItemRow } from './plan.repository.js';
import type { People } from './require-eaters.js';

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

  /** @returns those of the items that the member's house has, by id, as the member sees them */
  async view(
    manager: EntityManager,
    memberId: number,
    ids: readonly number[],
  ): Promise<PlanningItem[]> {
    const rows = await manager.query<{ view: PlanningItem }[]>(VIEW_ITEMS, [memberId, ids]);
    return rows.map(({ view }) => view);
  }

  /** Writes all columns of an item. */
  async update(manager: EntityManager, id: number, item: ItemRow): Promise<void> {
    await manager.query(UPDATE, [id, ITEMS.json([item])]);
  }

  async findPeople(manager: EntityManager, houseId: number): Promise<People> {
    const [people] = await manager.query<[People]>(FIND_PEOPLE, [houseId]);
    return people;
  }

  /** @returns false when the house has no such item */
  async delete(manager: EntityManager, houseId: number, id: number): Promise<boolean> {
    const [{ count }] = await manager.query<[Changed]>(DELETE, [houseId, id]);
    return count > 0;
  }
}

const ITEMS = insertionInto('planning_item', { houseId: '$1' });

const FIND = `
  select id, ${rowAsJson('planning_item', 'item', ['id', 'houseId'])} as item
  from planning_item item where house_id = $1 and id = any ($2::int[])
  order by id`;

const UPDATE = `
  with changed as (
    update planning_item set ${ITEMS.changes('record')} from ${ITEMS.records('$2::jsonb')}
    where planning_item.id = $1
    returning house_id, id
  )
  ${withEvents('planning')}`;

const FIND_PEOPLE = `
  select array(select id from profile where house_id = $1) as "profileIds",
    array(select id from dependant where house_id = $1) as "dependantIds"`;

/** An item whose recipe is being deleted counts as deleted. */
const DELETE = `
  with changed as (
    delete from planning_item
    where house_id = $1 and id = $2 and (recipe_id is null or exists (
      select from recipe where recipe.id = planning_item.recipe_id and ${IS_PLANNED}
    ))
    returning house_id, id
  )
  ${withEvents('planning')}`;
