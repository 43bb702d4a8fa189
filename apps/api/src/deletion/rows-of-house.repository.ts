import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { WITH_RECIPE_EVENTS } from '../events/new-events.query.js';
import { BATCH, batchDeletion, counted, runBatches } from './delete-batch.js';

/** Deletes the rows of houses that no longer exist. No request reads them. */
@Injectable()
export class RowsOfHouseRepository {
  /** Records that a house is deleted. Call it in the transaction that deletes the house. */
  async record(manager: EntityManager, houseId: number): Promise<void> {
    await manager.query('insert into deleted_house (id) values ($1)', [houseId]);
  }

  /** Deletes one batch of the rows of a deleted house. Returns whether there was one. */
  async deleteNext(manager: EntityManager): Promise<boolean> {
    const [house] = await manager.query<{ id: number }[]>('select id from deleted_house limit 1');
    if (house !== undefined) await this.deleteBatch(manager, house.id);
    return house !== undefined;
  }

  /** Deletes one batch of the rows of each table, and the record when no row is left. */
  async deleteBatch(manager: EntityManager, houseId: number): Promise<void> {
    const isComplete = await runBatches(manager, STATEMENTS, [houseId]);
    if (isComplete) await manager.query('delete from deleted_house where id = $1', [houseId]);
  }
}

const STATEMENTS = [
  batchDeletion('planning_item', 'house_id = $1'),
  batchDeletion('cooking', 'house_id = $1'),
  batchDeletion('menu', 'house_id = $1'),
  batchDeletion('shopping_tick', 'house_id = $1'),
  batchDeletion('shopping_own_line', 'house_id = $1'),
  batchDeletion('shopping_operation', 'house_id = $1'),
  batchDeletion('cooked_mark', 'house_id = $1'),
  counted(`update recipe_trash set author_house_id = null
   where recipe_id in (
     select recipe_id from recipe_trash where author_house_id = $1 limit ${String(BATCH)}
   )`),
  `with changed as (
     update recipe set author_house_id = null
     where id in (select id from recipe where author_house_id = $1 limit ${String(BATCH)})
     returning id, visibility, author_id, author_house_id
   )
   ${WITH_RECIPE_EVENTS}`,
];
