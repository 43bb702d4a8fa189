import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { WEEKDAYS } from '#domain/planning/week.js';
import { sortName } from '#domain/search/words.js';
import { HAS_AUTHOR } from '../../deletion/deleted-rows.query.js';
import { EATERS, SLOT_NAMES } from '../items/item.query.js';
import { MEMBER } from '../grid/planning.repository.js';
import { MENU_VIEW, PLANNABLE } from './menus.query.js';
import { READABLE } from '../../recipes/read-model/visible-recipes.query.js';

/** Numbers of rows in the menus of a house. */
interface MenuCounts {
  readonly menus: number;
  readonly items: number;
}

/** Ids of copies. */
interface CopiedWeek {
  readonly cookingIds: readonly number[];
  readonly itemIds: readonly number[];
}

/** Result of a DELETE: returned rows, number of affected rows. */
type Deleted = readonly [rows: readonly unknown[], affected: number];

/** Writes menus and copies of weeks. The caller has locked the house. */
@Injectable()
export class MenusRepository {
  /**
   * Copies the cookings and the items of a week. Items that its cookings serve are served from the
   * copies; those that an earlier cooking serves are copied as items that no cooking serves.
   *
   * @returns the ids of the copies, in their order
   */
  async copyWeek(
    manager: EntityManager,
    houseId: number,
    from: string,
    to: string,
  ): Promise<CopiedWeek> {
    const [copied] = await manager.query<[CopiedWeek]>(COPY_WEEK, [houseId, from, to]);
    return copied;
  }

  /** Makes a menu of the week that starts on a day. @returns its id */
  async insert(
    manager: EntityManager,
    houseId: number,
    name: string,
    weekStart: string,
  ): Promise<number> {
    const parameters = [houseId, weekStart, name, sortName(name)];
    const [{ id }] = await manager.query<[{ id: number }]>(INSERT, parameters);
    return id;
  }

  /** @returns the menu as JSON text */
  async find(manager: EntityManager, memberId: number, id: number): Promise<string> {
    const [{ menu }] = await manager.query<[{ menu: string }]>(FIND, [memberId, id]);
    return menu;
  }

  async exists(manager: EntityManager, houseId: number, id: number): Promise<boolean> {
    const rows = await manager.query<unknown[]>(
      'select from menu where house_id = $1 and id = $2',
      [houseId, id],
    );
    return rows.length > 0;
  }

  async count(manager: EntityManager, houseId: number): Promise<MenuCounts> {
    const [counts] = await manager.query<[MenuCounts]>(COUNT, [houseId]);
    return counts;
  }

  /**
   * Plans the items of a menu in the week that starts on a day. Leaves out recipes that the member may
   * not plan.
   *
   * @returns the ids of the items, in their order
   */
  async apply(
    manager: EntityManager,
    memberId: number,
    menuId: number,
    weekStart: string,
  ): Promise<number[]> {
    const parameters = [memberId, menuId, weekStart];
    return idsOf(await manager.query<{ id: number }[]>(APPLY, parameters));
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

function idsOf(rows: readonly { readonly id: number }[]): number[] {
  return rows.map(({ id }) => id);
}

/** The items of the house `$1` in the week that starts on `$2`, in their order. */
const ITEMS_OF_WEEK = `
  recipe as (
    select id from recipe
    where ${HAS_AUTHOR} and id in (
      select recipe_id from planning_item
      where house_id = $1 and date between $2::date and $2::date + 6
      union all
      select recipe_id from cooking
      where house_id = $1 and date between $2::date and $2::date + 6
    )
    order by id for share
  ),
  source as (
    select *, row_number() over (
      order by date, array_position(${SLOT_NAMES}, slot), id
    ) as position
    from planning_item
    where house_id = $1 and date between $2::date and $2::date + 6
      and (recipe_id is null or recipe_id in (select id from recipe))
  )`;

const COPY_WEEK = `
  with ${ITEMS_OF_WEEK},
  cooked as (
    select *, row_number() over (order by date, id) as position
    from cooking
    where house_id = $1 and date between $2::date and $2::date + 6
      and recipe_id in (select id from recipe)
  ),
  cooking_copy as (
    insert into cooking (house_id, recipe_id, date, portions)
    select house_id, recipe_id, date + ($3::date - $2::date), portions
    from cooked order by position
    returning id
  ),
  copy_of as (
    select cooked.id as source_id, copy.id
    from (select id, row_number() over (order by id) as position from cooking_copy) copy
    join cooked using (position)
  ),
  copy as (
    insert into planning_item
      (house_id, recipe_id, cooking_id, text, date, slot, portions, note)
    select house_id, recipe_id, copy_of.id, text, date + ($3::date - $2::date), slot, portions, note
    from source left join copy_of on copy_of.source_id = source.cooking_id
    order by position
    returning id
  ),
  eater as (
    insert into planning_eater (item_id, position, profile_id, dependant_id)
    select copy.id, eater.position, eater.profile_id, eater.dependant_id
    from (select id, row_number() over (order by id) as position from copy) copy
    join source using (position)
    join planning_eater eater on eater.item_id = source.id
  )
  select array(select id from cooking_copy order by id) as "cookingIds",
    array(select id from copy order by id) as "itemIds"`;

const INSERT = `
  with ${ITEMS_OF_WEEK},
  menu as (
    insert into menu (house_id, name, sort_name) values ($1, $3, $4) returning id
  ),
  item as (
    insert into menu_item
      (menu_id, position, weekday, slot, portions, recipe_id, text, note, eaters)
    select menu.id, item.position, to_char(item.date, 'FMDAY'), item.slot, item.portions,
      item.recipe_id, item.text, item.note, ${EATERS}
    from menu, source item
  )
  select id from menu`;

const FIND = `
  with viewer as (${MEMBER})
  select ${MENU_VIEW}::text as menu from viewer, menu where menu.id = $2`;

const COUNT = `
  select (select count(*) from menu where house_id = $1)::int as menus,
    (
      select count(*) from menu join menu_item on menu_item.menu_id = menu.id
      where menu.house_id = $1
    )::int as items`;

const WEEKDAY_NAMES = `'{${WEEKDAYS.join(',')}}'::text[]`;

/** As in the planning, a recipe that the member may read is shown to the house as it is now. */
const APPLY = `
  with viewer as (${MEMBER}),
  recipe as (
    select recipe.* from recipe, viewer
    where recipe.id in (select recipe_id from menu_item where menu_id = $2)
      and ${HAS_AUTHOR} and ${PLANNABLE}
    order by recipe.id
    for share of recipe
  ),
  thawed as (
    delete from frozen_recipe frozen using viewer, recipe
    where frozen.house_id = viewer.house_id and frozen.recipe_id = recipe.id and ${READABLE}
  ),
  source as (
    select menu_item.*, row_number() over (order by position) as turn,
      (array_position(${WEEKDAY_NAMES}, weekday) - extract(isodow from $3::date)::int + 7) % 7 as day
    from menu_item
    where menu_id = $2 and (recipe_id is null or recipe_id in (select id from recipe))
  ),
  item as (
    insert into planning_item (house_id, recipe_id, text, date, slot, portions, note)
    select viewer.house_id, recipe_id, text, $3::date + day, slot, portions, note
    from viewer, source order by turn
    returning id, house_id
  ),
  eater as (
    insert into planning_eater (item_id, position, profile_id, dependant_id)
    select item.id, eater.position, eater.profile_id, eater.dependant_id
    from (select id, house_id, row_number() over (order by id) as turn from item) item
    join source using (turn)
    cross join rows from (
      jsonb_to_recordset(source.eaters) as ("profileId" int, "dependantId" int)
    ) with ordinality as eater (profile_id, dependant_id, position)
    where eater.dependant_id is null or exists (
      select from dependant
      where dependant.id = eater.dependant_id and dependant.house_id = item.house_id
    )
  )
  select id from item order by id`;
