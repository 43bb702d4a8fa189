import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { DependantContent, HouseSettings, ListWeek } from './archived-house.js';
import type { CookingLine, MenuMeal, PlannedMeal } from './archived-lines.js';

/** A planned meal with the ids of its recipe and of its eaters, who are dependants. */
export interface NewItem extends Omit<PlannedMeal, 'recipe' | 'cooking' | 'eaters'> {
  readonly recipeId: number | null;
  /** The cooking that serves it. */
  readonly cookingId: number | null;
  readonly eaterIds: readonly number[];
}

/** An item of a menu with the ids of its recipe and of its eaters. */
export interface NewMenuItem extends Omit<MenuMeal, 'recipe' | 'eaters'> {
  readonly recipeId: number | null;
  readonly eaterIds: readonly number[];
}

export interface NewMenu {
  readonly name: string;
  readonly items: readonly NewMenuItem[];
}

/** A menu of a house. */
export interface StoredMenu {
  readonly name: string;
  readonly items: readonly Omit<NewMenuItem, 'eaterIds'>[];
}

/** A cooking with the id of its recipe. */
export interface NewCooking extends Omit<CookingLine, 'number' | 'recipe'> {
  readonly recipeId: number;
}

/** A stored cooking: its counts are those of people in this house. */
export interface StoredCooking {
  readonly id: number;
  readonly date: string;
  readonly portions: number;
  readonly recipeId: number;
}

/** A stored dependant. */
export interface StoredDependant extends DependantContent {
  readonly id: number;
}

/** Adds what an archive holds to a locked house. */
@Injectable()
export class HouseContentRepository {
  /** Changes settings that differ. What the house has chosen itself stays, apart from shared editing. */
  async applySettings(
    manager: EntityManager,
    houseId: number,
    { sharedEditing, shelfOrder, weekStartsOn, stapleIds, sourceIds }: HouseSettings,
  ): Promise<void> {
    await manager.query(
      `update house set
         shared_editing = $2,
         shelf_order = case when shelf_order = '{}' then $3 else shelf_order end,
         week_starts_on = case when week_starts_on = 'MONDAY' then $4 else week_starts_on end,
         staple_ids = coalesce(staple_ids, $5)
       where id = $1 and (
         shared_editing <> $2 or (shelf_order = '{}' and shelf_order <> $3::text[])
         or (week_starts_on = 'MONDAY' and $4::text <> 'MONDAY')
         or (staple_ids is null and $5::int[] is not null)
       )`,
      [houseId, sharedEditing, shelfOrder, weekStartsOn, stapleIds],
    );
    await manager.query(
      `insert into house_source (house_id, source_id) select $1, unnest($2::int[])
       on conflict do nothing`,
      [houseId, sourceIds],
    );
  }

  findDependants(manager: EntityManager, houseId: number): Promise<StoredDependant[]> {
    return manager.query(
      `select id, first_name as "firstName", diet_id as "dietId", allergy_ids as "allergyIds",
         disliked_ingredient_ids as "dislikedIngredientIds"
       from dependant where house_id = $1 order by id`,
      [houseId],
    );
  }

  /** @returns the ids of the new dependants, in the same order */
  async addDependants(
    manager: EntityManager,
    houseId: number,
    dependants: readonly DependantContent[],
  ): Promise<number[]> {
    const rows = await manager.query<{ id: number }[]>(ADD_DEPENDANTS, [
      houseId,
      JSON.stringify(dependants),
    ]);
    return rows.map(({ id }) => id);
  }

  findCookings(manager: EntityManager, houseId: number): Promise<StoredCooking[]> {
    return manager.query(
      `select id, to_char(date, 'YYYY-MM-DD') as date, portions, recipe_id as "recipeId"
       from cooking where house_id = $1 order by id`,
      [houseId],
    );
  }

  /** The number of cookings in the week of a house with the most. */
  async countWeekCookings(manager: EntityManager, houseId: number): Promise<number> {
    const [{ count }] = await manager.query<[{ count: number }]>(
      `select coalesce(max(count), 0)::int as count from (
         select count(*) from cooking where house_id = $1 group by date_trunc('week', date)
       ) week`,
      [houseId],
    );
    return count;
  }

  /** @returns the ids of the new cookings, in the same order */
  async addCookings(
    manager: EntityManager,
    houseId: number,
    cookings: readonly NewCooking[],
  ): Promise<number[]> {
    const rows = await manager.query<{ id: number }[]>(ADD_COOKINGS, [
      houseId,
      JSON.stringify(cookings),
    ]);
    return rows.map(({ id }) => id);
  }

  /** The planned meals of a house in the given days. */
  findItems(
    manager: EntityManager,
    houseId: number,
    dates: readonly string[],
  ): Promise<Omit<NewItem, 'eaterIds' | 'cookingId'>[]> {
    return manager.query(
      `select to_char(date, 'YYYY-MM-DD') as date, slot, portions, recipe_id as "recipeId", text,
         note
       from planning_item where house_id = $1 and date = any ($2::date[])`,
      [houseId, dates],
    );
  }

  /** The lock on the recipes waits for a concurrent change, which has not told this house. */
  async addItems(
    manager: EntityManager,
    houseId: number,
    items: readonly NewItem[],
  ): Promise<void> {
    const recipeIds = [...new Set(items.flatMap(({ recipeId }) => recipeId ?? []))];
    await manager.query('select from recipe where id = any ($1::int[]) order by id for share', [
      recipeIds,
    ]);
    await manager.query(
      'delete from frozen_recipe where house_id = $1 and recipe_id = any ($2::int[])',
      [houseId, recipeIds],
    );
    const rows = await manager.query<{ id: number }[]>(ADD_ITEMS, [
      houseId,
      items.map(({ date }) => date),
      items.map(({ slot }) => slot),
      items.map(({ portions }) => portions),
      items.map(({ recipeId }) => recipeId),
      items.map(({ text }) => text),
      items.map(({ note }) => note),
      items.map(({ cookingId }) => cookingId),
    ]);
    const eaters = items.flatMap(({ eaterIds }, index) =>
      eaterIds.map((eaterId, position) => ({ itemId: rows[index]?.id, eaterId, position })),
    );
    await manager.query(ADD_EATERS, [JSON.stringify(eaters)]);
  }

  /** The planning items and cookings of a house, and the items of its fullest week. */
  async countItems(
    manager: EntityManager,
    houseId: number,
  ): Promise<{ readonly all: number; readonly week: number }> {
    const [counts] = await manager.query<[{ all: number; week: number }]>(
      `select coalesce(max(count), 0)::int as week, (
         coalesce(sum(count), 0) + (select count(*) from cooking where house_id = $1)
       )::int as all
       from (
         select count(*) from planning_item where house_id = $1 group by date_trunc('week', date)
       ) week`,
      [houseId],
    );
    return counts;
  }

  findMenus(manager: EntityManager, houseId: number): Promise<StoredMenu[]> {
    return manager.query(
      `select name, (
         select coalesce(json_agg(json_build_object(
           'weekday', weekday, 'slot', slot, 'portions', portions, 'recipeId', recipe_id,
           'text', text, 'note', note
         ) order by position), '[]')
         from menu_item where menu_id = menu.id
       ) as items
       from menu where house_id = $1`,
      [houseId],
    );
  }

  async addMenus(
    manager: EntityManager,
    houseId: number,
    menus: readonly NewMenu[],
  ): Promise<void> {
    const ids = await manager.query<{ id: number }[]>(ADD_MENUS, [
      houseId,
      menus.map(({ name }) => name),
    ]);
    const items = menus.flatMap(({ items: all }, index) =>
      all.map(({ eaterIds, ...item }, position) => ({
        ...item,
        menuId: ids[index]?.id,
        position,
        eaters: eaterIds.length === 0 ? null : eaterIds.map((dependantId) => ({ dependantId })),
      })),
    );
    await manager.query(ADD_MENU_ITEMS, [JSON.stringify(items)]);
  }

  /** The menus of a house, and the items of all of them. */
  async countMenus(
    manager: EntityManager,
    houseId: number,
  ): Promise<{ readonly menus: number; readonly items: number }> {
    const [counts] = await manager.query<[{ menus: number; items: number }]>(
      `select count(distinct menu.id)::int as menus, count(menu_id)::int as items
       from menu left join menu_item on menu_id = menu.id
       where house_id = $1`,
      [houseId],
    );
    return counts;
  }

  /** Records that the house cooked recipes, for the importer. */
  async addCookedDays(
    manager: EntityManager,
    houseId: number,
    profileId: number,
    days: ReadonlyMap<number, readonly string[]>,
  ): Promise<void> {
    const rows = [...days].flatMap(([recipeId, dates]) =>
      dates.map((date) => ({ recipeId, date })),
    );
    await manager.query(
      `insert into cooked_mark (profile_id, house_id, recipe_id, cooked_on)
       select $2, $1, day.recipe_id, day.cooked_on
       from unnest($3::int[], $4::date[]) as day (recipe_id, cooked_on)
       where not exists (
         select from cooked_mark mark
         where mark.house_id = $1 and mark.recipe_id = day.recipe_id
           and mark.cooked_on = day.cooked_on
       )
       on conflict do nothing`,
      [houseId, profileId, rows.map(({ recipeId }) => recipeId), rows.map(({ date }) => date)],
    );
  }

  async countCookedMarks(manager: EntityManager, profileId: number): Promise<number> {
    const [{ count }] = await manager.query<[{ count: number }]>(
      'select count(*)::int as count from cooked_mark where profile_id = $1',
      [profileId],
    );
    return count;
  }

  /** Adds the lines and ticks of a week that its list does not have. */
  async addToList(
    manager: EntityManager,
    houseId: number,
    { weekStart, ownLines, ticks }: ListWeek,
  ): Promise<void> {
    await manager.query(ADD_OWN_LINES, [houseId, weekStart, JSON.stringify(ownLines)]);
    await manager.query(ADD_TICKS, [houseId, weekStart, JSON.stringify(ticks)]);
  }

  /** The rows of all lists of a house, and the own lines and ticks of its fullest lists. */
  async countListRows(
    manager: EntityManager,
    houseId: number,
  ): Promise<{ readonly all: number; readonly ownLines: number; readonly ticks: number }> {
    const [counts] = await manager.query<[{ all: number; ownLines: number; ticks: number }]>(
      COUNT_LIST_ROWS,
      [houseId],
    );
    return counts;
  }
}

const ADD_DEPENDANTS = `
  insert into dependant (house_id, first_name, diet_id, allergy_ids, disliked_ingredient_ids)
  select $1, given."firstName", given."dietId", given."allergyIds", given."dislikedIngredientIds"
  from rows from (jsonb_to_recordset($2::jsonb) as
    ("firstName" text, "dietId" int, "allergyIds" int[], "dislikedIngredientIds" int[])
  ) with ordinality as given
    ("firstName", "dietId", "allergyIds", "dislikedIngredientIds", place)
  order by given.place
  returning id`;

const ADD_MENUS = `
  insert into menu (house_id, name)
  select $1, given.name from unnest($2::text[]) with ordinality as given (name, place)
  order by given.place
  returning id`;

const ADD_MENU_ITEMS = `
  insert into menu_item
    (menu_id, position, weekday, slot, portions, recipe_id, text, note, eaters)
  select "menuId", position, weekday, slot, portions, "recipeId", text, note, eaters
  from jsonb_to_recordset($1::jsonb) as item (
    "menuId" int, position int, weekday text, slot text, portions int, "recipeId" int, text text,
    note text, eaters jsonb
  )`;

const ADD_COOKINGS = `
  insert into cooking (
    house_id, recipe_id, date, portions, eaten, discarded, frozen, thawed, thawed_on, spent_frozen
  )
  select $1, given.recipe_id, given.date, given.portions, given.eaten, given.discarded,
    given.frozen, given.thawed, given.thawed_on, given.spent_frozen
  from rows from (jsonb_to_recordset($2::jsonb) as (
    "recipeId" int, date date, portions int, eaten int, discarded int, frozen int, thawed int,
    "thawedOn" date, "spentFrozen" int
  )) with ordinality as given
    (recipe_id, date, portions, eaten, discarded, frozen, thawed, thawed_on, spent_frozen, place)
  order by given.place
  returning id`;

const ADD_ITEMS = `
  insert into planning_item (house_id, date, slot, portions, recipe_id, text, note, cooking_id)
  select $1, item.date, item.slot, item.portions, item.recipe_id, item.text, item.note,
    item.cooking_id
  from unnest($2::date[], $3::text[], $4::int[], $5::int[], $6::text[], $7::text[], $8::int[])
    with ordinality as item (date, slot, portions, recipe_id, text, note, cooking_id, place)
  order by item.place
  returning id`;

const ADD_EATERS = `
  insert into planning_eater (item_id, position, dependant_id)
  select "itemId", position, "eaterId"
  from jsonb_to_recordset($1::jsonb) as eater ("itemId" int, position int, "eaterId" int)`;

const ADD_OWN_LINES = `
  insert into shopping_own_line
    (house_id, week_start, id, text, ingredient_id, quantity, unit_id,
     added_on, bought, ticked_week, until)
  select $1, $2, line.id, line.text, line."ingredientId", line.quantity, line."unitId",
    line."addedOn", line.bought, line."tickedWeek", line.until
  from jsonb_to_recordset($3::jsonb) as line
    (id uuid, text text, "ingredientId" int, quantity numeric, "unitId" int,
     "addedOn" date, bought jsonb, "tickedWeek" date, until date)
  on conflict do nothing`;

const ADD_TICKS = `
  insert into shopping_tick (house_id, week_start, line_id, unit_id, thousandths, kept)
  select $1, $2, tick.line, tick."unitId", tick.thousandths, tick.kept
  from jsonb_to_recordset($3::jsonb) as tick
    (line text, "unitId" int, thousandths bigint, kept bigint)
  on conflict do nothing`;

const COUNT_LIST_ROWS = `
  select coalesce(sum(own_lines + ticks), 0)::int as all,
    -- Lines that are not bought stand in the list of every later week.
    greatest(coalesce(max(own_lines), 0), (
      select count(*) from shopping_own_line where house_id = $1 and until = 'infinity'
    ))::int as "ownLines", coalesce(max(ticks), 0)::int as ticks
  from (
    select week_start, count(*) as own_lines, 0 as ticks from shopping_own_line
    where house_id = $1 group by week_start
    union all
    select week_start, 0, count(*) from shopping_tick where house_id = $1 group by week_start
  ) list`;
