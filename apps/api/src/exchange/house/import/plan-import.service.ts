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
import { NewCookingDto } from '../../../planning/plan/cookings/cookings.dto.js';
import { MenusService } from '../../../planning/plan/menus/menus.service.js';
import { PlanRepository } from '../../../planning/plan/rows/plan.repository.js';
import { PlanService } from '../../../planning/plan/rows/plan.service.js';
import { routineOf } from '../../../planning/plan/routines/routine-of-body.js';
import { NewRoutineDto } from '../../../planning/plan/routines/routines.dto.js';
import { RoutinesService } from '../../../planning/plan/routines/routines.service.js';
import { EMPTY_DISH, itemOf } from '../../../planning/plan/week/item-of-body.js';
import { type EaterDto, NewItemDto } from '../../../planning/plan/week/planning.dto.js';
import type { Profile } from '../../../session/profile.view.js';
import { keyOf, knownMenu } from '../house-bodies.js';
import type { Lines } from '../house-file.js';
import { MenuLine } from '../house-lines.dto.js';
import * as query from '../house.query.js';

/** What lines refer to, by its number in the file. */
interface Known {
  readonly recipes: ReadonlyMap<number, number>;
  readonly dependants: ReadonlyMap<number, Dependant | undefined>;
  /** Ids of the members of the house. */
  readonly members: readonly number[];
}

/** Adds the cookings, planning items, menus and routines of a house export to a locked house. */
@Injectable()
export class PlanImportService {
  constructor(
    private readonly database: Database,
    private readonly rows: PlanRepository,
    private readonly plan: PlanService,
    private readonly menus: MenusService,
    private readonly routines: RoutinesService,
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
    { menus, routines, ...plan }: Pick<Lines, 'cookings' | 'items' | 'menus' | 'routines'>,
    known: Known,
  ): Promise<number> {
    await this.addMenus(manager, house, menus, known);
    const added = await this.addPlan(manager, member, house, plan, known);
    // After the items: a day on which its dish stands already gets none.
    await this.addRoutines(manager, member, house, routines, known);
    return added;
  }

  private async addPlan(
    manager: EntityManager,
    member: Profile,
    house: LockedHouse,
    { cookings, items }: Pick<Lines, 'cookings' | 'items'>,
    known: Known,
  ): Promise<number> {
    const cooked = cookings.flatMap((cooking) => {
      const recipeId = known.recipes.get(cooking.recipeId);
      return recipeId === undefined ? [] : { ...cooking, recipeId };
    });
    const served = new Map(cooked.map(({ number, recipeId }) => [number, recipeId]));
    const dishes = items.flatMap((item) => {
      const { cookingId, text } = item;
      const recipeId =
        cookingId == null ? known.recipes.get(item.recipeId ?? 0) : served.get(cookingId);
      if (recipeId === undefined && text == null) return [];
      return { ...item, recipeId: recipeId ?? null, portions: item.portions ?? 1 };
    });
    const recipeIds = [...cooked, ...dishes].flatMap(({ recipeId }) => recipeId ?? []);
    const plannable = await this.rows.lockPlannable(manager, member.id, recipeIds, false);
    if (recipeIds.some((id) => !plannable.has(id))) throw new AppError('RECIPE_NOT_FOUND');
    const added = await this.addCookings(manager, house, cooked);
    const missing = await this.missing(manager, house, query.ITEMS, NewItemDto, dishes);
    if (added.size + missing.length === 0) return 0;
    const planned = missing.map((item) => ({
      ...itemOf(item),
      portions: item.portions,
      cookingId: serve(added.get(item.cookingId ?? 0), item),
      eaters: eatersOf(item.eaters ?? [], known),
    }));
    const ids = await this.rows.insertItems(manager, house.id, planned);
    const dates = [...cooked, ...planned].map(({ date }) => date);
    await this.plan.requireRoom(manager, house, dates);
    return ids.length;
  }

  /** The counts of a stored cooking are those of people in this house: only its body is compared. */
  private async addCookings(
    manager: EntityManager,
    house: LockedHouse,
    cooked: Lines['cookings'],
  ): Promise<ReadonlyMap<number, ServingCooking>> {
    const missing = await this.missing(manager, house, query.COOKINGS, NewCookingDto, cooked);
    const ids = await this.rows.insertCookings(manager, house.id, missing);
    const added = missing.map((cooking, index) => {
      const left = cooking.portions - cooking.eaten - cooking.discarded;
      return { ...cooking, id: ids[index] ?? 0, left, meals: 0 };
    });
    return new Map(added.map((cooking) => [cooking.number, cooking]));
  }

  private async addMenus(
    manager: EntityManager,
    house: LockedHouse,
    lines: Lines['menus'],
    known: Known,
  ): Promise<void> {
    const menus = lines.map(({ name, cookings, items }) => {
      const cooked = cookings.map((cooking, position) => ({ ...cooking, position }));
      const dishes = items.map(({ cooking = null, recipeId = null, portions, ...item }) => ({
        ...{ ...EMPTY_DISH, ...item, portions: portions ?? 1, cooking },
        recipeId: cookings[cooking ?? -1]?.recipeId ?? recipeId,
      }));
      const menu = { cookings: cooked, items: dishes };
      return { name, ...knownMenu(menu, (number) => known.recipes.get(number)) };
    });
    const missing = await this.missing(manager, house, query.MENUS, MenuLine, menus);
    const added = missing.map(({ items, ...menu }) => ({
      ...menu,
      items: items.map((item) => ({ ...item, eaters: eatersOf(item.eaters ?? [], known) })),
    }));
    if (added.length > 0) await this.menus.add(manager, house.id, added);
  }

  private async addRoutines(
    manager: EntityManager,
    member: Profile,
    house: LockedHouse,
    lines: Lines['routines'],
    known: Known,
  ): Promise<void> {
    const routines = lines.flatMap((line) => {
      const recipeId = line.recipeId == null ? null : known.recipes.get(line.recipeId);
      return recipeId === undefined ? [] : { ...line, recipeId };
    });
    const missing = await this.missing(manager, house, query.ROUTINES, NewRoutineDto, routines);
    const added = missing.map(({ changedDays, ...routine }) => ({
      ...{ ...routineOf(routine), eaters: eatersOf(routine.eaters ?? [], known) },
      changedDays: changedDays ?? [],
    }));
    if (added.length > 0) await this.routines.addAll(manager, member.id, house, added);
  }

  /** Those of the lines that no row of the house equals. */
  private async missing<Line extends object>(
    manager: EntityManager,
    house: LockedHouse,
    statement: PreparedStatement,
    dto: Class<object>,
    lines: readonly Line[],
  ): Promise<Line[]> {
    const stored: string[] = [];
    const pages = this.database.pages<query.PlanRow>(statement, [house.id], 0, manager);
    for await (const rows of pages) {
      stored.push(...rows.map(({ row, ...more }) => keyOf(dto, { ...row, ...more })));
    }
    return missingFrom(lines, stored, (line) => keyOf(dto, line));
  }
}

/** A cooking that was added, and what its meals have left of it. */
interface ServingCooking {
  readonly id: number;
  readonly date: string;
  left: number;
  meals: number;
}

/** Takes the portions of a meal from a cooking. Returns its id; null when it cannot serve the meal. */
function serve(
  cooking: ServingCooking | undefined,
  { date, portions }: { readonly date: string; readonly portions: number },
): number | null {
  if (cooking === undefined || cooking.date > date || cooking.left < portions) return null;
  if (cooking.meals >= QUOTAS.cookingMeals.max) return null;
  cooking.left -= portions;
  cooking.meals += 1;
  return cooking.id;
}

/**
 * Who eats a meal, null for everybody. The members of the file are not those of the house: where they
 * eat, everybody does, and with guests, who count only where named, all members.
 */
function eatersOf(eaters: readonly EaterDto[], { members, dependants }: Known) {
  const numbers = new Set(eaters.map(({ dependantId }) => dependantId ?? 0));
  const named = [...numbers].flatMap((number) => dependants.get(number) ?? []);
  const hasMembers = eaters.some(({ profileId }) => profileId != null);
  if (hasMembers && !named.some(({ guest }) => guest)) return null;
  const profiles = hasMembers ? members.map((profileId) => ({ profileId })) : [];
  const people: NamedPerson[] = [...profiles, ...named.map(({ id }) => ({ dependantId: id }))];
  return people.length === 0 ? null : people;
}
