import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { QUOTAS } from '#domain/quotas.js';
import { requireQuota } from '#platform/errors/require-quota.js';
import { Config } from '../../../../config.js';
import type { ListWeek } from '../file/archived-house.js';

/** Adds the shopping lists of an archive to a locked house. */
@Injectable()
export class ListsImportRepository {
  constructor(private readonly config: Config) {}

  /**
   * Adds the own lines and ticks that the lists do not have.
   *
   * @throws QUOTA_EXCEEDED
   */
  async addMissing(
    manager: EntityManager,
    houseId: number,
    weeks: readonly ListWeek[],
  ): Promise<void> {
    for (const { weekStart, ownLines, ticks } of weeks) {
      await manager.query(ADD_OWN_LINES, [houseId, weekStart, JSON.stringify(ownLines)]);
      await manager.query(ADD_TICKS, [houseId, weekStart, JSON.stringify(ticks)]);
    }
    const [{ all, ownLines, ticks }] = await manager.query<[ListCounts]>(COUNT, [houseId]);
    requireQuota(this.config.totals.listRows, all);
    requireQuota(QUOTAS.ownLines, ownLines);
    requireQuota(QUOTAS.listTicks, ticks);
  }
}

/** The rows of all lists of a house, and the own lines and ticks of its fullest lists. */
interface ListCounts {
  readonly all: number;
  readonly ownLines: number;
  readonly ticks: number;
}

const ADD_OWN_LINES = `
  insert into shopping_own_line
    (house_id, week_start, id, text, ingredient_id, quantity, unit_id,
     added_on, bought, ticked_week, until)
  select $1, $2, line.id, line.text, line."ingredientId", line.quantity, line."unitId",
    line."addedOn", line.bought, line."tickedWeek", line.until
  from jsonb_to_recordset($3::jsonb) as line
    (id uuid, text text, "ingredientId" int, quantity numeric, "unitId" int,
     "addedOn" date, bought jsonb, "tickedWeek" date, until date)
  on conflict do nothing`;

const ADD_TICKS = `
  insert into shopping_tick (house_id, week_start, line_id, unit_id, thousandths, kept)
  select $1, $2, tick.line, tick."unitId", tick.thousandths, tick.kept
  from jsonb_to_recordset($3::jsonb) as tick
    (line text, "unitId" int, thousandths bigint, kept bigint)
  on conflict do nothing`;

const COUNT = `
  select coalesce(sum(own_lines + ticks), 0)::int as all,
    -- Lines that are not bought stand in the list of every later week.
    greatest(coalesce(max(own_lines), 0), (
      select count(*) from shopping_own_line where house_id = $1 and until = 'infinity'
    ))::int as "ownLines", coalesce(max(ticks), 0)::int as ticks
  from (
    select week_start, count(*) as own_lines, 0 as ticks from shopping_own_line
    where house_id = $1 group by week_start
    union all
    select week_start, 0, count(*) from shopping_tick where house_id = $1 group by week_start
  ) list`;
