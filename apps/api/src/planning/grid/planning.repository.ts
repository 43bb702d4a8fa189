import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { Slot } from '#domain/planning/week.js';
import type { NamedPerson } from '#domain/house/who-eats.js';
import { IS_PLANNED } from '../../deletion/deleted-rows.query.js';
import { READABLE } from '../../recipes/read-model/visible-recipes.query.js';
import type { InsertedRows } from '../cookings/cookings.repository.js';
import type { People } from '../items/require-eaters.js';
import { IS_SHOWN, ITEM_VIEW, RECIPE_OF_ITEM } from '../items/item.query.js';

/** An item to plan: it has a recipe, a text or a cooking. */
export interface NewItem {
  readonly recipeId?: number | null;
  /** A cooking of the house. */
  readonly cookingId?: number | null;
  readonly text?: string | null;
  readonly date: string;
  readonly slot: Slot;
  readonly portions: number;
  readonly note?: string | null;
  /** Null and undefined: everybody. */
  readonly eaters?: readonly NamedPerson[] | null;
}

/** The new values of an item. Undefined keeps a value; null clears the note and keeps the others. */
interface ItemChange {
  readonly date?: string | null;
  readonly slot?: Slot | null;
  readonly portions?: number | null;
  readonly text?: string | null;
  readonly note?: string | null;
}

interface ItemBefore {
  readonly text: string | null;
  readonly cookingId: number | null;
}

/** Writes planning items. The statements about items read the house of the member. */
@Injectable()
export class PlanningRepository {
  /**
   * Inserts items in their order.
   *
   * @param isPlanned whether the house has planned the recipes, so that every member sees them
   * @returns their ids in the same order, without items whose recipe the member may not read
   */
  async insert(
    manager: EntityManager,
    memberId: number,
    items: readonly NewItem[],
    isPlanned: boolean,
  ): Promise<InsertedRows> {
    const parameters = [memberId, JSON.stringify(items), isPlanned];
    const [inserted] = await manager.query<[InsertedRows]>(INSERT, parameters);
    return inserted;
  }

  /** @returns those of the items that the member's house has, as JSON texts by id */
  async find(manager: EntityManager, memberId: number, ids: readonly number[]): Promise<string[]> {
    const rows = await manager.query<{ item: string }[]>(FIND, [memberId, ids]);
    return rows.map(({ item }) => item);
  }

  /** @returns the item before the change; undefined when the member's house has no such item */
  async update(
    manager: EntityManager,
    memberId: number,
    itemId: number,
    { date, slot, portions, text, note }: ItemChange,
  ): Promise<ItemBefore | undefined> {
    const [row] = await manager.query<ItemBefore[]>(UPDATE, [
      memberId,
      itemId,
      date,
      slot,
      portions,
      text,
      note !== undefined,
      note,
    ]);
    return row;
  }

  /** Replaces the eaters of an item of a locked house; an empty list: everybody. */
  async replaceEaters(
    manager: EntityManager,
    itemId: number,
    eaters: readonly NamedPerson[],
  ): Promise<void> {
    await manager.query('delete from planning_eater where item_id = $1', [itemId]);
    await manager.query(INSERT_EATERS, [itemId, JSON.stringify(eaters)]);
  }

  async findPeople(manager: EntityManager, houseId: number): Promise<People> {
    const [people] = await manager.query<[People]>(FIND_PEOPLE, [houseId]);
    return people;
  }

  /** @returns false when the member's house has no such item */
  async delete(manager: EntityManager, memberId: number, itemId: number): Promise<boolean> {
    const rows = await manager.query<unknown[]>(DELETE, [memberId, itemId]);
    return rows.length > 0;
  }
}

/** The member `$1` as a row of `viewer`. */
export const MEMBER = `select id, house_id from profile where id = $1 and house_id is not null`;

/** Rows `eater` of a JSON array of `NamedPerson`, an SQL expression that may be null. */
const eatersOf = (eaters: string) => `
  rows from (
    jsonb_to_recordset(${eaters}) as ("profileId" int, "dependantId" int)
  ) with ordinality as eater (profile_id, dependant_id, position)`;

/**
 * The lock waits for a concurrent edit of a recipe: it has not told this house, which did not plan
 * the recipe yet, but changes its shopping list. Recipes are locked in the order of their ids.
 */
const INSERT = `
  with viewer as (${MEMBER}),
  new_item as (
    select * from rows from (
      jsonb_to_recordset($2::jsonb) as (
        "recipeId" int, "cookingId" int, text text, date date, slot text, portions int, note text,
        eaters jsonb
      )
    ) with ordinality as item (
      recipe_id, cooking_id, text, date, slot, portions, note, eaters, position
    )
  ),
  recipe as (
    select recipe.id from recipe, viewer
    where recipe.id = any (array(select recipe_id from new_item))
      and ($3::boolean and ${IS_PLANNED} or (${READABLE}))
    order by recipe.id
    for share of recipe
  ),
  item as (
    insert into planning_item
      (house_id, recipe_id, cooking_id, text, date, slot, portions, note)
    select viewer.house_id, coalesce(recipe.id, cooking.recipe_id), cooking.id, new_item.text,
      new_item.date, slot, new_item.portions, note
    from viewer cross join new_item
    left join recipe on recipe.id = new_item.recipe_id
    left join cooking
      on cooking.id = new_item.cooking_id and cooking.house_id = viewer.house_id
    where num_nonnulls(recipe.id, cooking.id, new_item.text) = 1
    order by position
    returning id
  ),
  eater as (
    insert into planning_eater (item_id, position, profile_id, dependant_id)
    select item.id, eater.position, eater.profile_id, eater.dependant_id
    from (select id, row_number() over (order by id) as position from item) item
    join new_item using (position)
    cross join ${eatersOf('new_item.eaters')}
    on conflict do nothing
  )
  select array(select id from item order by id) as ids, array(select id from recipe) as "recipeIds"`;

const INSERT_EATERS = `
  insert into planning_eater (item_id, position, profile_id, dependant_id)
  select $1, eater.position, eater.profile_id, eater.dependant_id
  from ${eatersOf('$2::jsonb')}
  on conflict do nothing`;

const FIND = `
  with viewer as (${MEMBER})
  select ${ITEM_VIEW}::text as item
  from viewer join planning_item item on item.house_id = viewer.house_id
  ${RECIPE_OF_ITEM}
  where item.id = any ($2::int[]) and ${IS_SHOWN}
  order by item.id`;

/** The text of an item with a recipe does not change. */
const UPDATE = `
  with viewer as (${MEMBER}),
  before as (
    select item.id, item.text, item.cooking_id
    from viewer join planning_item item on item.house_id = viewer.house_id
    where item.id = $2
  ),
  changed as (
    update planning_item set
      date = coalesce($3::date, date),
      slot = coalesce($4::text, slot),
      portions = coalesce($5::int, portions),
      text = case when before.text is not null then coalesce($6::text, before.text) end,
      note = case when $7::boolean then $8::text else note end
    from before where planning_item.id = before.id
  )
  select text, cooking_id as "cookingId" from before`;

const FIND_PEOPLE = `
  select array(select id from profile where house_id = $1) as "profileIds",
    array(select id from dependant where house_id = $1) as "dependantIds"`;

const DELETE = `
  with viewer as (${MEMBER}), deleted as (
    delete from planning_item using viewer
    where planning_item.id = $2 and planning_item.house_id = viewer.house_id
      and (recipe_id is null or exists (
        select from recipe where recipe.id = planning_item.recipe_id and ${IS_PLANNED}
      ))
    returning planning_item.id
  )
  select id from deleted`;
