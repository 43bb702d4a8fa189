import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { NOTHING_REPORTED } from '#domain/planning/cookings/cooking.js';
import { nextWeekday, weekStartOf } from '#domain/planning/week.js';
import { AppError } from '#platform/errors/app-error.js';
import { InvalidRequest } from '../../../http/fields/validation-error.js';
import { Database } from '../../../database/database.js';
import { HouseMembership } from '../../../house/house-membership.service.js';
import type { LockedHouse } from '../../../house/locked-house.js';
import { IdempotencyService } from '../../../idempotency/idempotency.service.js';
import type { IdempotentRequest } from '../../../idempotency/idempotent-request.js';
import type { Profile } from '../../../session/profile.view.js';
import type { SessionClaims } from '../../../session/session.js';
import { type DatelessWeek, type NewMenu, PlanRepository } from '../rows/plan.repository.js';
import { PlanService } from '../rows/plan.service.js';
import type { NewMenuDto, WeekCopyDto } from './menus.dto.js';
import { type MenusRow, READ_MENUS } from './menus.query.js';
import { MenusRepository } from './menus.repository.js';

/** Copies of weeks, and weeks without dates. What stands in the planning stays. */
@Injectable()
export class MenusService {
  constructor(
    private readonly database: Database,
    private readonly menus: MenusRepository,
    private readonly plan: PlanService,
    private readonly rows: PlanRepository,
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
      const week = await this.menus.readWeek(manager, house.id, start);
      return this.planWeek(manager, member, house, week, target);
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
      const start = weekStartOf(date, weekStartsOn);
      const week = await this.menus.readWeek(manager, houseId, start);
      const [id = 0] = await this.add(manager, houseId, [{ name, ...week }]);
      return JSON.stringify(await this.menus.view(manager, member.id, id));
    });
  }

  /**
   * Plans the cookings and items of a menu in the week of a date.
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
      const week = await this.menus.find(manager, member.id, menuId);
      if (week === undefined) throw new AppError('MENU_NOT_FOUND');
      return this.planWeek(manager, member, house, week, weekStartOf(date, house.weekStartsOn));
    });
  }

  /**
   * Adds menus to a locked house, in a transaction that the caller opens.
   *
   * @returns their ids, in their order
   * @throws QUOTA_EXCEEDED when the house has too many menus, or items in them
   */
  async add(
    manager: EntityManager,
    houseId: number,
    menus: readonly NewMenu[],
  ): Promise<readonly number[]> {
    const ids = await this.rows.insertMenus(manager, houseId, menus);
    await this.menus.requireRoom(manager, houseId);
    return ids;
  }

  /** @throws HOUSE_NOT_FOUND, MENU_NOT_FOUND */
  async remove(member: Profile, menuId: number): Promise<void> {
    await this.database.transaction(async (manager) => {
      const { id } = await this.membership.lockHouseOf(manager, member);
      const removed = await this.menus.delete(manager, id, menuId);
      if (!removed) throw new AppError('MENU_NOT_FOUND');
    });
  }

  /** Plans dishes in the week that starts on a day. An item is not before the cooking that serves it. */
  private async planWeek(
    manager: EntityManager,
    member: Profile,
    house: LockedHouse,
    { cookings, items }: DatelessWeek,
    start: string,
  ): Promise<string> {
    const cooked = cookings.map(({ weekday, ...cooking }) => ({
      ...NOTHING_REPORTED,
      ...cooking,
      date: nextWeekday(start, weekday),
    }));
    const dishes = items.map(({ weekday, ...item }) => ({
      ...item,
      cookingId: null,
      date: nextWeekday(cooked[item.cooking ?? -1]?.date ?? start, weekday),
    }));
    const added = await this.plan.add(manager, member.id, house, {
      cookings: cooked,
      items: dishes,
      paths: { cookings: 'cookings[].', items: 'items[].' },
      isPlanned: true,
    });
    return JSON.stringify(added);
  }
}
