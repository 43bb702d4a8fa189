import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { fridgeBy } from '#domain/planning/cookings/lots.js';
import { applyReport, carriedOut, isOver, stockOf } from '#domain/planning/cookings/stock.js';
import { dayIn } from '#domain/time-zone.js';
import { AppError } from '#platform/errors/app-error.js';
import { Database } from '../../../database/database.js';
import { HouseMembership } from '../../../house/house-membership.service.js';
import type { LockedHouse } from '../../../house/locked-house.js';
import {
  InvalidRequest,
  requireChange,
  requireKnown,
} from '../../../http/fields/validation-error.js';
import type { IdempotentRequest } from '../../../idempotency/idempotent-request.js';
import { IdempotencyService } from '../../../idempotency/idempotency.service.js';
import type { Profile } from '../../../session/profile.view.js';
import type { SessionClaims } from '../../../session/session.js';
import { cookingOf, requireOrigin } from './cooking-requirements.js';
import type { CookingChangeDto, NewCookingDto, PortionReportDto } from './cookings.dto.js';
import { READ_STOCK, type StockRow } from '../rows/plan.query.js';
import { CookingsRepository } from '../rows/cookings.repository.js';
import type { CookingView, StockView } from '../rows/cookings.view.js';
import { ItemsRepository } from '../rows/items.repository.js';
import { PlanService } from '../rows/plan.service.js';
import { CookingStorage } from '../rows/cooking-storage.js';
import { CookingPortions } from '../rows/cooking-portions.service.js';

/** Cookings of a house: recipes that are cooked once and eaten at several meals. */
@Injectable()
export class CookingsService {
  constructor(
    private readonly database: Database,
    private readonly plan: PlanService,
    private readonly items: ItemsRepository,
    private readonly cookings: CookingsRepository,
    private readonly portions: CookingPortions,
    private readonly storage: CookingStorage,
    private readonly membership: HouseMembership,
    private readonly idempotency: IdempotencyService,
  ) {}

  /**
   * Adds a cooking: of a recipe, or of planned meals, which it serves.
   *
   * @returns the cooking as JSON text
   * @throws VALIDATION_ERROR, HOUSE_NOT_FOUND, RECIPE_NOT_FOUND, PLANNING_ITEM_NOT_FOUND
   * @throws NOT_ENOUGH_PORTIONS when it is smaller than the meals
   * @throws QUOTA_EXCEEDED, REQUEST_IN_PROGRESS, IDEMPOTENCY_KEY_REUSED
   */
  add(
    member: Profile,
    newCooking: NewCookingDto,
    request: IdempotentRequest | null,
  ): Promise<string> {
    requireOrigin(newCooking);
    return this.idempotency.run(request, async (manager) => {
      const house = await this.membership.lockHouseOf(manager, member);
      const id = await this.addTo(manager, member.id, house, newCooking);
      return JSON.stringify(await this.checked(manager, member.id, id));
    });
  }

  /**
   * Changes the day or the portions.
   *
   * @throws VALIDATION_ERROR when the request changes nothing, or a meal is before the new day
   * @throws HOUSE_NOT_FOUND, COOKING_NOT_FOUND, QUOTA_EXCEEDED
   * @throws NOT_ENOUGH_PORTIONS when it is smaller than its meals
   */
  async change(member: Profile, id: number, change: CookingChangeDto): Promise<CookingView> {
    requireChange({ date: change.date, portions: change.portions });
    return this.database.transaction(async (manager) => {
      const house = await this.membership.lockHouseOf(manager, member);
      const [cooking] = await this.portions.find(manager, member.id, [id]);
      if (cooking && cooking.eaten + cooking.discarded > (change.portions ?? cooking.portions)) {
        throw new AppError('NOT_ENOUGH_PORTIONS');
      }
      const { date } = change;
      if (cooking && date != null) {
        const today = dayIn(new Date(), 'UTC');
        const counts = carriedOut(cooking, this.storage.keepsOf(cooking), today, [], date);
        if (counts) await this.cookings.storeCounts(manager, [{ ...counts, id }]);
      }
      await this.cookings.update(manager, id, change);
      if (date != null) await this.plan.requireRoomInWeeks(manager, house, [date]);
      return this.checked(manager, member.id, id);
    });
  }

  /**
   * Deletes a cooking and its meals.
   *
   * @throws HOUSE_NOT_FOUND, COOKING_NOT_FOUND
   */
  async remove(member: Profile, id: number): Promise<void> {
    const removed = await this.database.transaction(async (manager) => {
      const house = await this.membership.lockHouseOf(manager, member);
      return this.cookings.delete(manager, house.id, id);
    });
    if (!removed) throw new AppError('COOKING_NOT_FOUND');
  }

  /**
   * Records what happened to portions.
   *
   * @param today the day at the house
   * @returns the cooking as JSON text
   * @throws VALIDATION_ERROR when the report names nothing, or freezes what the fridge no longer keeps
   * @throws HOUSE_NOT_FOUND, COOKING_NOT_FOUND, REQUEST_IN_PROGRESS, IDEMPOTENCY_KEY_REUSED
   * @throws NOT_ENOUGH_PORTIONS when there are fewer portions
   */
  async report(
    member: Profile,
    id: number,
    report: PortionReportDto,
    today: string,
    request: IdempotentRequest | null,
  ): Promise<string> {
    const { eaten, discarded, frozen, thawed } = report;
    requireChange({ eaten, discarded, frozen, thawed });
    return this.idempotency.run(request, async (manager) => {
      await this.membership.lockHouseOf(manager, member);
      const counts = {
        eaten: eaten ?? 0,
        discarded: discarded ?? 0,
        frozen: frozen ?? 0,
        thawed: thawed ?? 0,
      };
      const [cooking] = await this.portions.find(manager, member.id, [id]);
      if (cooking === undefined) throw new AppError('COOKING_NOT_FOUND');
      const keeps = this.storage.keepsOf(cooking);
      if (counts.frozen > 0 && isOver(cooking, keeps, today)) {
        throw new InvalidRequest([`frozen must be reported until ${fridgeBy(cooking, keeps)}`]);
      }
      const before = { ...cooking, ...carriedOut(cooking, keeps, today) };
      const changed = applyReport(before, counts, keeps, today);
      if (changed === null) throw new AppError('NOT_ENOUGH_PORTIONS');
      await this.cookings.storeCounts(manager, [{ ...changed, id }]);
      return JSON.stringify(await this.checked(manager, member.id, id));
    });
  }

  /**
   * The portions that are left, those first that keep for the shortest time.
   *
   * @param today the day at the house
   * @throws HOUSE_NOT_FOUND
   */
  async stock(session: SessionClaims, today: string): Promise<StockView[]> {
    const row = await this.database.readAs<StockRow>(session, READ_STOCK, [today]);
    if (row.houseId === null) throw new AppError('HOUSE_NOT_FOUND');
    const places = row.cookings.flatMap((cooking) => {
      const { id: cookingId, recipe, date } = cooking;
      const stock = stockOf(cooking, this.storage.keepsOf(cooking), today);
      return stock.map((place) => ({ cookingId, recipe, date, ...place }));
    });
    return places.sort((a, b) => (a.eatBy < b.eatBy ? -1 : Number(a.eatBy > b.eatBy)));
  }

  private async addTo(
    manager: EntityManager,
    memberId: number,
    house: LockedHouse,
    newCooking: NewCookingDto,
  ): Promise<number> {
    const { itemIds } = newCooking;
    const items = itemIds ? await this.items.find(manager, house.id, itemIds) : [];
    const known = new Set(items.map(({ id }) => id));
    requireKnown(itemIds ?? [], (id) => known.has(id), 'PLANNING_ITEM_NOT_FOUND', 'itemIds[]');
    const { cookings } = await this.plan.add(manager, memberId, house, {
      cookings: [cookingOf(newCooking, items)],
      items: [],
      paths: { cookings: '', items: '' },
      isPlanned: itemIds != null,
    });
    const id = cookings[0]?.id ?? 0;
    if (itemIds) await this.cookings.serve(manager, id, itemIds);
    return id;
  }

  private async checked(
    manager: EntityManager,
    memberId: number,
    id: number,
  ): Promise<CookingView> {
    const [cooking] = await this.portions.check(manager, memberId, [id]);
    if (cooking === undefined) throw new AppError('COOKING_NOT_FOUND');
    return this.storage.view(cooking);
  }
}
