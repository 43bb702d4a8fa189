import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { NOTHING_REPORTED } from '#domain/planning/cookings/cooking.js';
import { weekStartsOf } from '#domain/planning/week.js';
import { AppError } from '#platform/errors/app-error.js';
import { Database } from '../../../database/database.js';
import { HouseMembership } from '../../../house/house-membership.service.js';
import { InvalidRequest, requireChange } from '../../../http/fields/validation-error.js';
import { IdempotencyService } from '../../../idempotency/idempotency.service.js';
import type { IdempotentRequest } from '../../../idempotency/idempotent-request.js';
import type { Profile } from '../../../session/profile.view.js';
import type { SessionClaims } from '../../../session/session.js';
import { CookingPortions } from '../rows/cooking-portions.service.js';
import { CookingStorage } from '../rows/cooking-storage.js';
import type { PlanningItem } from '../rows/item.view.js';
import { ItemsRepository, type StoredItem } from '../rows/items.repository.js';
import { type ItemRow, PlanRepository } from '../rows/plan.repository.js';
import { PlanService } from '../rows/plan.service.js';
import { requireEaters } from '../rows/require-eaters.js';
import { itemOf } from './item-of-body.js';
import { problemsOfBatch, problemsOfEaters, problemsOfItem } from './item-requirements.js';
import { PlannedSuitabilityService } from './planned-suitability.service.js';
import type { ItemBatchDto, ItemChangeDto, NewItemDto, PlanningQuery } from './planning.dto.js';
import { READ_WEEK, READ_WEEK_WITH_NUTRITION, type WeekRow } from './planning.query.js';
import type { PlanningWeek } from './planning.view.js';

/** The weekly grid of a house. Requests with an `Idempotency-Key` are answered with JSON text. */
@Injectable()
export class PlanningService {
  constructor(
    private readonly database: Database,
    private readonly plan: PlanService,
    private readonly rows: PlanRepository,
    private readonly items: ItemsRepository,
    private readonly portions: CookingPortions,
    private readonly storage: CookingStorage,
    private readonly membership: HouseMembership,
    private readonly idempotency: IdempotencyService,
    private readonly suitability: PlannedSuitabilityService,
  ) {}

  /**
   * The week of a date, as JSON text.
   *
   * @throws HOUSE_NOT_FOUND, QUOTA_EXCEEDED
   */
  async week(session: SessionClaims, { date, expand }: PlanningQuery): Promise<string> {
    const withSuitability = expand.includes('suitability');
    const statement = expand.includes('nutrition') ? READ_WEEK_WITH_NUTRITION : READ_WEEK;
    const viewer = await this.database.readAs<WeekRow>(session, statement, [weekStartsOf(date)]);
    const { houseId, week: text, cookings, earlierCookings } = viewer;
    if (houseId === null) throw new AppError('HOUSE_NOT_FOUND');
    if (cookings.length + earlierCookings.length === 0 && !withSuitability) return text;
    const week = JSON.parse(text) as PlanningWeek;
    this.storage.fill(week, cookings, earlierCookings);
    if (withSuitability) await this.suitability.expand(session, week);
    return JSON.stringify(week);
  }

  /**
   * Adds a recipe, portions of a cooking or a text to a slot of a day.
   *
   * @throws VALIDATION_ERROR, HOUSE_NOT_FOUND
   * @throws the errors of `PlanService.add`
   * @throws REQUEST_IN_PROGRESS, IDEMPOTENCY_KEY_REUSED
   */
  add(member: Profile, newItem: NewItemDto, request: IdempotentRequest | null): Promise<string> {
    requireValid(problemsOfItem(newItem));
    return this.idempotency.run(request, async (manager) => {
      const house = await this.membership.lockHouseOf(manager, member);
      const { items } = await this.plan.add(manager, member.id, house, {
        cookings: [],
        items: [itemOf(newItem)],
        paths: { cookings: '', items: '' },
        isPlanned: false,
      });
      return JSON.stringify(items[0]);
    });
  }

  /**
   * Adds several cookings and items, all or none.
   *
   * @throws the errors of {@link add}
   */
  addAll(member: Profile, batch: ItemBatchDto, request: IdempotentRequest | null): Promise<string> {
    requireValid(problemsOfBatch(batch));
    return this.idempotency.run(request, async (manager) => {
      const house = await this.membership.lockHouseOf(manager, member);
      const added = await this.plan.add(manager, member.id, house, {
        cookings: (batch.cookings ?? []).map(({ recipeId, date, portions }) => ({
          ...NOTHING_REPORTED,
          ...{ recipeId, date, portions },
        })),
        items: batch.items.map(itemOf),
        paths: { cookings: 'cookings[].', items: 'items[].' },
        isPlanned: false,
      });
      return JSON.stringify(added);
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
  async change(member: Profile, itemId: number, change: ItemChangeDto): Promise<PlanningItem> {
    const { eaters, ...fields } = change;
    const { date, slot, portions, text, note } = fields;
    requireChange({ date, slot, portions, text }, { note, eaters });
    requireValid(problemsOfEaters(eaters, ''));
    return this.database.transaction(async (manager) => {
      const house = await this.membership.lockHouseOf(manager, member);
      const [before] = await this.items.find(manager, house.id, [itemId]);
      if (before === undefined) throw new AppError('PLANNING_ITEM_NOT_FOUND');
      if (text != null && before.text === null) {
        throw new InvalidRequest(['text must be absent for an item with a recipe']);
      }
      const after = changedItem(before, fields);
      const stays = after.date === before.date && after.portions === before.portions;
      await this.carryOut(manager, member.id, before, stays ? [] : [itemId]);
      await this.items.update(manager, itemId, after);
      if (eaters !== undefined) {
        if (eaters !== null) {
          requireEaters(await this.items.findPeople(manager, house.id), eaters, '');
        }
        await this.rows.replaceEaters(manager, itemId, eaters ?? []);
      }
      if (date != null) await this.plan.requireRoomInWeeks(manager, house, [date]);
      const { items } = await this.plan.view(manager, member.id, [itemId]);
      const [item] = items;
      if (item === undefined) throw new AppError('PLANNING_ITEM_NOT_FOUND');
      return item;
    });
  }

  /** @throws HOUSE_NOT_FOUND, PLANNING_ITEM_NOT_FOUND */
  async remove(member: Profile, itemId: number): Promise<void> {
    await this.database.transaction(async (manager) => {
      const house = await this.membership.lockHouseOf(manager, member);
      const [item] = await this.items.find(manager, house.id, [itemId]);
      if (item !== undefined) await this.carryOut(manager, member.id, item, [itemId]);
      const removed = await this.items.delete(manager, house.id, itemId);
      if (!removed) throw new AppError('PLANNING_ITEM_NOT_FOUND');
    });
  }

  private async carryOut(
    manager: EntityManager,
    memberId: number,
    { cookingId }: StoredItem,
    changed: readonly number[],
  ): Promise<void> {
    if (cookingId === null) return;
    await this.portions.carryOut(manager, memberId, [cookingId], changed);
  }
}

function requireValid(problems: readonly string[]): void {
  if (problems.length > 0) throw new InvalidRequest(problems);
}

/** Null clears the note, and keeps the other fields. */
function changedItem(before: StoredItem, change: Omit<ItemChangeDto, 'eaters'>): ItemRow {
  const { recipeId, cookingId } = before;
  return {
    recipeId,
    cookingId,
    date: change.date ?? before.date,
    slot: change.slot ?? before.slot,
    portions: change.portions ?? before.portions,
    text: change.text ?? before.text,
    note: change.note === undefined ? before.note : change.note,
  };
}
