import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { SubcategoryKey } from '#domain/catalogue/categories.js';
import type { EarlierWeek } from '#domain/planning/list-operations/carried-amounts.js';
import { type Supplies, withoutPantry } from '#domain/planning/list-operations/covered-amounts.js';
import { ingredientLineId } from '#domain/planning/list-operations/own-line.js';
import type { ListState } from '#domain/planning/list-operations/shared-lines.js';
import type { Pantry } from '#domain/planning/pantry/pantry.js';
import {
  densityOf,
  type FindIngredient,
  shoppingList,
  type ShoppingLine,
  type TextLine,
} from '#domain/planning/shopping-list/shopping-list.js';
import { ticksOfDays, type WeekInRange } from '#domain/planning/list-operations/ticks-of-days.js';
import { PartTree } from '#domain/parts/part-tree.js';
import { Rational } from '#domain/units/rational.js';
import { addDays, daysBetween, weekStartsOf } from '#domain/planning/week.js';
import { QUOTAS } from '#domain/quotas.js';
import { AppError } from '#platform/errors/app-error.js';
import { quotaExceeded } from '#platform/errors/require-quota.js';
import { Database } from '../../database/database.js';
import { PantryReader } from '../../house/pantry/pantry.reader.js';
import type { ShopRow } from '../../house/shops/shops.query.js';
import { Catalogues } from '../../reference/catalogues.js';
import type { SessionClaims } from '../../session/session.js';
import type { HouseVersion } from '../reading/planned-recipes.query.js';
import {
  type NamedRecipe,
  type PlannedDays,
  PlannedRecipesReader,
} from '../reading/planned-recipes.reader.js';
import { UnitIds } from '../reading/unit-ids.js';
import { sharedListOf } from './shared-list-rows.js';
import { READ_SHOPPING_LIST, type ShoppingListRow } from './shopping-list.query.js';

/** The week of a date, or a range of days, whose ends both count. */
export type ListPeriod = { readonly date: string } | { readonly from: string; readonly to: string };

type DayRange = Omit<PlannedDays, 'weekStart'>;

/** The planned recipes of a list, and what devices have done to it. */
export interface PlannedList extends PlannedDays {
  readonly house: HouseVersion;
  /** Grows with every change. Two reads with the same version have the same list. */
  readonly version: number;
  readonly recipes: readonly NamedRecipe[];
  readonly lines: readonly ShoppingLine[];
  readonly texts: readonly TextLine[];
  /** The shelves that the house has named. */
  readonly shelfOrder: readonly SubcategoryKey[];
  readonly stapleIds: ReadonlySet<number>;
  readonly memberIds: ReadonlySet<number>;
  readonly shops: readonly ShopRow[];
  readonly list: ListState;
  readonly supplies: Supplies;
}

/** Reads the shopping list of a house. */
@Injectable()
export class ShoppingListReader {
  private readonly findIngredient: FindIngredient = (id) => this.catalogues.ingredients.find(id);

  constructor(
    private readonly database: Database,
    private readonly planned: PlannedRecipesReader,
    private readonly units: UnitIds,
    private readonly catalogues: Catalogues,
    private readonly pantries: PantryReader,
  ) {}

  /** @throws HOUSE_NOT_FOUND, QUOTA_EXCEEDED */
  async read(
    session: SessionClaims,
    period: ListPeriod,
    manager?: EntityManager,
  ): Promise<PlannedList> {
    const [start, end] = 'date' in period ? [null, null] : [period.from, period.to];
    const weekStarts = weekStartsOf('date' in period ? period.date : period.from);
    const row = await this.database.readAs<ShoppingListRow>(
      session,
      READ_SHOPPING_LIST,
      [weekStarts, start, end],
      manager,
    );
    const { houseId, houseVersion, version, weekStart, first, last, house, texts } = row;
    if (houseId === null || house === null) throw new AppError('HOUSE_NOT_FOUND');
    if (texts === null) throw quotaExceeded(QUOTAS.listText);
    const recipes = this.recipesOn(row, row);
    const pantry = this.pantryOf(row);
    const lines = shoppingList(recipes, this.findIngredient);
    const { shelfOrder, stapleIds, memberIds, shops } = house;
    const some = lines
      .map(({ ingredientId }) => ingredientId)
      .filter((id) => pantry.hasSome(id, last));
    return {
      house: { houseId, version: houseVersion },
      version,
      weekStart,
      first,
      last,
      recipes,
      lines,
      texts,
      shelfOrder,
      stapleIds: new Set([...this.catalogues.stapleIds(stapleIds), ...some]),
      memberIds: new Set(memberIds),
      shops,
      list: this.stateOfDays(row, pantry),
      supplies: {
        pantry: (id) => pantry.on(id, row),
        earlier: this.earlierWeeks(row, weekStart, pantry),
      },
    };
  }

  private pantryOf(row: ShoppingListRow): Pantry {
    const foods = new Set(row.pantry?.map(([ingredientId]) => ingredientId));
    const recipes = foods.size === 0 ? [] : this.planned.withLines(row);
    const tree = new PartTree(recipes);
    const needs = recipes.flatMap((dish) =>
      [{ recipe: dish, portions: Rational.ONE }, ...tree.partsOf(dish.id)].flatMap(
        ({ recipe, portions }) => {
          const ofPantry = recipe.lines.filter(({ ingredientId }) => foods.has(ingredientId));
          const scale = portions.value / recipe.portions;
          return dish.items.flatMap((item) =>
            ofPantry.map((line) => ({
              ...{ ...line, date: item.date },
              quantity: line.quantity * item.portions * scale,
            })),
          );
        },
      ),
    );
    needs.sort((one, other) => (one.date < other.date ? -1 : 1));
    const removed = row.ticks.flatMap(([lineId, unitId, , kept, , date]) =>
      unitId === null || kept === null ? [] : [[lineId, date, unitId, kept] as const],
    );
    return this.pantries.pantryOf(row.pantry, needs, removed, row.weekStart);
  }

  /** What devices have done for the days of a period. */
  private stateOf({ ticks, ownLines }: ShoppingListRow, { first, last }: DayRange): ListState {
    const inPeriod = ticks.filter(([, , , , , date]) => date >= first && date <= last);
    return sharedListOf({ ticks: inPeriod, ownLines }, (id) => this.units.keyOf(id));
  }

  /** What devices have done, as far as it counts for the days of the list. */
  private stateOfDays(row: ShoppingListRow, pantry: Pantry): ListState {
    const { weekStart, first, last } = row;
    const count = Math.floor(daysBetween(weekStart, last) / 7) + 1;
    const state = this.stateOf(row, { first: weekStart, last: addDays(weekStart, 7 * count - 1) });
    if (first === weekStart && last === addDays(weekStart, 6)) return state;
    const weeks = Array.from({ length: count }, (_, number): WeekInRange => {
      const week = weekFrom(addDays(weekStart, 7 * number));
      const needed = (days: Partial<DayRange>) => this.amountsOn(row, { ...week, ...days }, pantry);
      const start = first > week.first ? first : week.first;
      const end = last < week.last ? last : week.last;
      return {
        ...this.stateOf({ ...row, ownLines: [] }, week),
        amounts: needed({ first: start, last: end }),
        before: needed({ last: addDays(start, -1) }),
        after: needed({ first: addDays(end, 1) }),
      };
    });
    return ticksOfDays(state, weeks, this.findIngredient);
  }

  /** Only with the ingredients that were bought in these weeks. */
  private earlierWeeks(row: ShoppingListRow, weekStart: string, pantry: Pantry): EarlierWeek[] {
    const ticks = row.ticks.filter(
      ([, , thousandths, , , date]) => date < weekStart && thousandths > 0,
    );
    if (ticks.length === 0) return [];
    const lineIds = new Set(ticks.map(([lineId]) => lineId));
    const lines = row.lines.filter(([, ingredientId]) =>
      lineIds.has(ingredientLineId(ingredientId)),
    );
    return [7, 14].map((days) => {
      const week = weekFrom(addDays(weekStart, -days));
      return {
        ...this.stateOf({ ...row, ownLines: [] }, week),
        weekStart: week.first,
        amounts: this.amountsOn({ ...row, lines }, week, pantry),
      };
    });
  }

  /** What is to buy for some days, by ingredient. */
  private amountsOn(row: ShoppingListRow, days: DayRange, pantry: Pantry): WeekInRange['amounts'] {
    const needed = shoppingList(this.recipesOn(row, days), this.findIngredient);
    return new Map(
      needed.map(({ ingredientId: id, amounts }) => [
        id,
        withoutPantry(amounts, pantry.on(id, days), densityOf(this.findIngredient(id))),
      ]),
    );
  }

  /** The recipes with their items of some days. */
  private recipesOn(row: ShoppingListRow, { first, last }: DayRange): NamedRecipe[] {
    const isListed = ({ date }: { date: string }) => date >= first && date <= last;
    const recipes = row.recipes.map((recipe) => ({
      ...recipe,
      items: recipe.items.filter(isListed),
    }));
    return this.planned.recipesOf({ ...row, recipes });
  }
}

function weekFrom(first: string): DayRange {
  return { first, last: addDays(first, 6) };
}
