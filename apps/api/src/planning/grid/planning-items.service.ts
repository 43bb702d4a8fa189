import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { weekStartOf } from '#domain/planning/week.js';
import { QUOTAS } from '#domain/quotas.js';
import { AppError } from '#platform/errors/app-error.js';
import { requireQuota } from '#platform/errors/require-quota.js';
import type { LockedHouse } from '../../house/locked-house.js';
import { KeptCookings } from '../cookings/kept-cookings.js';
import { PlannedCookings } from '../cookings/planned-cookings.service.js';
import type { NewCooking } from '../cookings/cookings.repository.js';
import type { PlanningItem } from '../items/item.view.js';
import type { WeekRow } from './planning.query.js';
import { type ItemEater, type NewItem, PlanningRepository } from './planning.repository.js';

/** An item that may name a cooking of the same request, by its index. */
export interface BatchItem extends NewItem {
  readonly cooking?: number | null;
}

/** Adds items to the planning of a locked house, in a transaction that the caller opens. */
@Injectable()
export class PlanningItems {
  constructor(
    private readonly planning: PlanningRepository,
    private readonly cookings: PlannedCookings,
    private readonly kept: KeptCookings,
  ) {}

  /**
   * Adds items, all or none.
   *
   * @returns the items as JSON texts, in their order
   * @throws MEMBER_NOT_FOUND, DEPENDANT_NOT_FOUND when an eater does not belong to the house
   * @throws RECIPE_NOT_FOUND when the member may not read a recipe
   * @throws COOKING_NOT_FOUND; VALIDATION_ERROR when an item is before its cooking
   * @throws NOT_ENOUGH_PORTIONS when a cooking has too few portions
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
    await this.cookings.find(manager, memberId, cookingIdsOf(items));
    const ids = await this.planning.insert(manager, memberId, items);
    if (ids.length < items.length) throw new AppError('RECIPE_NOT_FOUND');
    await this.requireWeekQuota(
      manager,
      house,
      items.map(({ date }) => date),
    );
    await this.cookings.requireTotal(manager, house);
    return this.find(manager, memberId, ids);
  }

  /**
   * Adds cookings and items, all or none. An item may name a cooking by its index.
   *
   * @returns `AddedItems` as JSON text
   * @throws the errors of {@link add}
   */
  async addWithCookings(
    manager: EntityManager,
    memberId: number,
    house: LockedHouse,
    cookings: readonly NewCooking[],
    items: readonly BatchItem[],
  ): Promise<string> {
    const ids = await this.cookings.add(manager, memberId, house, cookings);
    const served = items.map(({ cooking, ...item }) =>
      cooking == null ? item : { ...item, cookingId: ids[cooking] ?? null },
    );
    const texts = await this.add(manager, memberId, house, served);
    const added = await this.cookings.find(manager, memberId, ids);
    const views = added.map((cooking) => this.kept.view(cooking));
    return `{"cookings":${JSON.stringify(views)},"items":[${texts.join(',')}]}`;
  }

  /** A week as JSON text with its cookings, and where its meals are kept. */
  fillWeek({ week, cookings, earlierCookings }: WeekRow): string {
    return this.kept.fill(week, cookings, earlierCookings);
  }

  /**
   * Call this method after a change of the items, while the house is locked.
   *
   * @returns those of the items that the member's house has, as JSON texts by id
   * @throws VALIDATION_ERROR when an item is before its cooking
   * @throws NOT_ENOUGH_PORTIONS when a cooking has too few portions
   */
  async find(manager: EntityManager, memberId: number, ids: readonly number[]): Promise<string[]> {
    const texts = await this.planning.find(manager, memberId, ids);
    const items = texts.map((text) => JSON.parse(text) as PlanningItem);
    const cookingIds = cookingIdsOf(items);
    if (cookingIds.length === 0) return texts;
    const storage = this.kept.storageOf(await this.cookings.check(manager, memberId, cookingIds));
    return items.map((item) => JSON.stringify(Object.assign(item, storage.get(item.id))));
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

function cookingIdsOf(items: readonly { readonly cookingId?: number | null }[]): number[] {
  return [...new Set(items.flatMap(({ cookingId }) => cookingId ?? []))];
}
