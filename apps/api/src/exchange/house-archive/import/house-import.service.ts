import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { missingFrom } from '#domain/exchange/missing-from.js';
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
import { type PlannedMeal, readItemLine } from './archived-lines.js';
import { HouseContentRepository, type NewItem } from './house-content.repository.js';
import type { HouseImport } from './house-import.view.js';
import { type ImportedRecipes, RecipeImportService } from './recipe-import.service.js';

/** A meal whose recipe was imported. */
interface ImportedMeal extends PlannedMeal {
  readonly recipeId: number | null;
}

/** Everything of an archive apart from its recipes. */
interface HouseContent {
  readonly house: ArchivedHouse;
  readonly items: readonly ImportedMeal[];
  /** Items that are not valid, or whose recipe was not imported. */
  readonly invalid: number;
  readonly lists: readonly ListWeek[];
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
      const content = await this.read(file, house, recipes);
      const items = await this.database.transaction((manager) =>
        this.add(manager, member, content, recipes),
      );
      const skipped = recipes.skipped + content.invalid + content.items.length - items;
      return { recipes: recipes.created, items, skipped };
    } finally {
      file.close();
    }
  }

  private async read(
    file: ArchiveFile,
    house: ArchivedHouse,
    { ids }: ImportedRecipes,
  ): Promise<HouseContent> {
    const items: ImportedMeal[] = [];
    let invalid = 0;
    for await (const line of file.lines(FILES.planning)) {
      const item = readItemLine(line);
      const recipeId = item?.recipe == null ? null : ids.get(item.recipe);
      if (item === null || recipeId === undefined) {
        invalid += 1;
        continue;
      }
      requireQuota(this.config.totals.planningItems, items.length + 1);
      items.push({ ...item, recipeId });
    }
    const lists: ListWeek[] = [];
    let rows = 0;
    for await (const line of file.lines(FILES.lists)) {
      const week = house.listWeek(line);
      const size = week === null ? 0 : week.ownLines.length + week.ticks.length;
      if (week === null || size === 0) continue;
      rows += size;
      requireQuota(this.config.totals.listRows, rows);
      lists.push(week);
    }
    return { house, items, invalid, lists };
  }

  /** @returns the number of items that were added */
  private async add(
    manager: EntityManager,
    member: Profile,
    { house, items, lists }: HouseContent,
    { cookedOn }: ImportedRecipes,
  ): Promise<number> {
    const { id } = await this.membership.lockHouseOf(manager, member);
    await this.contents.applySettings(manager, id, house.settings);
    const eaters = await this.addDependants(manager, id, house.dependants);
    const added = await this.addItems(manager, id, items, eaters);
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
    const added = await this.contents.addDependants(manager, houseId, missing);
    const unused = [
      ...existing,
      ...missing.map((dependant, index) => ({ ...dependant, id: added[index] ?? 0 })),
    ];
    return dependants.map((dependant) => {
      const key = keyOfDependant(dependant);
      const place = unused.findIndex((each) => keyOfDependant(each) === key);
      const [found] = unused.splice(place, 1);
      return found?.id ?? 0;
    });
  }

  private async addItems(
    manager: EntityManager,
    houseId: number,
    items: readonly ImportedMeal[],
    dependantIds: readonly number[],
  ): Promise<number> {
    const dates = [...new Set(items.map(({ date }) => date))];
    const existing = await this.contents.findItems(manager, houseId, dates);
    const missing = missingFrom(items, existing.map(keyOfItem), keyOfItem);
    if (missing.length === 0) return 0;
    const added = missing.map(({ eaters, ...item }): NewItem => {
      const eaterIds = [...new Set(eaters)].flatMap((number) => dependantIds[number - 1] ?? []);
      return { ...item, eaterIds };
    });
    await this.contents.addItems(manager, houseId, added);
    const { all, week } = await this.contents.countItems(manager, houseId);
    requireQuota(this.config.totals.planningItems, all);
    requireQuota(QUOTAS.weekItems, week);
    return missing.length;
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

function keyOfItem(item: Omit<NewItem, 'eaterIds'>): string {
  const { date, slot, portions, recipeId, text, note } = item;
  return JSON.stringify([date, slot, portions, recipeId, text, note]);
}

function keyOfDependant(dependant: DependantContent): string {
  const { firstName, dietId, allergyIds, dislikedIngredientIds } = dependant;
  const sorted = (ids: readonly number[]) => ids.toSorted((one, other) => one - other);
  return JSON.stringify([firstName, dietId, sorted(allergyIds), sorted(dislikedIngredientIds)]);
}
