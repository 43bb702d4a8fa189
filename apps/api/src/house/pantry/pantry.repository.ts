import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { insertionInto, type NewRow } from '../../database/insertion.js';

type NewPantryRow = NewRow<'pantry_row', 'houseId'>;

const ROW = insertionInto('pantry_row', { houseId: '$1' });

const INSERT = `
  ${ROW.into} select ${ROW.values} from ${ROW.records('$2::jsonb')}
  on conflict (house_id, ingredient_id)`;

/** Writes the pantry of a locked house. */
@Injectable()
export class PantryRepository {
  async set(manager: EntityManager, houseId: number, row: NewPantryRow): Promise<void> {
    await manager.query(
      `${INSERT} do update set quantity = excluded.quantity, unit_id = excluded.unit_id,
         best_before = excluded.best_before, as_of = excluded.as_of`,
      [houseId, ROW.json([row])],
    );
  }

  /** Adds rows of foods that the pantry does not have. */
  async addMissing(
    manager: EntityManager,
    houseId: number,
    rows: readonly NewPantryRow[],
  ): Promise<void> {
    await manager.query(`${INSERT} do nothing`, [houseId, ROW.json(rows)]);
  }

  async delete(manager: EntityManager, houseId: number, ingredientId: number): Promise<void> {
    await manager.query('delete from pantry_row where house_id = $1 and ingredient_id = $2', [
      houseId,
      ingredientId,
    ]);
  }

  async count(manager: EntityManager, houseId: number): Promise<number> {
    const [{ count }] = await manager.query<[{ count: number }]>(
      'select count(*)::int as count from pantry_row where house_id = $1',
      [houseId],
    );
    return count;
  }
}
