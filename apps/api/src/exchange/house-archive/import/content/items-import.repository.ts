import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { missingFrom } from '#domain/exchange/missing-from.js';
import type { NamedPerson } from '#domain/house/who-eats.js';
import type { ImportedItem } from '../file/archived-content.js';

/** A planning item with the id of the cooking that serves it, and its eaters. */
interface NewItem extends Omit<ImportedItem, 'recipe' | 'cooking' | 'eaters'> {
  readonly cookingId: number | null;
  readonly eaters: readonly NamedPerson[];
}

/** Adds the planning items of an archive to a locked house. */
@Injectable()
export class ItemsImportRepository {
  /** The items that the planning of the house does not have. */
  async findMissing(
    manager: EntityManager,
    houseId: number,
    items: readonly ImportedItem[],
  ): Promise<ImportedItem[]> {
    const dates = [...new Set(items.map(({ date }) => date))];
    const existing = await manager.query<KeyedItem[]>(FIND, [houseId, dates]);
    return missingFrom(items, existing.map(keyOf), keyOf);
  }

  /** The lock on the recipes waits for a concurrent change, which has not told this house. */
  async add(manager: EntityManager, houseId: number, items: readonly NewItem[]): Promise<void> {
    const recipeIds = [...new Set(items.flatMap(({ recipeId }) => recipeId ?? []))];
    await manager.query('select from recipe where id = any ($1::int[]) order by id for share', [
      recipeIds,
    ]);
    const rows = await manager.query<{ id: number }[]>(ADD, [houseId, JSON.stringify(items)]);
    const all = items.flatMap(({ eaters }, index) =>
      eaters.map((eater, position) => ({ ...eater, itemId: rows[index]?.id, position })),
    );
    await manager.query(ADD_EATERS, [JSON.stringify(all)]);
  }
}

type KeyedItem = Pick<ImportedItem, 'date' | 'slot' | 'portions' | 'recipeId' | 'text' | 'note'>;

function keyOf({ date, slot, portions, recipeId, text, note }: KeyedItem): string {
  return JSON.stringify([date, slot, portions, recipeId, text, note]);
}

const FIND = `
  select to_char(date, 'YYYY-MM-DD') as date, slot, portions, recipe_id as "recipeId", text, note
  from planning_item where house_id = $1 and date = any ($2::date[])`;

const ADD = `
  insert into planning_item (house_id, date, slot, portions, recipe_id, text, note, cooking_id)
  select $1, item.date, item.slot, item.portions, item.recipe_id, item.text, item.note,
    item.cooking_id
  from rows from (jsonb_to_recordset($2::jsonb) as (
    date date, slot text, portions int, "recipeId" int, text text, note text, "cookingId" int
  )) with ordinality as item (date, slot, portions, recipe_id, text, note, cooking_id, place)
  order by item.place
  returning id`;

const ADD_EATERS = `
  insert into planning_eater (item_id, position, profile_id, dependant_id)
  select "itemId", position, "profileId", "dependantId"
  from jsonb_to_recordset($1::jsonb) as eater
    ("itemId" int, position int, "profileId" int, "dependantId" int)`;
