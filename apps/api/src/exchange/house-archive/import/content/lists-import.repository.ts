import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { QUOTAS } from '#domain/quotas.js';
import { requireQuota } from '#platform/errors/require-quota.js';
import { Config } from '../../../../config.js';
import type { ListDay } from '../file/archived-house.js';

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
    days: readonly ListDay[],
  ): Promise<void> {
    const ownLines = days.flatMap((day) =>
      day.ownLines.map((line) => ({ ...line, date: day.date })),
    );
    const ticks = days.flatMap((day) => day.ticks.map((tick) => ({ ...tick, date: day.date })));
    await manager.query(ADD_OWN_LINES, [houseId, JSON.stringify(ownLines)]);
    await manager.query(ADD_TICKS, [houseId, JSON.stringify(ticks)]);
    const [counts] = await manager.query<[ListCounts]>(COUNT, [houseId]);
    requireQuota(this.config.totals.listRows, counts.all);
    requireQuota(QUOTAS.ownLines, counts.ownLines);
    requireQuota(QUOTAS.listTicks, counts.ticks);
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
    (house_id, id, text, ingredient_id, quantity, unit_id, date, bought, ticked_on, until)
  select $1, line.id, line.text, line."ingredientId", line.quantity, line."unitId", line.date,
    line.bought, line."tickedOn", line.until
  from jsonb_to_recordset($2::jsonb) as line
    (id uuid, text text, "ingredientId" int, quantity numeric, "unitId" int,
     date date, bought jsonb, "tickedOn" date, until date)
  on conflict do nothing`;

const ADD_TICKS = `
  insert into shopping_tick (house_id, date, line_id, unit_id, thousandths, kept)
  select $1, tick.date, tick.line, tick."unitId", tick.thousandths, tick.kept
  from jsonb_to_recordset($2::jsonb) as tick
    (date date, line text, "unitId" int, thousandths bigint, kept bigint)
  on conflict do nothing`;

const COUNT = `
  select coalesce(sum(own_lines + ticks), 0)::int as all,
    -- Lines that are not bought stand in the list of every later week.
    greatest(coalesce(max(own_lines), 0), (
      select count(*) from shopping_own_line where house_id = $1 and until = 'infinity'
    ))::int as "ownLines", coalesce(max(ticks), 0)::int as ticks
  from (
    select date_trunc('week', date), count(*) as own_lines, 0 as ticks from shopping_own_line
    where house_id = $1 group by 1
    union all
    select date_trunc('week', date), 0, count(*) from shopping_tick where house_id = $1 group by 1
  ) list`;
