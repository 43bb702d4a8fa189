import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { UnitKey } from '#domain/catalogue/units.js';
import type { Bought } from '#domain/planning/list-operations/bought.js';
import { dayTicks } from '#domain/planning/list-operations/day-ticks.js';
import type { LineTicks, ListChanges } from '#domain/planning/list-operations/list-changes.js';
import { ingredientOfLine, type OwnLine } from '#domain/planning/list-operations/own-line.js';
import { isBought, lastDayOf } from '#domain/planning/list-operations/standing-lines.js';
import type { SharedList } from '#domain/planning/list-operations/shared-list.js';
import { WEEKDAYS } from '#domain/planning/week.js';
import { insertionInto, type NewRow } from '../../database/insertion.js';
import { withEvents } from '../../events/new-events.query.js';
import { UnitIds } from '../reading/unit-ids.js';
import { sharedListOf, type SharedListRows } from './shared-list-rows.js';
import { FIND_PART } from './shopping-list.query.js';

/** The list of a house for a week. The caller has locked the house. */
export interface ListOfWeek {
  readonly houseId: number;
  /** The first day of the week. */
  readonly weekStart: string;
  /** For which devices change the list. */
  readonly date: string;
}

interface PartRow extends SharedListRows {
  readonly outcomes: readonly (readonly [operationId: string, applied: boolean])[];
}

/** A day's tick of a line; numbers as PostgreSQL returns a `bigint`. */
interface DayTickRow {
  readonly lineId: string;
  readonly date: string;
  readonly unitId: number | null;
  readonly thousandths: string;
  readonly kept: string | null;
}

export type NewTick = NewRow<'shopping_tick', 'houseId'>;

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;

/** Writes what devices do to a shopping list. */
@Injectable()
export class SharedListRepository {
  constructor(private readonly units: UnitIds) {}

  /** The part of a list that these operations and lines concern. */
  async find(
    manager: EntityManager,
    { houseId, weekStart }: ListOfWeek,
    operationIds: readonly string[],
    lineIds: readonly string[],
  ): Promise<SharedList> {
    const [row] = await manager.query<[PartRow]>(FIND_PART, [
      houseId,
      weekStart,
      operationIds,
      lineIds,
      lineIds.filter((id) => UUID.test(id)),
      lineIds.flatMap((id) => ingredientOfLine(id) ?? []),
    ]);
    const list = sharedListOf(row, (id) => this.units.keyOf(id));
    return { ...list, outcomes: new Map(row.outcomes) };
  }

  /** Returns the number of ticked amounts of the list; 0 when the changes add none. */
  async save(
    manager: EntityManager,
    { houseId, weekStart, date }: ListOfWeek,
    { outcomes, ticks, removed, written }: ListChanges,
  ): Promise<number> {
    if (outcomes.length > 0) {
      const [ids, applied] = [outcomes.map(([id]) => id), outcomes.map(([, each]) => each)];
      await manager.query(INSERT_OPERATIONS, [houseId, ids, applied]);
    }
    const count =
      ticks.length === 0 ? 0 : await this.saveTicks(manager, { houseId, weekStart, date }, ticks);
    const dates = written.map(([{ since }]) => since);
    if (ticks.length > 0) dates.push(date);
    if (removed.length > 0) {
      const values = [houseId, removed];
      const [rows] = await manager.query<[{ date: string }[], number]>(DELETE_OWN_LINES, values);
      dates.push(...rows.map((row) => row.date));
    }
    if (written.length > 0) {
      const lines = written.map(([line, lineTicks]) => this.ownLineRow(line, lineTicks));
      await manager.query(WRITE_OWN_LINES, [houseId, OWN_LINE.json(lines)]);
    }
    if (dates.length > 0) await manager.query(ADD_EVENTS, [houseId, dates]);
    return count;
  }

  private async saveTicks(
    manager: EntityManager,
    { houseId, weekStart, date }: ListOfWeek,
    ticks: readonly LineTicks[],
  ): Promise<number> {
    const lineIds = ticks.map(({ lineId }) => lineId);
    // PostgreSQL returns the rows of a DELETE with their number.
    const [before] = await manager.query<[DayTickRow[], number]>(DELETE_TICKS, [
      houseId,
      weekStart,
      lineIds,
    ]);
    const rows = ticks.flatMap((line) => this.tickRows(line, before, date));
    if (rows.length === 0) return 0;
    const [{ count }] = await manager.query<[{ count: number }]>(INSERT_TICKS, [
      houseId,
      weekStart,
      TICK.json(rows),
    ]);
    return count;
  }

  /** Adds own lines with what was bought of them, and ticked amounts, that the lists do not have. */
  async addMissing(
    manager: EntityManager,
    houseId: number,
    lines: readonly (readonly [OwnLine, LineTicks])[],
    ticks: readonly NewTick[],
  ): Promise<void> {
    const rows = lines.map(([line, lineTicks]) => this.ownLineRow(line, lineTicks));
    await manager.query(`${INSERT_OWN_LINES} on conflict do nothing`, [
      houseId,
      OWN_LINE.json(rows),
    ]);
    await manager.query(ADD_TICKS, [houseId, TICK.json(ticks)]);
    const dates = [...rows, ...ticks].map(({ date }) => date);
    if (dates.length > 0) await manager.query(ADD_EVENTS, [houseId, dates]);
  }

  /** Counts the rows of all lists of a house, and the own lines and ticks of its fullest lists. */
  async countFullest(
    manager: EntityManager,
    houseId: number,
  ): Promise<{ readonly all: number; readonly ownLines: number; readonly ticks: number }> {
    const [counts] = await manager.query<[{ all: number; ownLines: number; ticks: number }]>(
      COUNT_FULLEST,
      [houseId],
    );
    return counts;
  }

  /** Counts the own lines of a list, and those of any list that are not bought: they may follow. */
  async countOwnLines(manager: EntityManager, { houseId, weekStart }: ListOfWeek): Promise<number> {
    const [{ count }] = await manager.query<[{ count: number }]>(
      `select count(*)::int as count from shopping_own_line
       where house_id = $1 and until >= $2::date
         and (until = 'infinity' or date <= $2::date + 6)`,
      [houseId, weekStart],
    );
    return count;
  }

  /** Counts the ticked amounts and own lines in all lists of a house, in their indexes. */
  async countAll(manager: EntityManager, houseId: number): Promise<number> {
    const [{ count }] = await manager.query<[{ count: number }]>(COUNT_ALL, [houseId]);
    return count;
  }

  private tickRows(line: LineTicks, rows: readonly DayTickRow[], date: string) {
    const before = rows
      .filter(({ lineId }) => lineId === line.lineId)
      .map((row) => ({
        date: row.date,
        unit: row.unitId === null ? null : this.units.keyOf(row.unitId),
        thousandths: Number(row.thousandths),
        kept: row.kept === null ? null : Number(row.kept),
      }));
    return dayTicks(line, before, date).map(({ unit, ...tick }) => ({
      ...tick,
      lineId: line.lineId,
      unitId: this.idOf(unit),
      checkedBy: line.checkedBy,
    }));
  }

  private ownLineRow(line: OwnLine, { bought, checkedBy }: LineTicks) {
    return {
      id: line.id,
      text: line.text,
      ingredientId: line.ingredientId,
      quantity: line.quantity,
      unitId: this.idOf(line.unit),
      shopId: line.shopId,
      date: line.since,
      addedBy: line.addedBy,
      checkedBy,
      bought: this.boughtRow(bought),
      tickedOn: line.tickedOn,
      until: isBought(line, bought) ? lastDayOf(line) : 'infinity',
    };
  }

  private boughtRow(bought: Bought) {
    return Array.from(bought, ([unit, thousandths]) => [this.idOf(unit), thousandths]);
  }

  private idOf(unit: UnitKey | null): number | null {
    return unit === null ? null : this.units.idOf(unit);
  }
}

const COUNT_ALL = `
  select (
    (select count(*) from shopping_tick where house_id = $1) +
    (select count(*) from shopping_own_line where house_id = $1)
  )::int as count`;

/** Lines that are not bought stand in the list of every later week. */
const COUNT_FULLEST = `
  select coalesce(sum(own_lines + ticks), 0)::int as all, coalesce(max(ticks), 0)::int as ticks,
    greatest(coalesce(max(own_lines), 0), (
      select count(*) from shopping_own_line where house_id = $1 and until = 'infinity'
    ))::int as "ownLines"
  from (
    select date_trunc('week', date), count(*) as own_lines, 0 as ticks from shopping_own_line
    where house_id = $1 group by 1
    union all
    select date_trunc('week', date), 0, count(*) from shopping_tick where house_id = $1 group by 1
  ) list`;

const INSERT_OPERATIONS = `
  insert into shopping_operation (house_id, id, applied)
  select $1, * from unnest($2::uuid[], $3::boolean[])`;

const DELETE_TICKS = `
  delete from shopping_tick
  where house_id = $1 and date between $2::date and $2::date + 6 and line_id = any ($3)
  returning line_id as "lineId", date::text, unit_id as "unitId", thousandths, kept`;

const DELETE_OWN_LINES = `
  delete from shopping_own_line where house_id = $1 and id = any ($2::uuid[])
  returning date::text`;

const TICK = insertionInto('shopping_tick', { houseId: '$1' });
const OWN_LINE = insertionInto('shopping_own_line', { houseId: '$1' });

/** Counts the ticks of the list: those before this statement, and its own. */
const INSERT_TICKS = `
  with inserted as (
    ${TICK.into} select ${TICK.values} from ${TICK.records('$3::jsonb')}
    returning line_id
  )
  select (
    (
      select count(*) from shopping_tick
      where house_id = $1 and date between $2::date and $2::date + 6
    ) + (select count(*) from inserted)
  )::int as count`;

const ADD_TICKS = `
  ${TICK.into} select ${TICK.values} from ${TICK.records('$2::jsonb')} on conflict do nothing`;

/** New lines get their positions in the order of the array. */
const INSERT_OWN_LINES = `
  ${OWN_LINE.into}
  select ${OWN_LINE.values} from ${OWN_LINE.records('$2::jsonb')}
  order by record.place`;

const WRITE_OWN_LINES = `
  ${INSERT_OWN_LINES}
  on conflict (house_id, id) do update set
    text = excluded.text,
    ingredient_id = excluded.ingredient_id,
    quantity = excluded.quantity,
    unit_id = excluded.unit_id,
    shop_id = excluded.shop_id,
    checked_by = excluded.checked_by,
    bought = excluded.bought,
    ticked_on = excluded.ticked_on,
    until = excluded.until`;

/** Adds events of the lists of a house: its week of each date. The first day of its week identifies a list. */
const ADD_EVENTS = `
  with changed as (
    select distinct house.id as house_id, to_char(date - (
      extract(isodow from date)::int + 7
        - array_position('{${WEEKDAYS.join()}}'::text[], week_starts_on)
    ) % 7, 'YYYYMMDD')::int as id
    from house, unnest($2::date[]) as date
    where house.id = $1
  )
  ${withEvents('shopping-list')}`;
