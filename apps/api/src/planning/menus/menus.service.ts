import { Injectable } from '@nestjs/common';
import { weekStartOf } from '#domain/planning/week.js';
import { QUOTAS } from '#domain/quotas.js';
import { AppError } from '#platform/errors/app-error.js';
import { requireQuota } from '#platform/errors/require-quota.js';
import { InvalidRequest } from '../../http/fields/validation-error.js';
import { Database } from '../../database/database.js';
import { HouseMembership } from '../../house/house-membership.service.js';
import { IdempotencyService } from '../../idempotency/idempotency.service.js';
import type { IdempotentRequest } from '../../idempotency/idempotent-request.js';
import type { Profile } from '../../session/profile.view.js';
import type { SessionClaims } from '../../session/session.js';
import { PlanningItems } from '../grid/planning-items.service.js';
import type { NewMenuDto, WeekCopyDto } from './menus.dto.js';
import { type MenusRow, READ_MENUS } from './menus.query.js';
import { MenusRepository } from './menus.repository.js';

/** Copies of weeks, and weeks without dates. What stands in the planning stays. */
@Injectable()
export class MenusService {
  constructor(
    private readonly database: Database,
    private readonly menus: MenusRepository,
    private readonly items: PlanningItems,
    private readonly membership: HouseMembership,
    private readonly idempotency: IdempotencyService,
  ) {}

  /**
   * Copies the cookings and the items of a week, with recipes that only their planner may read: the house sees them.
   *
   * @returns what was added, as JSON text
   * @throws HOUSE_NOT_FOUND, QUOTA_EXCEEDED
   * @throws VALIDATION_ERROR when both dates are in one week
   * @throws REQUEST_IN_PROGRESS, IDEMPOTENCY_KEY_REUSED
   */
  copy(
    member: Profile,
    { from, to }: WeekCopyDto,
    request: IdempotentRequest | null,
  ): Promise<string> {
    return this.idempotency.run(request, async (manager) => {
      const house = await this.membership.lockHouseOf(manager, member);
      const start = weekStartOf(from, house.weekStartsOn);
      const target = weekStartOf(to, house.weekStartsOn);
      if (start === target) {
        throw new InvalidRequest(['to must be in another week than from']);
      }
      const copied = await this.menus.copyWeek(manager, house.id, start, target);
      const items = await this.items.finish(manager, member.id, house, copied.itemIds, [target]);
      return this.items.addedText(manager, member.id, copied.cookingIds, items);
    });
  }

  /**
   * The menus of the house by name, as JSON text.
   *
   * @throws HOUSE_NOT_FOUND
   */
  async list(session: SessionClaims): Promise<string> {
    const viewer = await this.database.readAs<MenusRow>(session, READ_MENUS);
    if (viewer.houseId === null) throw new AppError('HOUSE_NOT_FOUND');
    return viewer.menus;
  }

  /**
   * Makes a menu of a week.
   *
   * @returns the menu as JSON text
   * @throws HOUSE_NOT_FOUND, QUOTA_EXCEEDED, REQUEST_IN_PROGRESS, IDEMPOTENCY_KEY_REUSED
   */
  create(
    member: Profile,
    { name, date }: NewMenuDto,
    request: IdempotentRequest | null,
  ): Promise<string> {
    return this.idempotency.run(request, async (manager) => {
      const { id: houseId, weekStartsOn } = await this.membership.lockHouseOf(manager, member);
      const weekStart = weekStartOf(date, weekStartsOn);
      const id = await this.menus.insert(manager, houseId, name, weekStart);
      // The lock makes the counts exact.
      const { menus, items } = await this.menus.count(manager, houseId);
      requireQuota(QUOTAS.houseMenus, menus);
      requireQuota(QUOTAS.menuItems, items);
      return this.menus.find(manager, member.id, id);
    });
  }

  /**
   * Plans the items of a menu in the week of a date.
   *
   * @returns what was added, as JSON text
   * @throws HOUSE_NOT_FOUND, MENU_NOT_FOUND, QUOTA_EXCEEDED
   * @throws REQUEST_IN_PROGRESS, IDEMPOTENCY_KEY_REUSED
   */
  apply(
    member: Profile,
    menuId: number,
    date: string,
    request: IdempotentRequest | null,
  ): Promise<string> {
    return this.idempotency.run(request, async (manager) => {
      const house = await this.membership.lockHouseOf(manager, member);
      if (!(await this.menus.exists(manager, house.id, menuId))) {
        throw new AppError('MENU_NOT_FOUND');
      }
      const weekStart = weekStartOf(date, house.weekStartsOn);
      const ids = await this.menus.apply(manager, member.id, menuId, weekStart);
      const items = await this.items.finish(manager, member.id, house, ids, [weekStart]);
      return this.items.addedText(manager, member.id, [], items);
    });
  }

  /** @throws HOUSE_NOT_FOUND, MENU_NOT_FOUND */
  async remove(member: Profile, menuId: number): Promise<void> {
    await this.database.transaction(async (manager) => {
      const { id } = await this.membership.lockHouseOf(manager, member);
      const removed = await this.menus.delete(manager, id, menuId);
      if (!removed) throw new AppError('MENU_NOT_FOUND');
    });
  }
}
