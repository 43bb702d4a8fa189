import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { QUOTAS } from '#domain/quotas.js';
import type { LockedHouse } from '../../../../house/locked-house.js';
import { PlanService } from '../../../../planning/plan/rows/plan.service.js';
import {
  eatersOf,
  type ImportedCooking,
  type ImportedItem,
  type ImportedPeople,
} from '../file/archived-content.js';
import { type AddedCooking, CookingsImportRepository } from './cookings-import.repository.js';
import { ItemsImportRepository } from './items-import.repository.js';

/** A cooking that was added, and what its meals have left of it. */
interface ServingCooking {
  readonly cooking: AddedCooking;
  left: number;
  meals: number;
}

/** Adds the cookings and planning items of an archive to a locked house. */
@Injectable()
export class PlanImportService {
  constructor(
    private readonly cookings: CookingsImportRepository,
    private readonly items: ItemsImportRepository,
    private readonly planned: PlanService,
  ) {}

  /**
   * Adds the cookings and items that the house does not have.
   *
   * @returns the number of items that were added
   * @throws QUOTA_EXCEEDED
   */
  async addMissing(
    manager: EntityManager,
    house: LockedHouse,
    plan: {
      readonly cookings: readonly ImportedCooking[];
      readonly items: readonly ImportedItem[];
    },
    people: ImportedPeople,
  ): Promise<number> {
    const cookings = await this.cookings.addMissing(manager, house.id, plan.cookings);
    const items = await this.items.findMissing(manager, house.id, plan.items);
    if (cookings.length + items.length === 0) return 0;
    const serving = new Map(cookings.map((cooking) => [cooking.number, servingOf(cooking)]));
    const added = items.map((item) => ({
      ...item,
      cookingId: serve(serving.get(item.cooking ?? 0), item),
      eaters: eatersOf(item, people),
    }));
    await this.items.add(manager, house.id, added);
    const dates = [...cookings, ...items].map(({ date }) => date);
    await this.planned.requireRoom(manager, house, dates);
    return items.length;
  }
}

function servingOf(cooking: AddedCooking): ServingCooking {
  return { cooking, left: cooking.portions - cooking.eaten - cooking.discarded, meals: 0 };
}

/** Takes the portions of a meal from a cooking. Returns its id; null when it cannot serve the meal. */
function serve(
  serving: ServingCooking | undefined,
  { recipeId, date, portions }: ImportedItem,
): number | null {
  if (serving === undefined) return null;
  const { cooking, left, meals } = serving;
  const isOfCooking = cooking.recipeId === recipeId && cooking.date <= date;
  if (!isOfCooking || left < portions || meals >= QUOTAS.cookingMeals.max) return null;
  serving.left -= portions;
  serving.meals += 1;
  return cooking.id;
}
