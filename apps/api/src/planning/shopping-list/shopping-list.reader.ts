import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { SubcategoryKey } from '#domain/catalogue/categories.js';
import type { EarlierWeek } from '#domain/planning/list-operations/carried-amounts.js';
import { ingredientLineId } from '#domain/planning/list-operations/own-line.js';
import type { ListState } from '#domain/planning/list-operations/shared-lines.js';
import {
  type FindIngredient,
  shoppingList,
  type ShoppingLine,
  type TextLine,
} from '#domain/planning/shopping-list/shopping-list.js';
import { addDays, weekStartOf } from '#domain/planning/week.js';
import { QUOTAS } from '#domain/quotas.js';
import { AppError } from '#platform/errors/app-error.js';
import { quotaExceeded } from '#platform/errors/require-quota.js';
import { Database } from '../../database/database.js';
import { Catalogues } from '../../reference/catalogues.js';
import type { SessionClaims } from '../../session/session.js';
import {
  type NamedRecipe,
  PlannedRecipesReader,
} from '../planned-recipes/planned-recipes.reader.js';
import { UnitIds } from '../planned-recipes/unit-ids.js';
import { sharedListOf } from './shared-list-rows.js';
import { READ_SHOPPING_LIST, type ShoppingListRow } from './shopping-list.query.js';

/** The days of a list; both ends count. */
export interface ListPeriod {
  readonly from: string;
  readonly to: string;
}

/** The planned recipes of a list, and what devices have done to it. */
export interface PlannedList {
  /** Grows with every change. Two reads with the same version have the same list. */
  readonly version: number;
  /** The first day. */
  readonly from: string;
  /** The first day of its week. */
  readonly weekStart: string;
  readonly recipes: readonly NamedRecipe[];
  readonly lines: readonly ShoppingLine[];
  readonly texts: readonly TextLine[];
  /** The shelves that the house has named. */
  readonly shelfOrder: readonly SubcategoryKey[];
  readonly stapleIds: ReadonlySet<number>;
  readonly memberIds: ReadonlySet<number>;
  readonly list: ListState;
  /** The week before, and the one before that; none if nothing was bought in them. */
  readonly earlier: readonly EarlierWeek[];
}

/** A week by one of its dates, or a period. */
export type ListDays = { readonly date: string } | ListPeriod;

/** Reads the shopping list of a house. */
@Injectable()
export class ShoppingListReader {
  private readonly findIngredient: FindIngredient = (id) => this.catalogues.ingredients.find(id);

  constructor(
    private readonly database: Database,
    private readonly planned: PlannedRecipesReader,
    private readonly units: UnitIds,
    private readonly catalogues: Catalogues,
  ) {}

  /** @throws HOUSE_NOT_FOUND, QUOTA_EXCEEDED */
  async read(
    session: SessionClaims,
    days: ListDays,
    manager?: EntityManager,
  ): Promise<PlannedList> {
    const { weekStartsOn } = await this.planned.house(session, manager);
    const isWeek = 'date' in days;
    const weekStart = weekStartOf(isWeek ? days.date : days.from, weekStartsOn);
    const { from, to } = isWeek ? { from: weekStart, to: addDays(weekStart, 6) } : days;
    const row = await this.database.readAs<ShoppingListRow>(
      session,
      READ_SHOPPING_LIST,
      [from, to, weekStart],
      manager,
    );
    const { version, house, texts } = row;
    if (house === null) throw new AppError('HOUSE_NOT_FOUND');
    if (texts === null) throw quotaExceeded(QUOTAS.listText);
    const recipes = this.recipesBetween(row, { from, to });
    const { shelfOrder, stapleIds, memberIds } = house;
    return {
      version,
      from,
      weekStart,
      recipes,
      lines: shoppingList(recipes, this.findIngredient),
      texts,
      shelfOrder,
      stapleIds: new Set(this.catalogues.stapleIds(stapleIds)),
      memberIds: new Set(memberIds),
      list: this.stateOf(row, { from: weekStart, to }),
      earlier: this.earlierWeeks(row, weekStart),
    };
  }

  /** What devices have done in the weeks that begin in a period. */
  private stateOf({ ticks, ownLines }: ShoppingListRow, { from, to }: ListPeriod): ListState {
    const inPeriod = ticks.filter(([, , , , , weekStart]) => weekStart >= from && weekStart <= to);
    return sharedListOf({ ticks: inPeriod, ownLines }, (id) => this.units.keyOf(id));
  }

  /** Only with the ingredients that were bought in these weeks. */
  private earlierWeeks(row: ShoppingListRow, weekStart: string): EarlierWeek[] {
    const isBought = (ofWeek: string, thousandths: number) => ofWeek < weekStart && thousandths > 0;
    const ticks = row.ticks.filter(([, , thousandths, , , ofWeek]) =>
      isBought(ofWeek, thousandths),
    );
    if (ticks.length === 0) return [];
    const lineIds = new Set(ticks.map(([lineId]) => lineId));
    const lines = row.lines.filter(([, ingredientId]) =>
      lineIds.has(ingredientLineId(ingredientId)),
    );
    return [7, 14].map((days) => {
      const from = addDays(weekStart, -days);
      const week = { from, to: addDays(from, 6) };
      const needed = shoppingList(
        this.recipesBetween({ ...row, lines }, week),
        this.findIngredient,
      );
      return {
        ...this.stateOf({ ...row, ownLines: [] }, week),
        weekStart: from,
        amounts: new Map(needed.map(({ ingredientId, amounts }) => [ingredientId, amounts])),
      };
    });
  }

  /** The recipes with their items in a period. */
  private recipesBetween(row: ShoppingListRow, { from, to }: ListPeriod): NamedRecipe[] {
    const recipes = row.recipes
      .map((recipe) => ({
        ...recipe,
        items: recipe.items.filter(({ date }) => date >= from && date <= to),
      }))
      .filter(({ items }) => items.length > 0);
    return this.planned.recipesOf({ ...row, recipes });
  }
}
