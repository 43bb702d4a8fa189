import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { remainingPortions } from '#domain/planning/cookings/cooking.js';
import { carriedOut } from '#domain/planning/cookings/stock.js';
import { QUOTAS } from '#domain/quotas.js';
import { dayIn } from '#domain/time-zone.js';
import { AppError } from '#platform/errors/app-error.js';
import { requireQuota } from '#platform/errors/require-quota.js';
import { InvalidRequest, requireKnown } from '../../../http/fields/validation-error.js';
import { CookingStorage } from './cooking-storage.js';
import type { CookingViewRow } from './plan.query.js';
import { type CountedCooking, CookingsRepository } from './cookings.repository.js';

/** Counts and checks the portions of cookings of a locked house, in a transaction that the caller opens. */
@Injectable()
export class CookingPortions {
  constructor(
    private readonly cookings: CookingsRepository,
    private readonly storage: CookingStorage,
  ) {}

  /** @throws COOKING_NOT_FOUND when the member's house does not have all of the cookings */
  async find(
    manager: EntityManager,
    memberId: number,
    ids: readonly number[],
  ): Promise<CookingViewRow[]> {
    if (ids.length === 0) return [];
    const wanted = new Set(ids);
    const found = await this.cookings.find(manager, memberId, [...wanted]);
    if (found.length < wanted.size) throw new AppError('COOKING_NOT_FOUND');
    return found;
  }

  /**
   * Stores what has happened to cookings. Call this method before their items change.
   *
   * @param changed the ids of items that move, or change their portions, or are removed
   */
  async carryOut(
    manager: EntityManager,
    memberId: number,
    ids: readonly number[],
    changed: readonly number[] = [],
  ): Promise<void> {
    const cookings = await this.find(manager, memberId, ids);
    await this.storeCarriedOut(manager, cookings, changed);
  }

  /**
   * The recipes of cookings that are to serve more items.
   *
   * @param path of an id in the body, such as `items[].cookingId`
   * @returns the ids of the recipes, by the id of the cooking
   * @throws COOKING_NOT_FOUND
   */
  async recipesToServe(
    manager: EntityManager,
    memberId: number,
    ids: readonly (number | null | undefined)[],
    path: string,
  ): Promise<ReadonlyMap<number, number>> {
    const wanted = ids.flatMap((id) => id ?? []);
    if (wanted.length === 0) return new Map();
    const found = await this.cookings.find(manager, memberId, wanted);
    await this.storeCarriedOut(manager, found, []);
    const recipes = new Map(found.map(({ id, recipeId }) => [id, recipeId]));
    requireKnown(ids, (id) => recipes.has(id), 'COOKING_NOT_FOUND', path);
    return recipes;
  }

  /**
   * Call this method after a change of cookings or of their items, while the house is locked.
   *
   * @returns the cookings, by id
   * @throws COOKING_NOT_FOUND
   * @throws VALIDATION_ERROR when an item is before its cooking
   * @throws NOT_ENOUGH_PORTIONS when a cooking has too few portions for its items
   * @throws QUOTA_EXCEEDED when a cooking has too many items
   */
  async check(
    manager: EntityManager,
    memberId: number,
    ids: readonly number[],
  ): Promise<CookingViewRow[]> {
    const cookings = await this.find(manager, memberId, ids);
    const early = cookings.some(({ date, items }) => items.some((item) => item.date < date));
    if (early) throw new InvalidRequest(['date of a meal must not be before its cooking']);
    if (cookings.some((cooking) => remainingPortions(cooking) < 0)) {
      throw new AppError('NOT_ENOUGH_PORTIONS');
    }
    for (const { items } of cookings) requireQuota(QUOTAS.cookingMeals, items.length);
    return cookings;
  }

  private async storeCarriedOut(
    manager: EntityManager,
    cookings: readonly CookingViewRow[],
    changed: readonly number[],
  ): Promise<void> {
    const today = dayIn(new Date(), 'UTC');
    const counted = cookings.flatMap((cooking): CountedCooking[] => {
      const counts = carriedOut(cooking, this.storage.keepsOf(cooking), today, changed);
      return counts === null ? [] : [{ ...counts, id: cooking.id }];
    });
    await this.cookings.storeCounts(manager, counted);
  }
}
