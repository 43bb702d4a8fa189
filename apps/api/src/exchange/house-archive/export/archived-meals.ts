import type { ArchivedCooking, ArchivedItem, ArchivedMenu } from '../house-archive.js';
import type {
  ExportedCookingRow,
  ExportedItemRow,
  ExportedMenuItem,
  ExportedMenuRow,
} from './exported-plans.query.js';

/** The numbers in an export of what its files refer to, by id. */
export interface ArchiveNumbers {
  readonly recipes: ReadonlyMap<number, number>;
  readonly dependants: ReadonlyMap<number, number>;
  readonly cookings: ReadonlyMap<number, number>;
}

/** Numbers from 1. */
export function numbersOf(ids: readonly number[]): Map<number, number> {
  return new Map(ids.map((id, index) => [id, index + 1]));
}

export function archivedCooking(
  { id, recipeId, ...cooking }: ExportedCookingRow,
  { recipes, cookings }: ArchiveNumbers,
): ArchivedCooking {
  const [number = 0, recipe = 0] = [cookings.get(id), recipes.get(recipeId)];
  return { number, recipe, ...cooking };
}

/** What a meal is; null when the member may not read its recipe. */
function archivedMeal(
  { recipeId, slot, portions, text, note, eaters }: Omit<ExportedMenuItem, 'weekday' | 'cooking'>,
  { recipes, dependants }: ArchiveNumbers,
) {
  const recipe = recipeId === null ? null : recipes.get(recipeId);
  if (recipe === undefined) return null;
  const numbers = eaters?.map((id) => dependants.get(id ?? 0) ?? null) ?? null;
  return { slot, portions, recipe, text, note, eaters: numbers };
}

export function archivedItem(item: ExportedItemRow, numbers: ArchiveNumbers): ArchivedItem | null {
  const meal = archivedMeal(item, numbers);
  const cooking = numbers.cookings.get(item.cookingId ?? 0) ?? null;
  return meal && { date: item.date, cooking, ...meal };
}

/** Leaves out recipes that the member may not read. */
export function archivedMenu(
  { name, cookings, items }: ExportedMenuRow,
  numbers: ArchiveNumbers,
): ArchivedMenu {
  return {
    name,
    cookings: cookings.flatMap(({ recipeId, ...cooking }) => {
      const recipe = numbers.recipes.get(recipeId);
      return recipe === undefined ? [] : [{ ...cooking, recipe }];
    }),
    items: items.flatMap((item) => {
      const meal = archivedMeal(item, numbers);
      return meal === null ? [] : [{ weekday: item.weekday, cooking: item.cooking, ...meal }];
    }),
  };
}
