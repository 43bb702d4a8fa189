import { Injectable } from '@nestjs/common';
import { weekStartsOf } from '#domain/planning/week.js';
import { AppError } from '#platform/errors/app-error.js';
import { Database } from '../../database/database.js';
import { HouseMembership } from '../../house/house-membership.service.js';
import { InvalidRequest, requireChange } from '../../http/fields/validation-error.js';
import { IdempotencyService } from '../../idempotency/idempotency.service.js';
import type { IdempotentRequest } from '../../idempotency/idempotent-request.js';
import type { Profile } from '../../session/profile.view.js';
import type { SessionClaims } from '../../session/session.js';
import { PlannedCookings } from '../cookings/planned-cookings.service.js';
import { requireEaters } from '../items/require-eaters.js';
import { problemsOfBatch, problemsOfEaters, problemsOfItem } from './item-requirements.js';
import { PlannedSuitabilityService } from './planned-suitability.service.js';
import { type BatchItem, PlanningItems } from './planning-items.service.js';
import type { ItemBatchDto, ItemChangeDto, NewItemDto } from './planning.dto.js';
import { READ_WEEK, type WeekRow } from './planning.query.js';
import { PlanningRepository } from './planning.repository.js';

/** The weekly grid of a house. Methods return weeks and items as JSON text. */
@Injectable()
export class PlanningService {
  constructor(
    private readonly database: Database,
    private readonly planning: PlanningRepository,
    private readonly items: PlanningItems,
    private readonly cookings: PlannedCookings,
    private readonly membership: HouseMembership,
    private readonly idempotency: IdempotencyService,
    private readonly suitability: PlannedSuitabilityService,
  ) {}

  /** @throws HOUSE_NOT_FOUND, QUOTA_EXCEEDED */
  async week(session: SessionClaims, date: string, withSuitability: boolean): Promise<string> {
    const viewer = await this.database.readAs<WeekRow>(session, READ_WEEK, [weekStartsOf(date)]);
    if (viewer.houseId === null) throw new AppError('HOUSE_NOT_FOUND');
    const week = this.items.fillWeek(viewer);
    return withSuitability ? this.suitability.expand(session, week) : week;
  }

  /**
   * Adds a recipe, portions of a cooking or a text to a slot of a day.
   *
   * @throws VALIDATION_ERROR, HOUSE_NOT_FOUND
   * @throws the errors of `PlanningItems.add`
   * @throws REQUEST_IN_PROGRESS, IDEMPOTENCY_KEY_REUSED
   */
  async add(
    member: Profile,
    newItem: NewItemDto,
    request: IdempotentRequest | null,
  ): Promise<string> {
    requireValid(problemsOfItem(newItem));
    return this.idempotency.run(request, async (manager) => {
      const house = await this.membership.lockHouseOf(manager, member);
      const [item] = await this.items.add(manager, member.id, house, [itemOf(newItem)], '');
      return item ?? '';
    });
  }

  /**
   * Adds several cookings and items, all or none.
   *
   * @throws the errors of {@link add}
   */
  async addAll(
    member: Profile,
    batch: ItemBatchDto,
    request: IdempotentRequest | null,
  ): Promise<string> {
    requireValid(problemsOfBatch(batch));
    return this.idempotency.run(request, async (manager) => {
      const house = await this.membership.lockHouseOf(manager, member);
      const { cookings, items } = batch;
      return this.items.addWithCookings(
        manager,
        member.id,
        house,
        cookings ?? [],
        items.map(itemOf),
      );
    });
  }

  /**
   * Moves an item to another date or slot, or changes its portions, text, note or eaters.
   *
   * @throws VALIDATION_ERROR when the request changes nothing, or the text of a recipe, or moves the item
   *   before its cooking
   * @throws HOUSE_NOT_FOUND, PLANNING_ITEM_NOT_FOUND, MEMBER_NOT_FOUND, DEPENDANT_NOT_FOUND
   * @throws QUOTA_EXCEEDED when the item moves to a full week
   * @throws NOT_ENOUGH_PORTIONS when the cooking that serves it has too few portions
   */
  async change(member: Profile, itemId: number, change: ItemChangeDto): Promise<string> {
    const { date, slot, portions, text, note, eaters } = change;
    requireChange({ date, slot, portions, text }, { note, eaters });
    requireValid(problemsOfEaters(eaters, ''));
    return this.database.transaction(async (manager) => {
      const house = await this.membership.lockHouseOf(manager, member);
      await this.cookings.release(manager, member.id, house.id, itemId, change);
      const before = await this.planning.update(manager, member.id, itemId, change);
      if (before === undefined) throw new AppError('PLANNING_ITEM_NOT_FOUND');
      if (text != null && before.text === null) {
        throw new InvalidRequest(['text must be absent for an item with a recipe']);
      }
      if (eaters !== undefined) {
        if (eaters !== null) {
          requireEaters(await this.planning.findPeople(manager, house.id), eaters, '');
        }
        await this.planning.replaceEaters(manager, itemId, eaters ?? []);
      }
      const dates = date == null ? [] : [date];
      const [item] = await this.items.check(manager, member.id, house, [itemId], dates);
      if (item === undefined) throw new AppError('PLANNING_ITEM_NOT_FOUND');
      return item;
    });
  }

  /** @throws HOUSE_NOT_FOUND, PLANNING_ITEM_NOT_FOUND */
  async remove(member: Profile, itemId: number): Promise<void> {
    const removed = await this.database.transaction(async (manager) => {
      const house = await this.membership.lockHouseOf(manager, member);
      await this.cookings.release(manager, member.id, house.id, itemId, { portions: 0 });
      return this.planning.delete(manager, member.id, itemId);
    });
    if (!removed) throw new AppError('PLANNING_ITEM_NOT_FOUND');
  }
}

function requireValid(problems: readonly string[]): void {
  if (problems.length > 0) throw new InvalidRequest(problems);
}

/** A text needs no portions. */
function itemOf({
  portions,
  ...item
}: NewItemDto & { readonly cooking?: number | null }): BatchItem {
  return { ...item, portions: portions ?? 1 };
}
