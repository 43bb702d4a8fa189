import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { weekStartOf } from '#domain/planning/week.js';
import { QUOTAS } from '#domain/quotas.js';
import { AppError } from '#platform/errors/app-error.js';
import { requireQuota } from '#platform/errors/require-quota.js';
import type { SessionClaims } from '../../session/session.js';
import { Config } from '../../config.js';
import { Database } from '../../database/database.js';
import { HouseMembership } from '../../house/house-membership.service.js';
import { IdempotencyService } from '../../idempotency/idempotency.service.js';
import type { IdempotentRequest } from '../../idempotency/idempotent-request.js';
import type { Profile } from '../../session/profile.view.js';
import type { ItemChangeDto, NewItemDto } from './planning.dto.js';
import { KeptCookings } from '../cookings/kept-cookings.service.js';
import { READ_WEEK, type WeekRow } from './planning.query.js';
import { PlannedSuitabilityService } from './planned-suitability.service.js';
import { PlanningRepository } from './planning.repository.js';

/** The weekly grid of a house. Methods return weeks and items as JSON text. */
@Injectable()
export class PlanningService {
  constructor(
    private readonly database: Database,
    private readonly planning: PlanningRepository,
    private readonly membership: HouseMembership,
    private readonly idempotency: IdempotencyService,
    private readonly config: Config,
    private readonly suitability: PlannedSuitabilityService,
    private readonly kept: KeptCookings,
  ) {}

  /** @throws HOUSE_NOT_FOUND, QUOTA_EXCEEDED */
  async week(session: SessionClaims, date: string, withSuitability: boolean): Promise<string> {
    const viewer = await this.database.readAs<WeekRow>(session, READ_WEEK, [weekStartOf(date)]);
    if (viewer.houseId === null) throw new AppError('HOUSE_NOT_FOUND');
    const week = this.kept.fill(viewer.week, viewer.cookings);
    return withSuitability ? this.suitability.expand(session, week) : week;
  }

  /**
   * Adds a recipe to a slot of a day.
   *
   * @throws HOUSE_NOT_FOUND
   * @throws RECIPE_NOT_FOUND when the member may not read the recipe
   * @throws QUOTA_EXCEEDED when the week or the house is full
   * @throws REQUEST_IN_PROGRESS, IDEMPOTENCY_KEY_REUSED
   */
  add(member: Profile, newItem: NewItemDto, request: IdempotentRequest | null): Promise<string> {
    return this.idempotency.run(request, async (manager) => {
      const house = await this.membership.lockHouseOf(manager, member);
      const item = await this.planning.insert(manager, member.id, newItem);
      if (item === null) throw new AppError('RECIPE_NOT_FOUND');
      await this.requireWeekQuota(manager, house.id, newItem.date);
      const items = await this.planning.countAll(manager, house.id);
      requireQuota(this.config.totals.planningItems, items);
      return item;
    });
  }

  /**
   * Moves an item to another date or slot, or changes its portions.
   *
   * @throws VALIDATION_ERROR when the request changes nothing
   * @throws HOUSE_NOT_FOUND, PLANNING_ITEM_NOT_FOUND
   * @throws QUOTA_EXCEEDED when the item moves to a full week
   */
  async change(member: Profile, itemId: number, change: ItemChangeDto): Promise<string> {
    if (change.date == null && change.slot == null && change.portions == null) {
      throw new AppError('VALIDATION_ERROR', 'at least one of date, slot, portions must be given');
    }
    return this.database.transaction(async (manager) => {
      const house = await this.membership.lockHouseOf(manager, member);
      const item = await this.planning.update(manager, member.id, itemId, change);
      if (item === null) throw new AppError('PLANNING_ITEM_NOT_FOUND');
      if (change.date != null) await this.requireWeekQuota(manager, house.id, change.date);
      return item;
    });
  }

  /** @throws HOUSE_NOT_FOUND, PLANNING_ITEM_NOT_FOUND */
  async remove(member: Profile, itemId: number): Promise<void> {
    const removed = await this.database.transaction(async (manager) => {
      await this.membership.lockHouseOf(manager, member);
      return this.planning.delete(manager, member.id, itemId);
    });
    if (!removed) throw new AppError('PLANNING_ITEM_NOT_FOUND');
  }

  /** Call this method after the write, while the house is locked: the count is exact. */
  private async requireWeekQuota(
    manager: EntityManager,
    houseId: number,
    date: string,
  ): Promise<void> {
    const items = await this.planning.countWeek(manager, houseId, weekStartOf(date));
    requireQuota(QUOTAS.weekItems, items);
  }
}
