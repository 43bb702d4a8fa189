import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { NamedPerson } from '#domain/house/who-eats.js';
import type { Slot, Weekday } from '#domain/planning/week.js';
import { insertionInto, type NewRow, rowAsJson } from '../../../database/insertion.js';
import { withEvents } from '../../../events/new-events.query.js';
import { JSON_EATERS } from '../rows/plan.query.js';
import { LIVE_ROUTINE, ROUTINE_VIEW } from './routines.query.js';
import type { Routine } from './routines.view.js';

export interface RoutineRow extends NewRow<'routine', 'houseId' | 'slot' | 'weekdays' | 'eaters'> {
  readonly slot: Slot;
  readonly weekdays: readonly Weekday[];
  readonly eaters: readonly NamedPerson[] | null;
}

export interface StoredRoutine extends RoutineRow {
  readonly id: number;
}

/** A day that a routine has not planned. */
export interface OpenDay {
  readonly date: string;
  /** Whether the cell has the dish already. */
  readonly isTaken: boolean;
}

/** Reads and writes the routines of a locked house. */
@Injectable()
export class RoutinesRepository {
  async insert(manager: EntityManager, houseId: number, routine: RoutineRow): Promise<number> {
    const values = [houseId, ROUTINES.json([routine])];
    const [{ id }] = await manager.query<[{ id: number }]>(INSERT, values);
    return id;
  }

  async count(manager: EntityManager, houseId: number): Promise<number> {
    const [{ count }] = await manager.query<[{ count: number }]>(
      'select count(*)::int as count from routine where house_id = $1',
      [houseId],
    );
    return count;
  }

  /** The routines of a house that have not ended, by id. */
  async find(manager: EntityManager, houseId: number): Promise<StoredRoutine[]> {
    const rows = await manager.query<{ routine: RoutineRow; id: number }[]>(FIND, [houseId]);
    return rows.map(({ id, routine }) => ({ ...routine, id }));
  }

  /** Writes all columns of a routine. */
  async update(manager: EntityManager, id: number, routine: RoutineRow): Promise<void> {
    await manager.query(UPDATE, [id, ROUTINES.json([routine])]);
  }

  async delete(manager: EntityManager, id: number): Promise<void> {
    await manager.query('delete from routine where id = $1', [id]);
  }

  /** Deletes the items of a routine from a day on that nobody has changed, and opens their days. */
  async withdraw(manager: EntityManager, id: number, from: string): Promise<void> {
    await manager.query(WITHDRAW, [id, from]);
  }

  /** Those of the days that the routine has not planned, in order. */
  openDays(manager: EntityManager, id: number, days: readonly string[]): Promise<OpenDay[]> {
    return manager.query(OPEN_DAYS, [id, days]);
  }

  /** @param items the item of each day; null: the cell had the dish */
  async addDays(
    manager: EntityManager,
    id: number,
    days: readonly string[],
    items: readonly (number | null)[],
  ): Promise<void> {
    await manager.query(ADD_DAYS, [id, days, items]);
  }

  /** Days whose item people have changed or deleted: they stay so. */
  async addChangedDays(manager: EntityManager, id: number, days: readonly string[]): Promise<void> {
    await manager.query(
      `insert into routine_day (routine_id, date, is_changed)
       select distinct $1::int, date, true from unnest($2::date[]) as date`,
      [id, days],
    );
  }

  /** Records that the window of a day is planned, and forgets earlier days without an item. */
  async setPlanned(manager: EntityManager, houseId: number, day: string): Promise<void> {
    await manager.query(SET_PLANNED, [houseId, day]);
  }

  async view(manager: EntityManager, memberId: number, id: number): Promise<Routine> {
    const [{ routine }] = await manager.query<[{ routine: Routine }]>(VIEW, [memberId, id]);
    return routine;
  }

  /** @returns a house with a routine that has not been planned on a day, and one of its members */
  async lockNext(
    manager: EntityManager,
    day: string,
  ): Promise<{ readonly houseId: number; readonly memberId: number } | undefined> {
    const [house] = await manager.query<{ houseId: number; memberId: number }[]>(LOCK_NEXT, [day]);
    return house;
  }
}

const ROUTINES = insertionInto('routine', { houseId: '$1' });

const INSERT = `
  ${ROUTINES.into} select ${ROUTINES.values} from ${ROUTINES.records('$2::jsonb')} returning id`;

const UPDATE = `
  update routine set ${ROUTINES.changes('record')} from ${ROUTINES.records('$2::jsonb')}
  where routine.id = $1`;

const FIND = `
  select routine.id,
    ${rowAsJson('routine', 'routine', ['id', 'houseId', 'plannedOn'], { eaters: JSON_EATERS('routine') })} as routine
  from routine ${LIVE_ROUTINE} and routine.house_id = $1
  order by routine.id`;

const WITHDRAW = `
  with untouched as (
    delete from routine_day
    where routine_id = $1 and date >= $2::date and not is_changed and not exists (
      select from planning_item item where item.id = item_id and item.cooking_id is not null
    )
    returning item_id
  ), changed as (
    delete from planning_item using untouched where planning_item.id = untouched.item_id
    returning house_id, id
  )
  ${withEvents('planning')}`;

const SET_PLANNED = `
  with planned as (
    update routine set planned_on = $2 where house_id = $1 returning id
  )
  delete from routine_day using planned
  where routine_id = planned.id and date < $2::date and item_id is null`;

const OPEN_DAYS = `
  select to_char(day, 'YYYY-MM-DD') as date, exists (
    select from planning_item item
    where item.house_id = routine.house_id and item.date = day and item.slot = routine.slot
      and (item.recipe_id = routine.recipe_id or item.text = routine.text)
  ) as "isTaken"
  from routine, unnest($2::date[]) as day
  where routine.id = $1
    and not exists (select from routine_day where routine_id = routine.id and date = day)
  order by day`;

const ADD_DAYS = `
  insert into routine_day (routine_id, date, item_id)
  select $1, date, item_id from unnest($2::date[], $3::int[]) as day (date, item_id)`;

/** A house without members waits until somebody takes it up. */
const LOCK_NEXT = `
  select id as "houseId", administrator_id as "memberId" from house
  where administrator_id is not null
    and id in (select house_id from routine where planned_on < $1::date)
  limit 1
  for no key update skip locked`;

const VIEW = `
  select ${ROUTINE_VIEW} as routine
  from profile viewer join routine on routine.house_id = viewer.house_id
  left join recipe on recipe.id = routine.recipe_id
  where viewer.id = $1 and routine.id = $2`;
