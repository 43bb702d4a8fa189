import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { pathOfItem, requireKnown } from '../../http/fields/validation-error.js';
import type { LockedHouse } from '../../house/locked-house.js';
import { KeptCookings } from '../cookings/kept-cookings.js';
import { PlannedCookings } from '../cookings/planned-cookings.service.js';
import type { NewCooking } from '../cookings/cookings.repository.js';
import type { PlanningItem } from '../items/item.view.js';
import { requireEaters } from '../items/require-eaters.js';
import type { WeekRow } from './planning.query.js';
import { type NewItem, PlanningRepository } from './planning.repository.js';

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
   * @param parent of the fields of an item in the body: `items[].`; empty for the body itself
   * @param isPlanned whether the house has planned the recipes, so that every member sees them
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
    parent: string,
    isPlanned = false,
  ): Promise<string[]> {
    if (items.some(({ eaters }) => eaters != null)) {
      const people = await this.planning.findPeople(manager, house.id);
      for (const [index, { eaters }] of items.entries()) {
        requireEaters(people, eaters ?? [], pathOfItem(parent, index));
      }
    }
    const cookingIds = items.map(({ cookingId }) => cookingId);
    await this.cookings.requireAll(manager, memberId, cookingIds, `${parent}cookingId`);
    const { ids, recipeIds } = await this.planning.insert(manager, memberId, items, isPlanned);
    requireKnown(
      items.map(({ recipeId }) => recipeId),
      (id) => recipeIds.includes(id),
      'RECIPE_NOT_FOUND',
      `${parent}recipeId`,
    );
    const dates = items.map(({ date }) => date);
    return this.finish(manager, memberId, house, ids, dates);
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
    isPlanned = false,
  ): Promise<string> {
    const path = 'cookings[].';
    const ids = await this.cookings.add(manager, memberId, house, cookings, path, isPlanned);
    const served = items.map(({ cooking, ...item }) =>
      cooking == null ? item : { ...item, cookingId: ids[cooking] ?? null },
    );
    const texts = await this.add(manager, memberId, house, served, 'items[].', isPlanned);
    return this.addedText(manager, memberId, ids, texts);
  }

  /**
   * What was added, as `AddedItems` in JSON.
   *
   * @param cookingIds the cookings
   * @param items the items as JSON texts
   */
  async addedText(
    manager: EntityManager,
    memberId: number,
    cookingIds: readonly number[],
    items: readonly string[],
  ): Promise<string> {
    const cookings = await this.cookings.find(manager, memberId, cookingIds);
    const views = cookings.map((cooking) => this.kept.view(cooking));
    return `{"cookings":${JSON.stringify(views)},"items":[${items.join(',')}]}`;
  }

  /** A week as JSON text with its cookings, and where its meals are kept. */
  fillWeek({ week, cookings, earlierCookings }: WeekRow): string {
    return this.kept.fill(week, cookings, earlierCookings);
  }

  /**
   * Call this method after items were inserted on some dates, while the house is locked.
   *
   * @returns the items as JSON texts, by id
   * @throws QUOTA_EXCEEDED when the house is full
   * @throws the errors of {@link check}
   */
  async finish(
    manager: EntityManager,
    memberId: number,
    house: LockedHouse,
    ids: readonly number[],
    dates: readonly string[],
  ): Promise<string[]> {
    await this.cookings.requireTotal(manager, house);
    return this.check(manager, memberId, house, ids, dates);
  }

  /**
   * Call this method after a change of items, while the house is locked.
   *
   * @param dates to which items moved
   * @returns those of the items that the member's house has, as JSON texts by id
   * @throws QUOTA_EXCEEDED when a week of one of the dates is full
   * @throws VALIDATION_ERROR when an item is before its cooking
   * @throws NOT_ENOUGH_PORTIONS when a cooking has too few portions
   */
  async check(
    manager: EntityManager,
    memberId: number,
    house: LockedHouse,
    ids: readonly number[],
    dates: readonly string[],
  ): Promise<string[]> {
    await this.cookings.requireWeekQuotas(manager, house, dates);
    const texts = await this.planning.find(manager, memberId, ids);
    const items = texts.map((text) => JSON.parse(text) as PlanningItem);
    const cookingIds = cookingIdsOf(items);
    if (cookingIds.length === 0) return texts;
    const storage = this.kept.storageOf(await this.cookings.check(manager, memberId, cookingIds));
    return items.map((item) => JSON.stringify(Object.assign(item, storage.get(item.id))));
  }
}

function cookingIdsOf(items: readonly { readonly cookingId?: number | null }[]): number[] {
  return [...new Set(items.flatMap(({ cookingId }) => cookingId ?? []))];
}
