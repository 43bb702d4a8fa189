import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { Slot, Weekday } from '#domain/planning/week.js';
import type { NamedPerson } from '#domain/house/who-eats.js';
import { sortName } from '#domain/search/words.js';
import { QUOTAS } from '#domain/quotas.js';
import { requireQuota } from '#platform/errors/require-quota.js';
import { IS_PLANNED } from '../../deletion/deleted-rows.query.js';
import { EATERS, SLOT_NAMES } from '../items/item.query.js';
import { MEMBER } from '../grid/planning.repository.js';
import { MENU_VIEW } from './menus.query.js';

/** The dishes of a week, without dates. */
export interface DatelessWeek {
  readonly cookings: readonly {
    readonly recipeId: number;
    readonly weekday: Weekday;
    readonly portions: number;
  }[];
  readonly items: readonly {
    readonly recipeId: number | null;
    /** The index of the cooking that serves it. */
    readonly cooking: number | null;
    readonly text: string | null;
    readonly weekday: Weekday;
    readonly slot: Slot;
    readonly portions: number;
    readonly note: string | null;
    readonly eaters: readonly NamedPerson[] | null;
  }[];
}

export interface NewMenu extends DatelessWeek {
  readonly name: string;
}

/** Numbers of rows in the menus of a house. */
interface MenuCounts {
  readonly menus: number;
  readonly items: number;
}

/** Result of a DELETE: returned rows, number of affected rows. */
type Deleted = readonly [rows: readonly unknown[], affected: number];

/** Reads weeks, and writes menus. The caller has locked the house. */
@Injectable()
export class MenusRepository {
  /**
   * The cookings and the items of the week that starts on a day, in their order. Items that an earlier
   * cooking serves are items that no cooking serves.
   */
  async readWeek(manager: EntityManager, houseId: number, start: string): Promise<DatelessWeek> {
    const [week] = await manager.query<[DatelessWeek]>(READ_WEEK, [houseId, start]);
    return week;
  }

  /**
   * @returns the ids of the menus, in their order
   * @throws QUOTA_EXCEEDED when the house has too many menus, or items in them
   */
  async insert(
    manager: EntityManager,
    houseId: number,
    menus: readonly NewMenu[],
  ): Promise<number[]> {
    const named = menus.map((menu) => ({ ...menu, sortName: sortName(menu.name) }));
    const rows = await manager.query<{ id: number }[]>(INSERT, [houseId, JSON.stringify(named)]);
    const [count] = await manager.query<[MenuCounts]>(COUNT, [houseId]);
    requireQuota(QUOTAS.houseMenus, count.menus);
    requireQuota(QUOTAS.menuItems, count.items);
    return rows.map(({ id }) => id);
  }

  /**
   * A menu as the member sees it, whose recipes do not change until the transaction ends.
   *
   * @returns the menu as JSON text; undefined when the member's house has no such menu
   */
  async find(manager: EntityManager, memberId: number, id: number): Promise<string | undefined> {
    await manager.query(LOCK_RECIPES, [id]);
    const [row] = await manager.query<{ menu: string }[]>(FIND, [memberId, id]);
    return row?.menu;
  }

  /** @returns false when the house has no such menu */
  async delete(manager: EntityManager, houseId: number, id: number): Promise<boolean> {
    const [, affected] = await manager.query<Deleted>(
      'delete from menu where house_id = $1 and id = $2',
      [houseId, id],
    );
    return affected > 0;
  }
}

/** `$1` house, `$2` the first day. */
const READ_WEEK = `
  with recipe as (
    select id from recipe
    where ${IS_PLANNED} and id in (
      select recipe_id from planning_item
      where house_id = $1 and date between $2::date and $2::date + 6
      union all
      select recipe_id from cooking
      where house_id = $1 and date between $2::date and $2::date + 6
    )
    order by id for share
  ),
  cooked as (
    select *, row_number() over (order by date, id) - 1 as index
    from cooking
    where house_id = $1 and date between $2::date and $2::date + 6
      and recipe_id in (select id from recipe)
  )
  select coalesce((
    select json_agg(json_build_object(
      'recipeId', recipe_id, 'weekday', to_char(date, 'FMDAY'), 'portions', portions
    ) order by index)
    from cooked
  ), '[]') as cookings, coalesce((
    select json_agg(json_build_object(
      'recipeId', item.recipe_id, 'cooking', cooked.index, 'text', item.text,
      'weekday', to_char(item.date, 'FMDAY'), 'slot', item.slot, 'portions', item.portions,
      'note', item.note, 'eaters', ${EATERS}
    ) order by item.date, array_position(${SLOT_NAMES}, item.slot), item.id)
    from planning_item item left join cooked on cooked.id = item.cooking_id
    where item.house_id = $1 and item.date between $2::date and $2::date + 6
      and (item.recipe_id is null or item.recipe_id in (select id from recipe))
  ), '[]') as items`;

const INSERT = `
  with given as (
    select * from rows from (
      jsonb_to_recordset($2::jsonb) as (name text, "sortName" text, cookings jsonb, items jsonb)
    ) with ordinality as given (name, sort_name, cookings, items, place)
  ),
  inserted as (
    insert into menu (house_id, name, sort_name)
    select $1, name, sort_name from given order by place
    returning id
  ),
  menu as (
    select id, cookings, items
    from (select id, row_number() over (order by id) as place from inserted) menu
    join given using (place)
  ),
  cooking as (
    insert into menu_cooking (menu_id, position, weekday, portions, recipe_id)
    select menu.id, place - 1, weekday, portions, recipe_id
    from menu cross join rows from (
      jsonb_to_recordset(menu.cookings) as (weekday text, portions int, "recipeId" int)
    ) with ordinality as cooking (weekday, portions, recipe_id, place)
  ),
  item as (
    insert into menu_item
      (menu_id, position, weekday, slot, portions, recipe_id, cooking, text, note, eaters)
    select menu.id, place, weekday, slot, portions, recipe_id, cooking, text, note, eaters
    from menu cross join rows from (
      jsonb_to_recordset(menu.items) as (
        weekday text, slot text, portions int, "recipeId" int, cooking int, text text, note text,
        eaters jsonb
      )
    ) with ordinality as item
      (weekday, slot, portions, recipe_id, cooking, text, note, eaters, place)
  )
  select id from menu order by id`;

const LOCK_RECIPES = `
  select from recipe
  where id in (
    select recipe_id from menu_item where menu_id = $1
    union all
    select recipe_id from menu_cooking where menu_id = $1
  )
  order by id for share`;

const FIND = `
  with viewer as (${MEMBER})
  select ${MENU_VIEW}::text as menu
  from viewer join menu on menu.house_id = viewer.house_id and menu.id = $2`;

const COUNT = `
  select (select count(*) from menu where house_id = $1)::int as menus,
    (
      select count(*) from menu join menu_item on menu_item.menu_id = menu.id
      where menu.house_id = $1
    )::int as items`;
