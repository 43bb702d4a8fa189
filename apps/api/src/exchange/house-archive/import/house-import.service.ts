import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { matchEach, missingFrom } from '#domain/exchange/missing-from.js';
import { QUOTAS } from '#domain/quotas.js';
import { requireQuota } from '#platform/errors/require-quota.js';
import { Config } from '../../../config.js';
import { Database } from '../../../database/database.js';
import { HouseMembership } from '../../../house/house-membership.service.js';
import { Catalogues } from '../../../reference/catalogues.js';
import type { Profile } from '../../../session/profile.view.js';
import { FILES } from '../house-archive.js';
import { ArchiveFile } from './archive-file.js';
import { ArchivedHouse, type DependantContent, type ListWeek } from './archived-house.js';
import {
  type HouseContent,
  type ImportedCooking,
  type ImportedMeal,
  type ImportedMenu,
  readContent,
} from './archived-content.js';
import {
  HouseContentRepository,
  type NewItem,
  type StoredCooking,
  type StoredMenu,
} from './house-content.repository.js';
import type { HouseImport } from './house-import.view.js';
import { type ImportedRecipes, RecipeImportService } from './recipe-import.service.js';

/** A cooking that serves meals of the archive, and the portions that are left. */
interface ServingCooking {
  readonly id: number;
  readonly recipeId: number;
  readonly date: string;
  left: number;
  meals: number;
}

/** Adds an export of a house to the house of a member: what it has already is not added again. */
@Injectable()
export class HouseImportService {
  constructor(
    private readonly database: Database,
    private readonly membership: HouseMembership,
    private readonly recipes: RecipeImportService,
    private readonly contents: HouseContentRepository,
    private readonly catalogues: Catalogues,
    private readonly config: Config,
  ) {}

  /**
   * Creates the recipes one by one, and adds everything else in one transaction. An import that fails
   * can be repeated.
   *
   * @param signal ends the import between two recipes
   * @throws VALIDATION_ERROR, HOUSE_NOT_FOUND, QUOTA_EXCEEDED
   */
  async import(member: Profile, path: string, signal: AbortSignal): Promise<HouseImport> {
    const file = await ArchiveFile.open(path);
    try {
      const house = new ArchivedHouse(await file.read(FILES.house), this.catalogues);
      const recipes = await this.recipes.import(member, file, signal);
      const content = await readContent(file, house, recipes.ids, this.config.totals);
      const items = await this.database.transaction((manager) =>
        this.add(manager, member, content, recipes),
      );
      const skipped = recipes.skipped + content.invalid + content.items.length - items;
      return { recipes: recipes.created, items, skipped };
    } finally {
      file.close();
    }
  }

  /** @returns the number of items that were added */
  private async add(
    manager: EntityManager,
    member: Profile,
    { house, cookings, items, menus, lists }: HouseContent,
    { cookedOn }: ImportedRecipes,
  ): Promise<number> {
    const { id } = await this.membership.lockHouseOf(manager, member);
    await this.contents.applySettings(manager, id, house.settings);
    const eaters = await this.addDependants(manager, id, house.dependants);
    const cookingIds = await this.addCookings(manager, id, cookings);
    const added = await this.addItems(manager, id, items, eaters, cookingIds);
    await this.addMenus(manager, id, menus, eaters);
    await this.addLists(manager, id, lists);
    await this.contents.addCookedDays(manager, id, member.id, cookedOn);
    requireQuota(QUOTAS.cookedMarks, await this.contents.countCookedMarks(manager, member.id));
    return added;
  }

  /** @returns the ids of the dependants, in the order of the archive */
  private async addDependants(
    manager: EntityManager,
    houseId: number,
    dependants: readonly DependantContent[],
  ): Promise<number[]> {
    const existing = await this.contents.findDependants(manager, houseId);
    const missing = missingFrom(dependants, existing.map(keyOfDependant), keyOfDependant);
    requireQuota(QUOTAS.houseDependants, existing.length + missing.length);
    const ids = await this.contents.addDependants(manager, houseId, missing);
    const added = missing.map((dependant, index) => ({ ...dependant, id: ids[index] ?? 0 }));
    const stored = matchEach(dependants, [...existing, ...added], keyOfDependant);
    return stored.map((dependant) => dependant?.id ?? 0);
  }

  /** @returns the cookings that were added, which may serve meals, by their number */
  private async addCookings(
    manager: EntityManager,
    houseId: number,
    cookings: readonly ImportedCooking[],
  ): Promise<ReadonlyMap<number, ServingCooking>> {
    const existing = await this.contents.findCookings(manager, houseId);
    const missing = missingFrom(cookings, existing.map(keyOfCooking), keyOfCooking);
    const ids = await this.contents.addCookings(manager, houseId, missing);
    requireQuota(QUOTAS.weekCookings, await this.contents.countWeekCookings(manager, houseId));
    return new Map(
      missing.map(({ number, recipeId, date, portions, eaten, discarded }, index) => [
        number,
        { id: ids[index] ?? 0, recipeId, date, left: portions - eaten - discarded, meals: 0 },
      ]),
    );
  }

  private async addItems(
    manager: EntityManager,
    houseId: number,
    items: readonly ImportedMeal[],
    dependantIds: readonly number[],
    cookings: ReadonlyMap<number, ServingCooking>,
  ): Promise<number> {
    const dates = [...new Set(items.map(({ date }) => date))];
    const existing = await this.contents.findItems(manager, houseId, dates);
    const missing = missingFrom(items, existing.map(keyOfItem), keyOfItem);
    if (missing.length === 0) return 0;
    const added = missing.map(({ eaters, cooking: number, ...item }): NewItem => {
      const cooking = number === null ? undefined : cookings.get(number);
      const cookingId = cooking !== undefined && serve(cooking, item) ? cooking.id : null;
      const eaterIds = idsOfEaters(eaters, dependantIds);
      return { ...item, eaterIds, cookingId };
    });
    await this.contents.addItems(manager, houseId, added);
    const { all, week } = await this.contents.countItems(manager, houseId);
    requireQuota(this.config.totals.planningItems, all);
    requireQuota(QUOTAS.weekItems, week);
    return missing.length;
  }

  private async addMenus(
    manager: EntityManager,
    houseId: number,
    menus: readonly ImportedMenu[],
    dependantIds: readonly number[],
  ): Promise<void> {
    const existing = await this.contents.findMenus(manager, houseId);
    const missing = missingFrom(menus, existing.map(keyOfMenu), keyOfMenu);
    if (missing.length === 0) return;
    const added = missing.map(({ name, items }) => ({
      name,
      items: items.map(({ eaters, ...item }) => ({
        ...item,
        eaterIds: idsOfEaters(eaters, dependantIds),
      })),
    }));
    await this.contents.addMenus(manager, houseId, added);
    const counts = await this.contents.countMenus(manager, houseId);
    requireQuota(QUOTAS.houseMenus, counts.menus);
    requireQuota(QUOTAS.menuItems, counts.items);
  }

  private async addLists(
    manager: EntityManager,
    houseId: number,
    lists: readonly ListWeek[],
  ): Promise<void> {
    for (const week of lists) await this.contents.addToList(manager, houseId, week);
    const { all, ownLines, ticks } = await this.contents.countListRows(manager, houseId);
    requireQuota(this.config.totals.listRows, all);
    requireQuota(QUOTAS.ownLines, ownLines);
    requireQuota(QUOTAS.listTicks, ticks);
  }
}

/** Takes the portions of a meal from a cooking. Returns false when the cooking cannot serve it. */
function serve(
  cooking: ServingCooking,
  { recipeId, date, portions }: Pick<NewItem, 'recipeId' | 'date' | 'portions'>,
): boolean {
  const isOfCooking = cooking.recipeId === recipeId && cooking.date <= date;
  const hasRoom = cooking.left >= portions && cooking.meals < QUOTAS.cookingMeals.max;
  if (!isOfCooking || !hasRoom) return false;
  cooking.left -= portions;
  cooking.meals += 1;
  return true;
}

function idsOfEaters(numbers: readonly number[], dependantIds: readonly number[]): number[] {
  return [...new Set(numbers)].flatMap((number) => dependantIds[number - 1] ?? []);
}

function keyOfMenu({ name, items }: StoredMenu): string {
  const meals = items.map(({ weekday, slot, portions, recipeId, text, note }) => [
    ...[weekday, slot, portions, recipeId, text, note],
  ]);
  return JSON.stringify([name, meals]);
}

function keyOfCooking({ date, portions, recipeId }: Omit<StoredCooking, 'id'>): string {
  return [date, portions, recipeId].join(' ');
}

function keyOfItem(item: Omit<NewItem, 'eaterIds' | 'cookingId'>): string {
  const { date, slot, portions, recipeId, text, note } = item;
  return JSON.stringify([date, slot, portions, recipeId, text, note]);
}

function keyOfDependant(dependant: DependantContent): string {
  const { firstName, dietId, allergyIds, dislikedIngredientIds } = dependant;
  const sorted = (ids: readonly number[]) => ids.toSorted((one, other) => one - other);
  return JSON.stringify([firstName, dietId, sorted(allergyIds), sorted(dislikedIngredientIds)]);
}
