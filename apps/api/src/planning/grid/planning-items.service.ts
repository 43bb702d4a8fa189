import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { weekStartOf } from '#domain/planning/week.js';
import { QUOTAS } from '#domain/quotas.js';
import { AppError } from '#platform/errors/app-error.js';
import { requireQuota } from '#platform/errors/require-quota.js';
import { Config } from '../../config.js';
import type { LockedHouse } from '../../house/locked-house.js';
import { type ItemEater, type NewItem, PlanningRepository } from './planning.repository.js';

/** Adds items to the planning of a locked house, in a transaction that the caller opens. */
@Injectable()
export class PlanningItems {
  constructor(
    private readonly planning: PlanningRepository,
    private readonly config: Config,
  ) {}

  /**
   * Adds items, all or none.
   *
   * @returns the items as JSON texts, in their order
   * @throws MEMBER_NOT_FOUND, DEPENDANT_NOT_FOUND when an eater does not belong to the house
   * @throws RECIPE_NOT_FOUND when the member may not read a recipe
   * @throws QUOTA_EXCEEDED when a week or the house is full
   */
  async add(
    manager: EntityManager,
    memberId: number,
    house: LockedHouse,
    items: readonly NewItem[],
  ): Promise<string[]> {
    await this.requireEaters(
      manager,
      house.id,
      items.flatMap(({ eaters }) => eaters ?? []),
    );
    const ids = await this.planning.insert(manager, memberId, items);
    if (ids.length < items.length) throw new AppError('RECIPE_NOT_FOUND');
    await this.requireWeekQuota(
      manager,
      house,
      items.map(({ date }) => date),
    );
    const count = await this.planning.countAll(manager, house.id);
    requireQuota(this.config.totals.planningItems, count);
    return this.planning.find(manager, memberId, ids);
  }

  /** @throws MEMBER_NOT_FOUND, DEPENDANT_NOT_FOUND */
  async requireEaters(
    manager: EntityManager,
    houseId: number,
    eaters: readonly ItemEater[],
  ): Promise<void> {
    if (eaters.length === 0) return;
    const { profileIds, dependantIds } = await this.planning.findPeople(manager, houseId);
    for (const { profileId, dependantId } of eaters) {
      if (profileId != null && !profileIds.includes(profileId)) {
        throw new AppError('MEMBER_NOT_FOUND');
      }
      if (dependantId != null && !dependantIds.includes(dependantId)) {
        throw new AppError('DEPENDANT_NOT_FOUND');
      }
    }
  }

  /**
   * Call this method after the write, while the house is locked: the counts are exact.
   *
   * @throws QUOTA_EXCEEDED when a week of one of the dates has too many items
   */
  async requireWeekQuota(
    manager: EntityManager,
    house: LockedHouse,
    dates: readonly string[],
  ): Promise<void> {
    const weekStarts = [...new Set(dates.map((date) => weekStartOf(date)))];
    const count = await this.planning.countFullestWeek(manager, house.id, weekStarts);
    requireQuota(QUOTAS.weekItems, count);
  }
}
