import { Injectable, type Type as Class } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { missingFrom } from '#domain/exchange/missing-from.js';
import type { NamedPerson } from '#domain/house/who-eats.js';
import { QUOTAS } from '#domain/quotas.js';
import { AppError } from '#platform/errors/app-error.js';
import { Database } from '../../../database/database.js';
import type { PreparedStatement } from '../../../database/prepared-statement.js';
import type { LockedHouse } from '../../../house/locked-house.js';
import type { Dependant } from '../../../house/house.view.js';
import { CookingsRepository } from '../../../planning/cookings/cookings.repository.js';
import { PlannedCookings } from '../../../planning/cookings/planned-cookings.service.js';
import { type EaterDto, NewItemDto } from '../../../planning/grid/planning.dto.js';
import { PlanningRepository } from '../../../planning/grid/planning.repository.js';
import { MenusService } from '../../../planning/menus/menus.service.js';
import type { Profile } from '../../../session/profile.view.js';
import { keyOf, knownMenu } from '../house-bodies.js';
import type { Lines } from '../house-file.js';
import { type CookingLine, MenuLine } from '../house-lines.dto.js';
import * as query from '../house.query.js';

/** What lines refer to. */
interface Known {
  /** Ids, by the number in the file. */
  readonly recipes: ReadonlyMap<number, number>;
  /** Ids of the members of the house. */
  readonly members: readonly number[];
  /** By the number in the file. */
  readonly dependants: ReadonlyMap<number, Dependant | undefined>;
}

/** Adds the cookings, planning items and menus of a house export to a locked house. */
@Injectable()
export class PlanImportService {
  constructor(
    private readonly database: Database,
    private readonly cookings: CookingsRepository,
    private readonly planning: PlanningRepository,
    private readonly planned: PlannedCookings,
    private readonly menus: MenusService,
  ) {}

  /**
   * Adds what the house does not have.
   *
   * @returns the number of items that were added
   * @throws QUOTA_EXCEEDED
   */
  async addMissing(
    manager: EntityManager,
    member: Profile,
    house: LockedHouse,
    { cookings, items, menus }: Pick<Lines, 'cookings' | 'items' | 'menus'>,
    known: Known,
  ): Promise<number> {
    await this.addMenus(manager, house, menus, known);
    const cooked = cookings.flatMap((cooking) => {
      const recipeId = known.recipes.get(cooking.recipeId);
      return recipeId === undefined ? [] : { ...cooking, recipeId };
    });
    const served = new Map(cooked.map(({ number, recipeId }) => [number, recipeId]));
    const dishes = items.flatMap((item) => {
      const { recipeId: number, cookingId, text, portions } = item;
      const recipeId = cookingId == null ? known.recipes.get(number ?? 0) : served.get(cookingId);
      if (recipeId === undefined && text == null) return [];
      return { ...item, recipeId: recipeId ?? null, portions: portions ?? 1 };
    });
    const added = await this.addCookings(manager, member, house, cooked);
    const stored = await this.keys<query.ItemRow>(manager, house, query.ITEMS, NewItemDto);
    const missing = missingFrom(dishes, stored, (item) => keyOf(NewItemDto, item));
    if (added.size + missing.length === 0) return 0;
    const planned = missing.map(({ recipeId, cookingId, eaters, ...item }) => {
      const cooking = added.get(cookingId ?? 0);
      const dish = cooking?.serves(item) ? { cookingId: cooking.id } : { recipeId };
      return { ...item, ...dish, eaters: eatersOf(eaters ?? [], known) };
    });
    const { ids } = await this.planning.insert(manager, member.id, planned, false);
    const dates = [...cooked, ...planned].map(({ date }) => date);
    await this.planned.requireWeekQuotas(manager, house, dates);
    await this.planned.requireTotal(manager, house);
    return ids.length;
  }

  /** @returns the cookings that the house did not have, by their number */
  private async addCookings(
    manager: EntityManager,
    member: Profile,
    house: LockedHouse,
    cookings: readonly CookingLine[],
  ): Promise<ReadonlyMap<number, AddedCooking>> {
    // The counts of a stored cooking are those of people in this house.
    const key = ({
      date,
      portions,
      recipeId,
    }: Pick<CookingLine, 'date' | 'portions' | 'recipeId'>) => [date, portions, recipeId].join(' ');
    const stored: string[] = [];
    for await (const rows of this.rows<query.RowOf<'cooking'>>(manager, house, query.COOKINGS)) {
      stored.push(...rows.map(({ row }) => key(row)));
    }
    const missing = missingFrom(cookings, stored, key);
    const { ids } = await this.cookings.insert(manager, member.id, missing, false);
    if (ids.length < missing.length) throw new AppError('RECIPE_NOT_FOUND');
    const added = missing.map((cooking, index) => new AddedCooking(ids[index] ?? 0, cooking));
    await this.cookings.storeCounts(
      manager,
      added.map(({ counts }) => counts),
    );
    return new Map(added.map((cooking) => [cooking.number, cooking]));
  }

  private async addMenus(
    manager: EntityManager,
    house: LockedHouse,
    lines: readonly MenuLine[],
    known: Known,
  ): Promise<void> {
    const stored = await this.keys<query.MenuRow>(manager, house, query.MENUS, MenuLine);
    const menus = lines.map(({ name, cookings, items }) => {
      const rows = items.map(({ cooking = null, recipeId = null, portions, ...item }) => ({
        ...{ text: null, note: null, ...item, portions: portions ?? 1, cooking },
        recipeId: cookings[cooking ?? -1]?.recipeId ?? recipeId,
      }));
      const cooked = cookings.map((cooking, position) => ({ ...cooking, position }));
      return knownMenu({ name, cookings: cooked, items: rows }, (id) => known.recipes.get(id));
    });
    const missing = missingFrom(menus, stored, (menu) => keyOf(MenuLine, menu));
    const added = missing.map(({ items, ...menu }) => ({
      ...menu,
      items: items.map((item) => ({ ...item, eaters: eatersOf(item.eaters ?? [], known) })),
    }));
    if (added.length > 0) await this.menus.add(manager, house.id, added);
  }

  private async keys<Row extends query.ItemRow | query.MenuRow>(
    manager: EntityManager,
    house: LockedHouse,
    statement: PreparedStatement,
    dto: Class<object>,
  ): Promise<string[]> {
    const keys: string[] = [];
    for await (const rows of this.rows<Row>(manager, house, statement)) {
      keys.push(...rows.map(({ row, ...more }) => keyOf(dto, { ...row, ...more })));
    }
    return keys;
  }

  private rows<Row extends { readonly position: unknown }>(
    manager: EntityManager,
    { id }: LockedHouse,
    statement: PreparedStatement,
  ) {
    return this.database.pages<Row>(statement, [id], 0, manager);
  }
}

/** A cooking that was added, and what its meals have left of it. */
class AddedCooking {
  readonly number: number;
  private left: number;
  private meals = 0;

  constructor(
    readonly id: number,
    private readonly cooking: CookingLine,
  ) {
    const { eaten, discarded } = this.counts;
    this.number = cooking.number;
    this.left = cooking.portions - eaten - discarded;
  }

  get counts() {
    const { eaten, discarded, frozen, thawed, thawedOn, planFreezes } = this.cooking;
    return {
      ...{ id: this.id, eaten: eaten ?? 0, discarded: discarded ?? 0, frozen: frozen ?? 0 },
      ...{ thawed: thawed ?? 0, thawedOn: thawedOn ?? null, planFreezes },
    };
  }

  /** Takes the portions of a meal, unless it is too early or there are too few. */
  serves({ date, portions }: { readonly date: string; readonly portions: number }): boolean {
    const isPossible = this.cooking.date <= date && portions <= this.left;
    if (!isPossible || this.meals >= QUOTAS.cookingMeals.max) return false;
    this.left -= portions;
    this.meals += 1;
    return true;
  }
}

/**
 * Who eats a meal, null for everybody. The members of the file are not those of the house: where they
 * eat, everybody does, and with guests, who count only where named, all members.
 */
function eatersOf(
  eaters: readonly EaterDto[],
  { members, dependants }: Known,
): NamedPerson[] | null {
  const numbers = new Set(eaters.map(({ dependantId }) => dependantId ?? 0));
  const named = [...numbers].flatMap((number) => dependants.get(number) ?? []);
  const hasMembers = eaters.some(({ profileId }) => profileId != null);
  if (hasMembers && !named.some(({ guest }) => guest)) return null;
  const profiles = hasMembers ? members.map((profileId) => ({ profileId })) : [];
  const people = [...profiles, ...named.map(({ id }) => ({ dependantId: id }))];
  return people.length === 0 ? null : people;
}
