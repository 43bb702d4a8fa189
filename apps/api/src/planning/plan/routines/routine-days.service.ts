import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { routineDays } from '#domain/planning/routines/routine-days.js';
import { AppError } from '#platform/errors/app-error.js';
import { Database } from '../../../database/database.js';
import { HouseMembership } from '../../../house/house-membership.service.js';
import type { LockedHouse } from '../../../house/locked-house.js';
import { Jobs } from '../../../jobs/jobs.service.js';
import { PlanService } from '../rows/plan.service.js';
import { today } from './routine-of-body.js';
import {
  type OpenDay,
  type RoutineRow,
  RoutinesRepository,
  type StoredRoutine,
} from './routines.repository.js';

/** Milliseconds after which a process looks for houses whose next day is not planned. */
const INTERVAL = 60_000;

/** Plans the days of routines: when a routine is written, and each day the one that follows. */
@Injectable()
export class RoutineDaysService {
  constructor(
    private readonly database: Database,
    private readonly routines: RoutinesRepository,
    private readonly planService: PlanService,
    private readonly membership: HouseMembership,
    jobs: Jobs,
  ) {
    jobs.add({ name: 'routines', interval: INTERVAL, run: () => this.planNext() });
  }

  /** Plans those of the days of a routine that are open; by default all. */
  async plan(
    manager: EntityManager,
    memberId: number,
    house: LockedHouse,
    routine: StoredRoutine,
    days?: readonly string[],
  ): Promise<void> {
    const { id, slot, recipeId, text, portions, note, eaters } = routine;
    const open = (await this.openDays(manager, house, routine)).filter(
      ({ date }) => days?.includes(date) ?? true,
    );
    const free = open.filter(({ isTaken }) => !isTaken);
    const { items } = await this.planService.add(manager, memberId, house, {
      cookings: [],
      items: free.map(({ date }) => ({
        ...{ date, slot, recipeId, text, note, eaters },
        ...{ portions: portions ?? (text === null ? null : 1), cookingId: null, cooking: null },
      })),
      paths: { cookings: '', items: '' },
      isPlanned: true,
    });
    const itemOn = new Map(items.map((item) => [item.date, item.id]));
    const dates = open.map(({ date }) => date);
    await this.routines.addDays(
      manager,
      id,
      dates,
      dates.map((date) => itemOn.get(date) ?? null),
    );
  }

  /**
   * Plans what the next day adds to the routines of a house.
   *
   * @returns whether there was one
   */
  private planNext(): Promise<boolean> {
    return this.database.transaction(async (manager) => {
      const next = await this.routines.lockNext(manager, today());
      if (next === undefined) return false;
      const { memberId, houseId } = next;
      const house = await this.membership.lockHouseOf(manager, { id: memberId, houseId });
      for (const routine of await this.routines.find(manager, houseId)) {
        for (const { date } of await this.openDays(manager, house, routine)) {
          await this.planUnlessFull(manager, memberId, house, routine, date);
        }
      }
      await this.routines.setPlanned(manager, houseId, today());
      return true;
    });
  }

  /** Leaves out a day whose week is full. */
  private async planUnlessFull(
    manager: EntityManager,
    memberId: number,
    house: LockedHouse,
    routine: StoredRoutine,
    date: string,
  ): Promise<void> {
    try {
      await manager.transaction((part) => this.plan(part, memberId, house, routine, [date]));
    } catch (error) {
      if (!(error instanceof AppError && error.errorName === 'QUOTA_EXCEEDED')) throw error;
    }
  }

  private openDays(
    manager: EntityManager,
    house: LockedHouse,
    routine: StoredRoutine,
  ): Promise<OpenDay[]> {
    const days = routineDays(daysOf(routine), today(), house.weekStartsOn);
    return this.routines.openDays(manager, routine.id, days);
  }
}

function daysOf({ weekdays, firstDay, lastDay, everyWeeks }: RoutineRow) {
  return { weekdays, from: firstDay, until: lastDay, everyWeeks };
}
