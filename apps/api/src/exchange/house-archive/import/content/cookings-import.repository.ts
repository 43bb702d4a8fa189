import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { missingFrom } from '#domain/exchange/missing-from.js';
import type { ImportedCooking } from '../file/archived-content.js';

/** A cooking of the archive that was added. */
export interface AddedCooking extends ImportedCooking {
  readonly id: number;
}

/** Adds the cookings of an archive to a locked house. */
@Injectable()
export class CookingsImportRepository {
  /** Adds the cookings that the house does not have. */
  async addMissing(
    manager: EntityManager,
    houseId: number,
    cookings: readonly ImportedCooking[],
  ): Promise<AddedCooking[]> {
    const existing = await manager.query<KeyedCooking[]>(FIND, [houseId]);
    // The counts of a stored cooking are those of people in this house.
    const missing = missingFrom(cookings, existing.map(keyOf), keyOf);
    const rows = await manager.query<{ id: number }[]>(ADD, [houseId, JSON.stringify(missing)]);
    return missing.map((cooking, index) => ({ ...cooking, id: rows[index]?.id ?? 0 }));
  }
}

type KeyedCooking = Pick<ImportedCooking, 'date' | 'portions' | 'recipeId'>;

function keyOf({ date, portions, recipeId }: KeyedCooking): string {
  return [date, portions, recipeId].join(' ');
}

const FIND = `
  select to_char(date, 'YYYY-MM-DD') as date, portions, recipe_id as "recipeId"
  from cooking where house_id = $1`;

const ADD = `
  insert into cooking (
    house_id, recipe_id, date, portions, eaten, discarded, frozen, thawed, thawed_on, plan_freezes
  )
  select $1, given.recipe_id, given.date, given.portions, given.eaten, given.discarded,
    given.frozen, given.thawed, given.thawed_on, given.plan_freezes
  from rows from (jsonb_to_recordset($2::jsonb) as (
    "recipeId" int, date date, portions int, eaten int, discarded int, frozen int, thawed int,
    "thawedOn" date, "planFreezes" boolean
  )) with ordinality as given
    (recipe_id, date, portions, eaten, discarded, frozen, thawed, thawed_on, plan_freezes, place)
  order by given.place
  returning id`;
