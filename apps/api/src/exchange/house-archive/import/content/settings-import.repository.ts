import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { matchEach, missingFrom } from '#domain/exchange/missing-from.js';
import { QUOTAS } from '#domain/quotas.js';
import { requireQuota } from '#platform/errors/require-quota.js';
import type { ImportedPeople } from '../file/archived-content.js';
import type { DependantContent, HouseSettings } from '../file/archived-house.js';

interface StoredDependant extends DependantContent {
  readonly id: number;
}

/** Adds the settings and the dependants of an archive to a locked house. */
@Injectable()
export class SettingsImportRepository {
  /** Changes settings that differ. What the house has chosen itself stays, apart from shared editing. */
  async applySettings(
    manager: EntityManager,
    houseId: number,
    { sharedEditing, shelfOrder, weekStartsOn, stapleIds, sourceIds }: HouseSettings,
  ): Promise<void> {
    const values = [houseId, sharedEditing, shelfOrder, weekStartsOn, stapleIds];
    await manager.query(APPLY_SETTINGS, values);
    await manager.query(
      `insert into house_source (house_id, source_id) select $1, unnest($2::int[])
       on conflict do nothing`,
      [houseId, sourceIds],
    );
  }

  /**
   * Adds the dependants that the house does not have.
   *
   * @returns the members of the house, and the dependants of the archive, in its order
   * @throws QUOTA_EXCEEDED
   */
  async addDependants(
    manager: EntityManager,
    houseId: number,
    dependants: readonly DependantContent[],
  ): Promise<ImportedPeople> {
    const existing = await manager.query<StoredDependant[]>(FIND_DEPENDANTS, [houseId]);
    const missing = missingFrom(dependants, existing.map(keyOf), keyOf);
    requireQuota(QUOTAS.houseDependants, existing.length + missing.length);
    const values = [houseId, JSON.stringify(missing)];
    const rows = await manager.query<{ id: number }[]>(ADD_DEPENDANTS, values);
    const added = missing.map((dependant, index) => ({ ...dependant, id: rows[index]?.id ?? 0 }));
    const matches = matchEach(dependants, [...existing, ...added], keyOf);
    const members = await manager.query<{ id: number }[]>(FIND_MEMBERS, [houseId]);
    return {
      profileIds: members.map(({ id }) => id),
      dependants: matches.flatMap((stored) => stored ?? []),
    };
  }
}

function keyOf({ firstName, dietId, guest, ...ids }: DependantContent): string {
  const sorted = (ids: readonly number[]) => ids.toSorted((one, other) => one - other);
  const { allergyIds, dislikedIngredientIds } = ids;
  return JSON.stringify([
    firstName,
    dietId,
    sorted(allergyIds),
    sorted(dislikedIngredientIds),
    guest,
  ]);
}

const APPLY_SETTINGS = `
  update house set
    shared_editing = $2,
    shelf_order = case when shelf_order = '{}' then $3 else shelf_order end,
    week_starts_on = case when week_starts_on = 'MONDAY' then $4 else week_starts_on end,
    staple_ids = coalesce(staple_ids, $5)
  where id = $1 and (
    shared_editing <> $2 or (shelf_order = '{}' and shelf_order <> $3::text[])
    or (week_starts_on = 'MONDAY' and $4::text <> 'MONDAY')
    or (staple_ids is null and $5::int[] is not null)
  )`;

const FIND_MEMBERS = 'select id from profile where house_id = $1 order by id';

const FIND_DEPENDANTS = `
  select id, first_name as "firstName", diet_id as "dietId", allergy_ids as "allergyIds",
    disliked_ingredient_ids as "dislikedIngredientIds", guest
  from dependant where house_id = $1 order by id`;

const ADD_DEPENDANTS = `
  insert into dependant
    (house_id, first_name, diet_id, allergy_ids, disliked_ingredient_ids, guest)
  select $1, given.first_name, given.diet_id, given.allergy_ids, given.disliked_ids, given.guest
  from rows from (jsonb_to_recordset($2::jsonb) as
    ("firstName" text, "dietId" int, "allergyIds" int[], "dislikedIngredientIds" int[], guest boolean)
  ) with ordinality as given (first_name, diet_id, allergy_ids, disliked_ids, guest, place)
  order by given.place
  returning id`;
