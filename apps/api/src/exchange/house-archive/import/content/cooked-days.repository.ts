import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { QUOTAS } from '#domain/quotas.js';
import { requireQuota } from '#platform/errors/require-quota.js';

/** Adds the days on which a house cooked recipes, as marks of the importer. */
@Injectable()
export class CookedDaysRepository {
  /**
   * Adds the days that the locked house does not have.
   *
   * @param days by recipe
   * @throws QUOTA_EXCEEDED
   */
  async addMissing(
    manager: EntityManager,
    houseId: number,
    profileId: number,
    days: ReadonlyMap<number, readonly string[]>,
  ): Promise<void> {
    const rows = [...days].flatMap(([recipeId, dates]) =>
      dates.map((date) => ({ recipeId, date })),
    );
    await manager.query(ADD, [houseId, profileId, JSON.stringify(rows)]);
    const [{ count }] = await manager.query<[{ count: number }]>(
      'select count(*)::int as count from cooked_mark where profile_id = $1',
      [profileId],
    );
    requireQuota(QUOTAS.cookedMarks, count);
  }
}

const ADD = `
  insert into cooked_mark (profile_id, house_id, recipe_id, cooked_on)
  select $2, $1, day."recipeId", day.date
  from jsonb_to_recordset($3::jsonb) as day ("recipeId" int, date date)
  where not exists (
    select from cooked_mark mark
    where mark.house_id = $1 and mark.recipe_id = day."recipeId" and mark.cooked_on = day.date
  )
  on conflict do nothing`;
