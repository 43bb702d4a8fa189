import { QUOTAS, type Totals } from '#domain/quotas.js';
import { requireQuota } from '#platform/errors/require-quota.js';
import {
  type ArchivedCooking,
  type ArchivedItem,
  type ArchivedMenuCooking,
  type ArchivedMenuItem,
  FILES,
} from '../../house-archive.js';
import type { HouseArchiveFile } from './house-archive-file.js';
import type { ArchivedHouse, ListDay } from './archived-house.js';
import { readCookingLine, readItemLine, readMenuLine } from './archived-lines.js';

/** A planning item whose recipe was imported. */
export interface ImportedItem extends ArchivedItem {
  readonly recipeId: number | null;
}

/** An item of a menu whose recipe was imported. */
export interface ImportedMenuItem extends ArchivedMenuItem {
  readonly recipeId: number | null;
}

/** A menu with the recipes that were imported. */
export interface ImportedMenu {
  readonly name: string;
  readonly cookings: readonly (ArchivedMenuCooking & { readonly recipeId: number })[];
  readonly items: readonly ImportedMenuItem[];
}

/** A cooking whose recipe was imported. */
export interface ImportedCooking extends ArchivedCooking {
  readonly recipeId: number;
}

/** Everything of an archive apart from its recipes. */
export interface HouseContent {
  readonly house: ArchivedHouse;
  readonly cookings: readonly ImportedCooking[];
  readonly items: readonly ImportedItem[];
  readonly menus: readonly ImportedMenu[];
  /** Items that are not valid, or whose recipe was not imported. */
  readonly invalid: number;
  readonly lists: readonly ListDay[];
}

/** The ids of the recipes by their number in the archive. */
type RecipeIds = ReadonlyMap<number, number>;

/**
 * Reads everything of an archive apart from its recipes.
 *
 * @throws VALIDATION_ERROR for a damaged file, QUOTA_EXCEEDED for more than any house has
 */
export async function readContent(
  file: HouseArchiveFile,
  house: ArchivedHouse,
  ids: RecipeIds,
  totals: Totals,
): Promise<HouseContent> {
  const cookings = await readCookings(file, ids, totals);
  const { items, invalid } = await readItems(file, ids, totals);
  const menus = await readMenus(file, ids);
  const lists = await readLists(file, house, totals);
  return { house, cookings, items, menus, invalid, lists };
}

async function readCookings(
  file: HouseArchiveFile,
  ids: RecipeIds,
  { planningItems }: Totals,
): Promise<ImportedCooking[]> {
  const cookings: ImportedCooking[] = [];
  for await (const line of file.lines(FILES.cookings)) {
    const cooking = readCookingLine(line);
    const recipeId = cooking === null ? undefined : ids.get(cooking.recipe);
    if (cooking === null || recipeId === undefined) continue;
    requireQuota(planningItems, cookings.length + 1);
    cookings.push({ ...cooking, recipeId });
  }
  return cookings;
}

async function readItems(
  file: HouseArchiveFile,
  ids: RecipeIds,
  { planningItems }: Totals,
): Promise<Pick<HouseContent, 'items' | 'invalid'>> {
  const items: ImportedItem[] = [];
  let invalid = 0;
  for await (const line of file.lines(FILES.planning)) {
    const item = readItemLine(line);
    const [imported] = item === null ? [] : withRecipe(item, ids);
    if (imported === undefined) {
      invalid += 1;
      continue;
    }
    requireQuota(planningItems, items.length + 1);
    items.push(imported);
  }
  return { items, invalid };
}

async function readMenus(file: HouseArchiveFile, ids: RecipeIds): Promise<ImportedMenu[]> {
  const menus: ImportedMenu[] = [];
  for await (const line of file.lines(FILES.menus)) {
    const menu = readMenuLine(line);
    if (menu === null) continue;
    requireQuota(QUOTAS.houseMenus, menus.length + 1);
    const { name } = menu;
    const cookings = menu.cookings.flatMap((cooking) => {
      const recipeId = ids.get(cooking.recipe);
      return recipeId === undefined ? [] : [{ ...cooking, recipeId }];
    });
    menus.push({ name, cookings, items: menu.items.flatMap((item) => withRecipe(item, ids)) });
  }
  return menus;
}

async function readLists(
  file: HouseArchiveFile,
  house: ArchivedHouse,
  { listRows }: Totals,
): Promise<ListDay[]> {
  const lists: ListDay[] = [];
  let rows = 0;
  for await (const line of file.lines(FILES.lists)) {
    const day = house.listDay(line);
    const size = day === null ? 0 : day.ownLines.length + day.ticks.length;
    if (day === null || size === 0) continue;
    rows += size;
    requireQuota(listRows, rows);
    lists.push(day);
  }
  return lists;
}

/** A meal with the id of its recipe; none when the recipe was not imported. */
function withRecipe<Meal extends { readonly recipe: number | null }>(meal: Meal, ids: RecipeIds) {
  const recipeId = meal.recipe === null ? null : ids.get(meal.recipe);
  return recipeId === undefined ? [] : [{ ...meal, recipeId }];
}

/** The ids of the dependants who eat a meal, none for everybody; `dependantIds` are in the order of the archive. */
export function eaterIdsOf(
  { eaters }: Pick<ArchivedItem, 'eaters'>,
  dependantIds: readonly number[],
): number[] {
  return [...new Set(eaters)].flatMap((number) => dependantIds[number - 1] ?? []);
}
