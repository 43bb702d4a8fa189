import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { insertionInto } from '../../database/insertion.js';
import type { WriteResult } from '../../database/prepared-statement.js';
import { addEvents, withEvents } from '../../events/new-events.query.js';
import { type ShopRow, shopsOf } from './shops.query.js';

/** The fields that a change names; the others stay. */
export type ShopChange = {
  readonly [Field in Exclude<keyof ShopRow, 'id'>]?: ShopRow[Field] | null;
};

const SHOP = insertionInto('shop', { houseId: '$1' });
const FOOD = insertionInto('shop_food', { houseId: '$1' });

const INSERT_FOODS = `
  ${FOOD.into} select ${FOOD.values} from ${FOOD.records('$2::jsonb')}
  on conflict (house_id, ingredient_id)`;

const ADD_MISSING_FOODS = `
  with changed as (${INSERT_FOODS} do nothing returning house_id, house_id as id)
  ${withEvents('house')}`;

/** Writes the shops of a locked house. */
@Injectable()
export class ShopsRepository {
  async read(manager: EntityManager, houseId: number): Promise<ShopRow[]> {
    const [{ shops }] = await manager.query<[{ shops: ShopRow[] }]>(
      `select ${shopsOf('$1')} as shops`,
      [houseId],
    );
    return shops;
  }

  /** @returns the ids of the shops, without foods, in their order */
  async insert(
    manager: EntityManager,
    houseId: number,
    shops: readonly Pick<ShopRow, 'name' | 'subcategories'>[],
  ): Promise<number[]> {
    const rows = await manager.query<{ id: number }[]>(
      `${SHOP.into} select ${SHOP.values} from ${SHOP.records('$2::jsonb')} order by record.place
       returning id`,
      [houseId, SHOP.json(shops)],
    );
    if (rows.length > 0) await addEvents(manager, 'house', houseId);
    return rows.map(({ id }) => id);
  }

  /** @returns false when the house has no such shop */
  async update(
    manager: EntityManager,
    houseId: number,
    id: number,
    { name, subcategories }: ShopChange,
  ): Promise<boolean> {
    const [, affected] = await manager.query<WriteResult>(
      `update shop set name = coalesce($3, name), subcategories = coalesce($4, subcategories)
       where house_id = $1 and id = $2`,
      [houseId, id, name, subcategories],
    );
    if (affected > 0) await addEvents(manager, 'house', houseId);
    return affected > 0;
  }

  /** Replaces what is bought in a shop that was just written: foods of other shops move. */
  async replaceFoods(
    manager: EntityManager,
    houseId: number,
    shop: Pick<ShopRow, 'id' | 'ingredientIds'>,
  ): Promise<void> {
    await manager.query(
      `delete from shop_food
       where house_id = $1 and shop_id = $2 and ingredient_id <> all ($3::int[])`,
      [houseId, shop.id, shop.ingredientIds],
    );
    await manager.query(
      `${INSERT_FOODS} do update set shop_id = excluded.shop_id, position = excluded.position`,
      [houseId, FOOD.json(foodsOf(shop))],
    );
  }

  /** Adds foods that no shop has. */
  async addMissingFoods(
    manager: EntityManager,
    houseId: number,
    shops: readonly Pick<ShopRow, 'id' | 'ingredientIds'>[],
  ): Promise<void> {
    const foods = FOOD.json(shops.flatMap(foodsOf));
    await manager.query(ADD_MISSING_FOODS, [houseId, foods]);
  }

  /** @returns false when the house has no such shop */
  async delete(manager: EntityManager, houseId: number, id: number): Promise<boolean> {
    const [, affected] = await manager.query<WriteResult>(
      'delete from shop where house_id = $1 and id = $2',
      [houseId, id],
    );
    if (affected > 0) await addEvents(manager, 'house', houseId);
    return affected > 0;
  }
}

function foodsOf({ id: shopId, ingredientIds }: Pick<ShopRow, 'id' | 'ingredientIds'>) {
  return ingredientIds.map((ingredientId, position) => ({ shopId, ingredientId, position }));
}
