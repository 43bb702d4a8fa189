import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { UnitKey } from '#domain/catalogue/units.js';
import type { ListChanges } from '#domain/planning/list-operations/list-changes.js';
import type { SharedList } from '#domain/planning/list-operations/shared-list.js';
import { UnitIds } from '../planned-recipes/unit-ids.js';
import { sharedListOf, type SharedListRows } from './shared-list-rows.js';
import { OWN_LINES, TICKS } from './shopping-list.query.js';

/** The list of a house for a week. The caller has locked the house. */
export interface ListOfWeek {
  readonly houseId: number;
  /** A Monday. */
  readonly weekStart: string;
}

interface PartRow extends SharedListRows {
  readonly outcomes: readonly (readonly [operationId: string, applied: boolean])[];
}

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
    const [row] = await manager.query<[PartRow]>(FIND, [houseId, weekStart, operationIds, lineIds]);
    const { bought, ownLines } = sharedListOf(row, (id) => this.units.keyOf(id));
    return { bought, ownLines, outcomes: new Map(row.outcomes) };
  }

  /** Returns the number of ticked amounts of the list; 0 when the changes add none. */
  async save(
    manager: EntityManager,
    { houseId, weekStart }: ListOfWeek,
    { outcomes, bought, removed, written }: ListChanges,
  ): Promise<number> {
    const run = async (text: string, ids: readonly string[], ...columns: unknown[]) =>
      ids.length === 0 ? [] : manager.query<unknown[]>(text, [houseId, weekStart, ids, ...columns]);
    await run(
      INSERT_OPERATIONS,
      outcomes.map(([id]) => id),
      outcomes.map(([, applied]) => applied),
    );
    const ticks = bought.flatMap(([lineId, amounts]) =>
      Array.from(amounts, ([unit, thousandths]) => ({ lineId, unit, thousandths })),
    );
    await run(
      DELETE_TICKS,
      bought.map(([lineId]) => lineId),
    );
    const counted = await run(
      INSERT_TICKS,
      ticks.map(({ lineId }) => lineId),
      ticks.map(({ unit }) => this.idOf(unit)),
      ticks.map(({ thousandths }) => thousandths),
    );
    await run(DELETE_OWN_LINES, removed);
    // New lines get their positions in the order of the array.
    await run(
      WRITE_OWN_LINES,
      written.map(({ id }) => id),
      written.map(({ text }) => text),
      written.map(({ ingredientId }) => ingredientId),
      written.map(({ quantity }) => quantity),
      written.map(({ unit }) => this.idOf(unit)),
    );
    const [row] = counted as [{ readonly count: number }?];
    return row?.count ?? 0;
  }

  async countOwnLines(manager: EntityManager, { houseId, weekStart }: ListOfWeek): Promise<number> {
    const [{ count }] = await manager.query<[{ count: number }]>(
      `select count(*)::int as count from shopping_own_line
       where house_id = $1 and week_start = $2`,
      [houseId, weekStart],
    );
    return count;
  }

  /** Counts the ticked amounts and own lines in all lists of a house, in their indexes. */
  async countAll(manager: EntityManager, houseId: number): Promise<number> {
    const [{ count }] = await manager.query<[{ count: number }]>(COUNT_ALL, [houseId]);
    return count;
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

const FIND = `
  select
    (
      select coalesce(json_agg(json_build_array(id, applied)), '[]') from shopping_operation
      where house_id = $1 and week_start = $2 and id = any ($3)
    ) as outcomes,
    (
      select ${TICKS} from shopping_tick
      where house_id = $1 and week_start = $2 and line_id = any ($4)
    ) as ticks,
    (
      select ${OWN_LINES} from shopping_own_line
      where house_id = $1 and week_start = $2 and id::text = any ($4)
    ) as "ownLines"`;

const INSERT_OPERATIONS = `
  insert into shopping_operation (house_id, week_start, id, applied)
  select $1, $2, * from unnest($3::uuid[], $4::boolean[])`;

const DELETE_TICKS = `
  delete from shopping_tick where house_id = $1 and week_start = $2 and line_id = any ($3)`;

const DELETE_OWN_LINES = `
  delete from shopping_own_line where house_id = $1 and week_start = $2 and id = any ($3)`;

/** Counts the ticks of the list: those before this statement, and its own. */
const INSERT_TICKS = `
  with inserted as (
    insert into shopping_tick (house_id, week_start, line_id, unit_id, thousandths)
    select $1, $2, * from unnest($3::text[], $4::int[], $5::bigint[])
    returning line_id
  )
  select (
    (select count(*) from shopping_tick where house_id = $1 and week_start = $2) +
    (select count(*) from inserted)
  )::int as count`;

const WRITE_OWN_LINES = `
  insert into shopping_own_line
    (house_id, week_start, id, text, ingredient_id, quantity, unit_id)
  select $1, $2, id, text, ingredient_id, quantity, unit_id
  from unnest($3::uuid[], $4::text[], $5::int[], $6::numeric[], $7::int[])
    with ordinality as line (id, text, ingredient_id, quantity, unit_id, position)
  order by line.position
  on conflict (house_id, week_start, id) do update set
    text = excluded.text,
    ingredient_id = excluded.ingredient_id,
    quantity = excluded.quantity,
    unit_id = excluded.unit_id`;
