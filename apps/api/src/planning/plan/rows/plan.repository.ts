import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { NamedPerson } from '#domain/house/who-eats.js';
import type { Slot, Weekday } from '#domain/planning/week.js';
import { sortName } from '#domain/search/words.js';
import { insertionInto, type NewRow } from '../../../database/insertion.js';
import { IS_PLANNED } from '../../../deletion/deleted/deleted-rows.query.js';
import { type Changed, withEvents } from '../../../events/new-events.query.js';
import { READABLE } from '../../../recipes/read-model/visible-recipes.query.js';

/** A row of a planning item. With a `cookingId`, its recipe is that of the cooking. */
export type ItemRow = NewRow<'planning_item', 'houseId'>;

/** Who eats an item. Null: everybody. */
interface Eaten {
  readonly eaters: readonly NamedPerson[] | null;
}

export interface NewItem extends ItemRow, Eaten {}

/** A cooking with its counts: `NOTHING_REPORTED` for a fresh one. */
export type NewCooking = NewRow<'cooking', 'houseId'>;

/** A cooking of a week without dates. */
export interface MenuCookingRow extends NewRow<'menu_cooking', 'menuId' | 'position' | 'weekday'> {
  readonly weekday: Weekday;
}

/** An item of a week without dates. `cooking` is the index of the cooking that serves it. */
export interface MenuItemRow
  extends NewRow<'menu_item', 'menuId' | 'position' | 'weekday' | 'slot' | 'eaters'>, Eaten {
  readonly weekday: Weekday;
  readonly slot: Slot;
}

/** The dishes of a week, without dates, in their order. */
export interface DatelessWeek {
  readonly cookings: readonly MenuCookingRow[];
  readonly items: readonly MenuItemRow[];
}

export interface NewMenu extends DatelessWeek {
  readonly name: string;
}

/** Inserts the rows of the plan of a locked house, in a transaction that the caller opens. */
@Injectable()
export class PlanRepository {
  /**
   * Locks recipes against changes, which do not tell a house that plans a recipe meanwhile.
   *
   * @param isPlanned whether the house has planned the recipes, so that every member sees them
   * @returns those that the member may plan
   */
  async lockPlannable(
    manager: EntityManager,
    memberId: number,
    recipeIds: readonly number[],
    isPlanned: boolean,
  ): Promise<ReadonlySet<number>> {
    if (recipeIds.length === 0) return new Set();
    const parameters = [memberId, recipeIds, isPlanned];
    const recipes = await manager.query<{ id: number }[]>(LOCK_PLANNABLE, parameters);
    return new Set(recipes.map(({ id }) => id));
  }

  /** @returns the ids of the items, in their order */
  insertItems(
    manager: EntityManager,
    houseId: number,
    items: readonly NewItem[],
  ): Promise<readonly number[]> {
    return idsOf(manager, INSERT_ITEMS, [houseId, ITEMS.json(items)]);
  }

  /** @returns the ids of the cookings, in their order */
  insertCookings(
    manager: EntityManager,
    houseId: number,
    cookings: readonly NewCooking[],
  ): Promise<readonly number[]> {
    return idsOf(manager, INSERT_COOKINGS, [houseId, COOKINGS.json(cookings)]);
  }

  /** @returns the ids of the menus, in their order */
  insertMenus(
    manager: EntityManager,
    houseId: number,
    menus: readonly NewMenu[],
  ): Promise<readonly number[]> {
    const named = menus.map((menu) => ({ ...menu, sortName: sortName(menu.name) }));
    return idsOf(manager, INSERT_MENUS, [houseId, MENUS.json(named)]);
  }

  /** Replaces the eaters of an item; an empty list: everybody. */
  async replaceEaters(
    manager: EntityManager,
    itemId: number,
    eaters: readonly NamedPerson[],
  ): Promise<void> {
    await manager.query('delete from planning_eater where item_id = $1', [itemId]);
    await manager.query(INSERT_EATERS, [itemId, JSON.stringify(eaters)]);
  }

  /** Counts the items and cookings of a house, in their indexes. */
  async countPlanned(manager: EntityManager, houseId: number): Promise<number> {
    const [{ count }] = await manager.query<[{ count: number }]>(COUNT_PLANNED, [houseId]);
    return count;
  }

  /** Counts the items, and the cookings, of the fullest of the weeks that start on `weekStarts`. */
  async countWeeks(
    manager: EntityManager,
    houseId: number,
    weekStarts: readonly string[],
  ): Promise<{ readonly items: number; readonly cookings: number }> {
    const [counts] = await manager.query<[{ items: number; cookings: number }]>(COUNT_WEEKS, [
      houseId,
      weekStarts,
    ]);
    return counts;
  }
}

async function idsOf(
  manager: EntityManager,
  insert: string,
  values: unknown[],
): Promise<readonly number[]> {
  const [{ ids }] = await manager.query<[Changed]>(insert, values);
  return ids;
}

/** Recipes are locked in the order of their ids. */
const LOCK_PLANNABLE = `
  select recipe.id from recipe, profile viewer
  where viewer.id = $1 and recipe.id = any ($2::int[]) and ($3::boolean and ${IS_PLANNED} or (${READABLE}))
  order by recipe.id
  for share of recipe`;

const ITEMS = insertionInto('planning_item', { houseId: '$1' }, { eaters: 'jsonb' });
const EATERS = insertionInto('planning_eater', { itemId: 'item.id', position: 'record.place' });
const COOKINGS = insertionInto('cooking', { houseId: '$1' });
const MENUS = insertionInto('menu', { houseId: '$1' }, { cookings: 'jsonb', items: 'jsonb' });
const MENU_COOKINGS = insertionInto('menu_cooking', {
  menuId: 'menu.id',
  position: 'record.place - 1',
});
const MENU_ITEMS = insertionInto('menu_item', { menuId: 'menu.id', position: 'record.place' });

/** `$1` the house, `$2` the items. */
const INSERT_ITEMS = `
  with record as (select * from ${ITEMS.records('$2::jsonb')}),
  changed as (
    ${ITEMS.into} select ${ITEMS.values} from record order by place returning house_id, id
  ),
  item as (
    select id, eaters from (
      select id, row_number() over (order by id) as place from changed
    ) numbered join record using (place)
  ),
  eater as (
    ${EATERS.into} select ${EATERS.values} from item, ${EATERS.records('item.eaters')}
    on conflict do nothing
  )
  ${withEvents('planning')}`;

const INSERT_EATERS = `
  ${EATERS.into} select ${EATERS.values}
  from (select $1::int as id) item, ${EATERS.records('$2::jsonb')}
  on conflict do nothing`;

const INSERT_COOKINGS = `
  with changed as (
    ${COOKINGS.into} select ${COOKINGS.values} from ${COOKINGS.records('$2::jsonb')}
    order by record.place returning house_id, id
  )
  ${withEvents('planning')}`;

const INSERT_MENUS = `
  with record as (select * from ${MENUS.records('$2::jsonb')}),
  inserted as (
    ${MENUS.into} select ${MENUS.values} from record order by place returning id
  ),
  menu as (
    select id, cookings, items from (
      select id, row_number() over (order by id) as place from inserted
    ) numbered join record using (place)
  ),
  cooking as (
    ${MENU_COOKINGS.into} select ${MENU_COOKINGS.values}
    from menu, ${MENU_COOKINGS.records('menu.cookings')}
  ),
  item as (
    ${MENU_ITEMS.into} select ${MENU_ITEMS.values} from menu, ${MENU_ITEMS.records('menu.items')}
  )
  select array_agg(id order by id) as ids from menu`;

const COUNT_PLANNED = `
  select (
    (select count(*) from planning_item where house_id = $1)
    + (select count(*) from cooking where house_id = $1)
  )::int as count`;

const rowsInWeek = (table: string) => `(
  select count(*) from ${table}
  where house_id = $1 and date between week.start and week.start + 6
)`;

const COUNT_WEEKS = `
  select coalesce(max(${rowsInWeek('planning_item')}), 0)::int as items,
    coalesce(max(${rowsInWeek('cooking')}), 0)::int as cookings
  from unnest($2::date[]) as week (start)`;
