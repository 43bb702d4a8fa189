import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { portionsFor } from '#domain/house/who-eats.js';
import { weekStartOf } from '#domain/planning/week.js';
import { QUOTAS } from '#domain/quotas.js';
import { requireQuota } from '#platform/errors/require-quota.js';
import { Config } from '../../../config.js';
import { pathOfItem, requireKnown } from '../../../http/fields/validation-error.js';
import type { LockedHouse } from '../../../house/locked-house.js';
import { CookingPortions } from './cooking-portions.service.js';
import { CookingStorage } from './cooking-storage.js';
import { ItemsRepository } from './items.repository.js';
import { type NewCooking, type NewItem, PlanRepository } from './plan.repository.js';
import { requireEaters } from './require-eaters.js';
import type { AddedItems } from './cookings.view.js';

/** An item to plan. With a cooking, its recipe is that of the cooking. */
export interface ItemToPlan extends Omit<NewItem, 'portions'> {
  /** Null: what its eaters eat. */
  readonly portions: number | null;
  /** The index of a cooking of the same request that serves it; null without one. */
  readonly cooking: number | null;
}

/** What is added to a plan, all or none. */
export interface Additions {
  readonly cookings: readonly NewCooking[];
  readonly items: readonly ItemToPlan[];
  /** Where the fields of a cooking and of an item are in the body; empty for the body itself. */
  readonly paths: { readonly cookings: string; readonly items: string };
  /** Whether the house has planned the recipes, so that every member sees them. */
  readonly isPlanned: boolean;
}

/** Adds cookings and items to the plan of a locked house, in a transaction that the caller opens. */
@Injectable()
export class PlanService {
  constructor(
    private readonly plan: PlanRepository,
    private readonly items: ItemsRepository,
    private readonly portions: CookingPortions,
    private readonly storage: CookingStorage,
    private readonly config: Config,
  ) {}

  /**
   * @returns what was added, in its order
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
    { cookings, items, paths, isPlanned }: Additions,
  ): Promise<AddedItems> {
    const portions = await this.portionsOf(manager, house, items, paths.items);
    const served = items.map(({ cookingId }) => cookingId);
    const path = `${paths.items}cookingId`;
    const recipeOf = await this.portions.recipesToServe(manager, memberId, served, path);
    const cookedIds = cookings.map(({ recipeId }) => recipeId);
    const plannedIds = items.map(({ recipeId, cookingId, cooking }) =>
      cookingId === null && cooking === null ? recipeId : null,
    );
    const recipeIds = [...cookedIds, ...plannedIds].flatMap((id) => id ?? []);
    const plannable = await this.plan.lockPlannable(manager, memberId, recipeIds, isPlanned);
    requirePlannable(plannable, cookedIds, `${paths.cookings}recipeId`);
    requirePlannable(plannable, plannedIds, `${paths.items}recipeId`);
    const cookingIds = await this.plan.insertCookings(manager, house.id, cookings);
    await this.portions.carryOut(manager, memberId, cookingIds);
    const rows = items.map(({ cooking, ...written }, index): NewItem => {
      const item = { ...written, portions: portions[index] ?? 0 };
      if (cooking !== null) {
        const [recipeId, cookingId] = [cookedIds[cooking] ?? null, cookingIds[cooking] ?? null];
        return { ...item, recipeId, cookingId };
      }
      if (item.cookingId === null) return item;
      return { ...item, recipeId: recipeOf.get(item.cookingId) ?? null };
    });
    const itemIds = await this.plan.insertItems(manager, house.id, rows);
    const dates = [...cookings, ...items].map(({ date }) => date);
    await this.requireRoom(manager, house, dates);
    return this.view(manager, memberId, itemIds, cookingIds);
  }

  /** @throws RECIPE_NOT_FOUND when the member may not plan the recipe, an id in the body */
  async lockPlannable(manager: EntityManager, memberId: number, recipeId: number): Promise<void> {
    const plannable = await this.plan.lockPlannable(manager, memberId, [recipeId], false);
    requirePlannable(plannable, [recipeId], 'recipeId');
  }

  /**
   * Call this method after a change of items, while the house is locked.
   *
   * @param cookingIds cookings to return besides those that serve the items
   * @returns those of the items that the member's house has, and the cookings, each by id
   * @throws VALIDATION_ERROR when an item is before its cooking
   * @throws NOT_ENOUGH_PORTIONS when a cooking has too few portions
   */
  async view(
    manager: EntityManager,
    memberId: number,
    itemIds: readonly number[],
    cookingIds: readonly number[] = [],
  ): Promise<AddedItems> {
    const items = await this.items.view(manager, memberId, itemIds);
    const serving = items.flatMap(({ cookingId }) => cookingId ?? []);
    const cookings = await this.portions.check(manager, memberId, [...cookingIds, ...serving]);
    const storage = this.storage.storageOf(cookings);
    return {
      cookings: cookings
        .filter(({ id }) => cookingIds.includes(id))
        .map((cooking) => this.storage.view(cooking)),
      items: items.map((item) => Object.assign(item, storage.get(item.id))),
    };
  }

  /**
   * Call this method after rows were inserted on some dates, while the house is locked: the counts are
   * exact.
   *
   * @throws QUOTA_EXCEEDED when the house, or the week of one of the dates, has too many items or cookings
   */
  async requireRoom(
    manager: EntityManager,
    house: LockedHouse,
    dates: readonly string[],
  ): Promise<void> {
    await this.requireRoomInWeeks(manager, house, dates);
    const count = await this.plan.countPlanned(manager, house.id);
    requireQuota(this.config.totals.planningItems, count);
  }

  /** The same for rows that have moved to some dates. */
  async requireRoomInWeeks(
    manager: EntityManager,
    house: LockedHouse,
    dates: readonly string[],
  ): Promise<void> {
    const weekStarts = [...new Set(dates.map((date) => weekStartOf(date, house.weekStartsOn)))];
    const { items, cookings } = await this.plan.countWeeks(manager, house.id, weekStarts);
    requireQuota(QUOTAS.weekItems, items);
    requireQuota(QUOTAS.weekCookings, cookings);
  }

  /**
   * The portions of items: those that are given, else what their eaters eat.
   *
   * @throws MEMBER_NOT_FOUND, DEPENDANT_NOT_FOUND
   */
  private async portionsOf(
    manager: EntityManager,
    house: LockedHouse,
    items: readonly ItemToPlan[],
    parent: string,
  ): Promise<number[]> {
    const isGiven = items.every(({ eaters, portions }) => eaters === null && portions !== null);
    const people = isGiven ? [] : await this.items.findPeople(manager, house.id);
    return items.map(({ eaters, portions }, index) => {
      requireEaters(people, eaters ?? [], pathOfItem(parent, index));
      return portions ?? portionsFor(people, eaters);
    });
  }
}

function requirePlannable(
  plannable: ReadonlySet<number>,
  ids: readonly (number | null)[],
  path: string,
): void {
  requireKnown(ids, (id) => plannable.has(id), 'RECIPE_NOT_FOUND', path);
}
