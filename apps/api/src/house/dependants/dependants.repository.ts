import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { WriteResult } from '../../database/prepared-statement.js';
import { insertionInto, type NewRow, rowAsJson } from '../../database/insertion.js';
import { addEvents } from '../../events/new-events.query.js';
import type { Dependant } from '../house.view.js';

/** The new values of a dependant. Undefined keeps a value, null clears it; null keeps `firstName` and `guest`. */
interface DependantChange {
  readonly firstName?: string | null;
  readonly dietId?: number | null;
  readonly allergyIds?: readonly number[] | null;
  readonly dislikedIngredientIds?: readonly number[] | null;
  readonly guest?: boolean | null;
  readonly appetite?: number;
}

export type NewDependant = NewRow<'dependant', 'houseId'>;

const DEPENDANT = insertionInto('dependant', { houseId: '$1' });

/** A row as the API returns it. */
const DEPENDANT_VIEW = rowAsJson('dependant', 'dependant', ['houseId']);

const INSERT = `
  ${DEPENDANT.into}
  select ${DEPENDANT.values} from ${DEPENDANT.records('$2::jsonb')} order by record.place
  returning ${DEPENDANT_VIEW} as dependant`;

/** Writes the people of a locked house who have no account. */
@Injectable()
export class DependantsRepository {
  /** @returns the dependants as the API returns them, in their order */
  async insert(
    manager: EntityManager,
    houseId: number,
    dependants: readonly NewDependant[],
  ): Promise<Dependant[]> {
    const rows = await manager.query<{ dependant: Dependant }[]>(INSERT, [
      houseId,
      DEPENDANT.json(dependants),
    ]);
    if (rows.length > 0) await addEvents(manager, 'house', houseId);
    return rows.map(({ dependant }) => dependant);
  }

  async count(manager: EntityManager, houseId: number): Promise<number> {
    const [{ count }] = await manager.query<[{ count: number }]>(
      'select count(*)::int as count from dependant where house_id = $1',
      [houseId],
    );
    return count;
  }

  /** @returns null when the house has no such dependant */
  async update(
    manager: EntityManager,
    houseId: number,
    id: number,
    { firstName, dietId, allergyIds, dislikedIngredientIds, guest, appetite }: DependantChange,
  ): Promise<Dependant | null> {
    const ids = [allergyIds, dislikedIngredientIds].map((list) => (list === null ? [] : list));
    const [[row]] = await manager.query<WriteResult<{ dependant: Dependant }>>(
      `update dependant set
         first_name = coalesce($3, first_name),
         diet_id = case when $4 then $5 else diet_id end,
         allergy_ids = coalesce($6, allergy_ids),
         disliked_ingredient_ids = coalesce($7, disliked_ingredient_ids),
         guest = coalesce($8, guest),
         appetite = coalesce($9, appetite)
       where house_id = $1 and id = $2
       returning ${DEPENDANT_VIEW} as dependant`,
      [houseId, id, firstName, dietId !== undefined, dietId, ...ids, guest, appetite],
    );
    if (row === undefined) return null;
    await addEvents(manager, 'house', houseId);
    return row.dependant;
  }

  /** @returns false when the house has no such dependant */
  async delete(manager: EntityManager, houseId: number, id: number): Promise<boolean> {
    const [, affected] = await manager.query<WriteResult>(
      'delete from dependant where house_id = $1 and id = $2',
      [houseId, id],
    );
    if (affected > 0) await addEvents(manager, 'house', houseId);
    return affected > 0;
  }
}
