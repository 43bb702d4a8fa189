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
import { CookingsRepository } from '../rows/cookings.repository.js';
import type { PlanningItem } from '../rows/item.view.js';
import { ItemsRepository, type StoredItem } from '../rows/items.repository.js';
import { type ItemRow, PlanRepository } from '../rows/plan.repository.js';
import { PlanService } from '../rows/plan.service.js';
import { requireEaters } from '../rows/require-eaters.js';
import { requireRange } from '../../require-range.js';
import { itemOf } from './item-of-body.js';
import {
  problemsOfBatch,
  problemsOfChange,
  problemsOfEaters,
  problemsOfItem,
} from './item-requirements.js';
import { PlannedSuitabilityService } from './planned-suitability.service.js';
import type {
  ItemBatchDto,
  ItemChangeDto,
  NewItemDto,
  PlanningQuery,
  RangeQuery,
} from './planning.dto.js';
import { READ_WEEK, READ_WEEK_WITH_NUTRITION, type WeekRow } from './planning.query.js';
import type { ClearedPlanning, PlanningWeek } from './planning.view.js';

/** The weekly grid of a house. Requests with an `Idempotency-Key` are answered with JSON text. */
@Injectable()
export class PlanningService {
  constructor(
    private readonly database: Database,
    private readonly plan: PlanService,
    private readonly rows: PlanRepository,
    private readonly items: ItemsRepository,
    private readonly cookings: CookingsRepository,
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
   * Moves an item to another date or slot, or changes its portions, dish, note or eaters.
   *
   * @throws VALIDATION_ERROR when the request changes nothing, makes a recipe of a text or a text of a
   *   recipe, changes the recipe of a cooking, or moves the item before its cooking
   * @throws RECIPE_NOT_FOUND when the member may not read the recipe
   * @throws HOUSE_NOT_FOUND, PLANNING_ITEM_NOT_FOUND, MEMBER_NOT_FOUND, DEPENDANT_NOT_FOUND
   * @throws QUOTA_EXCEEDED when the item moves to a full week
   * @throws NOT_ENOUGH_PORTIONS when the cooking that serves it has too few portions
   */
  async change(member: Profile, itemId: number, change: ItemChangeDto): Promise<PlanningItem> {
    const { eaters, ...fields } = change;
    const { date, slot, portions, recipeId, text, note } = fields;
    requireChange({ date, slot, portions, recipeId, text }, { note, eaters });
    requireValid(problemsOfEaters(eaters, ''));
    return this.database.transaction(async (manager) => {
      const house = await this.membership.lockHouseOf(manager, member);
      const [before] = await this.items.find(manager, house.id, [itemId]);
      if (before === undefined) throw new AppError('PLANNING_ITEM_NOT_FOUND');
      requireValid(problemsOfChange(before, fields));
      if (recipeId !== undefined) {
        await this.plan.lockPlannable(manager, member.id, recipeId);
      }
      const after = changedItem(before, fields);
      const stays = after.date === before.date && after.portions === before.portions;
      await this.carryOut(manager, member.id, before, stays ? [] : [itemId]);
      await this.items.update(manager, itemId, after);
      await this.items.keepFromRoutines(manager, [itemId]);
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
      await this.items.keepFromRoutines(manager, [itemId]);
      const removed = await this.items.delete(manager, house.id, [itemId]);
      if (removed === 0) throw new AppError('PLANNING_ITEM_NOT_FOUND');
    });
  }

  /**
   * Deletes the items of a range of days, and the cookings on these days that then serve none.
   *
   * @throws VALIDATION_ERROR, HOUSE_NOT_FOUND
   */
  async clear(member: Profile, { from, to }: RangeQuery): Promise<ClearedPlanning> {
    requireRange(from, to);
    return this.database.transaction(async (manager) => {
      const house = await this.membership.lockHouseOf(manager, member);
      const items = await this.items.findOn(manager, house.id, from, to);
      const served = items.flatMap(({ cookingId }) => cookingId ?? []);
      const ids = items.map(({ id }) => id);
      await this.portions.carryOut(manager, member.id, served, ids);
      await this.items.keepFromRoutines(manager, ids);
      return {
        items: await this.items.delete(manager, house.id, ids),
        cookings: await this.cookings.deleteUnserved(manager, house.id, from, to),
      };
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
  return {
    recipeId: change.recipeId ?? before.recipeId,
    cookingId: before.cookingId,
    date: change.date ?? before.date,
    slot: change.slot ?? before.slot,
    portions: change.portions ?? before.portions,
    text: change.text ?? before.text,
    note: change.note === undefined ? before.note : change.note,
  };
}
