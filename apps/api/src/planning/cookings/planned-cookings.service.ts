import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { remainingPortions } from '#domain/planning/cookings/cooking.js';
import { carriedOut } from '#domain/planning/cookings/stock.js';
import { weekStartOf } from '#domain/planning/week.js';
import { QUOTAS } from '#domain/quotas.js';
import { dayIn } from '#domain/time-zone.js';
import { AppError } from '#platform/errors/app-error.js';
import { requireQuota } from '#platform/errors/require-quota.js';
import { Config } from '../../config.js';
import { InvalidRequest, requireKnown } from '../../http/fields/validation-error.js';
import type { LockedHouse } from '../../house/locked-house.js';
import { type CountedCooking, CookingsRepository, type NewCooking } from './cookings.repository.js';
import { KeptCookings } from './kept-cookings.js';
import type { ShownCooking } from './shown-cooking.js';

/** Adds and checks the cookings of a locked house, in a transaction that the caller opens. */
@Injectable()
export class PlannedCookings {
  constructor(
    private readonly cookings: CookingsRepository,
    private readonly kept: KeptCookings,
    private readonly config: Config,
  ) {}

  /**
   * Adds cookings, all or none.
   *
   * @param parent of the fields of a cooking in the body: `cookings[].`; empty for the body itself
   * @param isPlanned whether the house has planned the recipes, so that every member sees them
   * @returns their ids, in their order
   * @throws RECIPE_NOT_FOUND when the member may not read a recipe
   * @throws QUOTA_EXCEEDED when a week or the house is full
   */
  async add(
    manager: EntityManager,
    memberId: number,
    house: LockedHouse,
    cookings: readonly NewCooking[],
    parent: string,
    isPlanned = false,
  ): Promise<readonly number[]> {
    if (cookings.length === 0) return [];
    const { ids, recipeIds } = await this.cookings.insert(manager, memberId, cookings, isPlanned);
    requireKnown(
      cookings.map(({ recipeId }) => recipeId),
      (id) => recipeIds.includes(id),
      'RECIPE_NOT_FOUND',
      `${parent}recipeId`,
    );
    await this.requireWeekQuotas(
      manager,
      house,
      cookings.map(({ date }) => date),
    );
    await this.requireTotal(manager, house);
    await this.carryOut(manager, await this.find(manager, memberId, ids));
    return ids;
  }

  /**
   * Call this method after the write, while the house is locked: the counts are exact.
   *
   * @throws QUOTA_EXCEEDED when a week of one of the dates has too many items or cookings
   */
  async requireWeekQuotas(
    manager: EntityManager,
    house: LockedHouse,
    dates: readonly string[],
  ): Promise<void> {
    const weekStarts = [...new Set(dates.map((date) => weekStartOf(date, house.weekStartsOn)))];
    const { items, cookings } = await this.cookings.countWeeks(manager, house.id, weekStarts);
    requireQuota(QUOTAS.weekItems, items);
    requireQuota(QUOTAS.weekCookings, cookings);
  }

  /** @throws QUOTA_EXCEEDED when the house has too many items and cookings */
  async requireTotal(manager: EntityManager, house: LockedHouse): Promise<void> {
    const count = await this.cookings.countPlanned(manager, house.id);
    requireQuota(this.config.totals.planningItems, count);
  }

  /** @throws COOKING_NOT_FOUND when the member's house does not have all of the cookings */
  async find(
    manager: EntityManager,
    memberId: number,
    ids: readonly number[],
  ): Promise<ShownCooking[]> {
    if (ids.length === 0) return [];
    const wanted = new Set(ids);
    const found = await this.cookings.find<ShownCooking>(manager, memberId, [...wanted]);
    if (found.length < wanted.size) throw new AppError('COOKING_NOT_FOUND');
    return found;
  }

  /**
   * Call this method before a meal of a cooking moves or is removed.
   *
   * @param change the new day and portions of the meal, if they change
   */
  async release(
    manager: EntityManager,
    memberId: number,
    houseId: number,
    itemId: number,
    change: { readonly date?: string | null; readonly portions?: number | null },
  ): Promise<void> {
    const [meal] = await this.cookings.findMeals(manager, houseId, [itemId]);
    if (meal?.cookingId == null) return;
    const { date, portions } = meal;
    const stays = (change.date ?? date) === date && (change.portions ?? portions) === portions;
    const cookings = await this.find(manager, memberId, [meal.cookingId]);
    await this.carryOut(manager, cookings, stays ? [] : [itemId]);
  }

  /** Stores what has happened to cookings. Call this method before their meals change. */
  private async carryOut(
    manager: EntityManager,
    cookings: readonly ShownCooking[],
    changed: readonly number[] = [],
  ): Promise<void> {
    const today = dayIn(new Date(), 'UTC');
    const counted = cookings.flatMap((cooking): CountedCooking[] => {
      const counts = carriedOut(cooking, this.kept.keepsOf(cooking), today, changed);
      return counts === null ? [] : [{ ...counts, id: cooking.id }];
    });
    await this.cookings.storeCounts(manager, counted);
  }

  /**
   * @param path of an id in the body, such as `items[].cookingId`
   * @throws COOKING_NOT_FOUND
   */
  async requireAll(
    manager: EntityManager,
    memberId: number,
    ids: readonly (number | null | undefined)[],
    path: string,
  ): Promise<void> {
    const wanted = ids.flatMap((id) => id ?? []);
    if (wanted.length === 0) return;
    const found = await this.cookings.find<ShownCooking>(manager, memberId, wanted);
    await this.carryOut(manager, found);
    const known = new Set(found.map(({ id }) => id));
    requireKnown(ids, (id) => known.has(id), 'COOKING_NOT_FOUND', path);
  }

  /**
   * Call this method after a change of cookings or of their meals, while the house is locked.
   *
   * @returns the cookings, by id
   * @throws COOKING_NOT_FOUND
   * @throws VALIDATION_ERROR when a meal is before its cooking
   * @throws NOT_ENOUGH_PORTIONS when a cooking has too few portions for its meals
   * @throws QUOTA_EXCEEDED when a cooking has too many meals
   */
  async check(
    manager: EntityManager,
    memberId: number,
    ids: readonly number[],
  ): Promise<ShownCooking[]> {
    const cookings = await this.find(manager, memberId, ids);
    const early = cookings.some(({ date, items }) => items.some((meal) => meal.date < date));
    if (early) throw new InvalidRequest(['date of a meal must not be before its cooking']);
    if (cookings.some((cooking) => remainingPortions(cooking) < 0)) {
      throw new AppError('NOT_ENOUGH_PORTIONS');
    }
    for (const { items } of cookings) requireQuota(QUOTAS.cookingMeals, items.length);
    return cookings;
  }
}
