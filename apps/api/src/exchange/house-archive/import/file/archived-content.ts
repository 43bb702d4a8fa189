import type { NamedPerson } from '#domain/house/who-eats.js';
import { QUOTAS, type Totals } from '#domain/quotas.js';
import { requireQuota } from '#platform/errors/require-quota.js';
import type {
  ArchivedCooking,
  ArchivedItem,
  ArchivedMenuCooking,
  ArchivedMenuItem,
} from '../../house-archive.js';
import type { HouseHead, ListDay } from './archived-house.js';
import type { HouseArchiveEvent } from './read-house-archive.js';

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

/** The ids of the recipes by their number in the archive. */
type RecipeIds = ReadonlyMap<number, number>;

/** Everything of an archive apart from its recipes, which are imported before. */
export class HouseContent {
  readonly cookings: ImportedCooking[] = [];
  readonly items: ImportedItem[] = [];
  readonly menus: ImportedMenu[] = [];
  readonly lists: ListDay[] = [];
  /** Items that are not valid, or whose recipe was not imported. */
  invalid = 0;
  private listRows = 0;

  /** Nothing before the event of the house, which is the first one. */
  house: HouseHead | undefined;

  constructor(
    private readonly ids: RecipeIds,
    private readonly totals: Totals,
  ) {}

  /**
   * Adds the valid ones of the rows whose recipe was imported.
   *
   * @throws QUOTA_EXCEEDED for more than any house has
   */
  add(event: Exclude<HouseArchiveEvent, { readonly kind: 'recipes' }>): void {
    const { planningItems, listRows } = this.totals;
    if (event.kind === 'house') this.house = event.house;
    else if (event.kind === 'cookings') {
      for (const cooking of event.rows) {
        const recipeId = this.ids.get(cooking?.recipe ?? 0);
        if (cooking !== null && recipeId !== undefined)
          this.cookings.push({ ...cooking, recipeId });
      }
      requireQuota(planningItems, this.cookings.length);
    } else if (event.kind === 'planning') {
      const items = event.rows.flatMap((item) => (item ? withRecipe(item, this.ids) : []));
      this.items.push(...items);
      this.invalid += event.rows.length - items.length;
      requireQuota(planningItems, this.items.length);
    } else if (event.kind === 'menus') {
      for (const menu of event.rows) {
        if (menu === null) continue;
        const items = menu.items.flatMap((item) => withRecipe(item, this.ids));
        const cookings = menu.cookings.flatMap((cooking) => {
          const recipeId = this.ids.get(cooking.recipe);
          return recipeId === undefined ? [] : [{ ...cooking, recipeId }];
        });
        this.menus.push({ name: menu.name, cookings, items });
      }
      requireQuota(QUOTAS.houseMenus, this.menus.length);
    } else {
      for (const day of event.rows) {
        const size = day === null ? 0 : day.ownLines.length + day.ticks.length;
        if (day === null || size === 0) continue;
        this.lists.push(day);
        this.listRows += size;
      }
      requireQuota(listRows, this.listRows);
    }
  }
}

/** A meal with the id of its recipe; none when the recipe was not imported. */
function withRecipe<Meal extends { readonly recipe: number | null }>(meal: Meal, ids: RecipeIds) {
  const recipeId = meal.recipe === null ? null : ids.get(meal.recipe);
  return recipeId === undefined ? [] : [{ ...meal, recipeId }];
}

/** Who may eat the meals of an archive. */
export interface ImportedPeople {
  /** The members of the house. */
  readonly profileIds: readonly number[];
  /** In the order of the archive. */
  readonly dependants: readonly { readonly id: number; readonly guest: boolean }[];
}

/**
 * Who eats a meal, none for everybody. The members of the archive are not those of the house: where
 * they eat, everybody does, and with guests, who count only where named, all members.
 */
export function eatersOf(
  { eaters }: Pick<ArchivedItem, 'eaters'>,
  { profileIds, dependants }: ImportedPeople,
): NamedPerson[] {
  const named = new Set(eaters);
  const known = [...named].flatMap((number) => dependants[(number ?? 0) - 1] ?? []);
  const others = known.map(({ id }) => ({ dependantId: id }));
  if (!named.has(null)) return others;
  const hasGuests = known.some(({ guest }) => guest);
  return hasGuests ? [...profileIds.map((profileId) => ({ profileId })), ...others] : [];
}
