import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { insertionInto, type NewRow } from '../../database/insertion.js';
import { withEvents } from '../../events/new-events.query.js';

type NewPantryRow = NewRow<'pantry_row', 'houseId'>;

const ROW = insertionInto('pantry_row', { houseId: '$1' });

const INSERT = `
  ${ROW.into} select ${ROW.values} from ${ROW.records('$2::jsonb')}
  on conflict (house_id, ingredient_id)`;

const SET = written(`${INSERT} do update set ${ROW.changes('excluded')}`);
const ADD_MISSING = written(`${INSERT} do nothing`);
const DELETE = written('delete from pantry_row where house_id = $1 and ingredient_id = $2');

/** Writes the pantry of a locked house. */
@Injectable()
export class PantryRepository {
  async set(manager: EntityManager, houseId: number, row: NewPantryRow): Promise<void> {
    await manager.query(SET, [houseId, ROW.json([row])]);
  }

  /** Adds rows of foods that the pantry does not have. */
  async addMissing(
    manager: EntityManager,
    houseId: number,
    rows: readonly NewPantryRow[],
  ): Promise<void> {
    await manager.query(ADD_MISSING, [houseId, ROW.json(rows)]);
  }

  async delete(manager: EntityManager, houseId: number, ingredientId: number): Promise<void> {
    await manager.query(DELETE, [houseId, ingredientId]);
  }

  async count(manager: EntityManager, houseId: number): Promise<number> {
    const [{ count }] = await manager.query<[{ count: number }]>(
      'select count(*)::int as count from pantry_row where house_id = $1',
      [houseId],
    );
    return count;
  }
}

/** A statement that writes rows, with the event of the house. */
function written(statement: string): string {
  return `
    with changed as (${statement} returning house_id, house_id as id) ${withEvents('house')}`;
}
