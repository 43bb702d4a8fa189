import { Injectable } from '@nestjs/common';
import type { Locale } from '#domain/locale.js';
import { amountsToBuy } from '#domain/planning/shopping-list/amounts-to-buy.js';
import { listAsText } from '#domain/planning/printing/list-as-text.js';
import { printList } from '#domain/planning/printing/printed-list.js';
import {
  type SharedLine,
  sharedLines,
  type SharedOwnLine,
  sharedOwnLines,
} from '#domain/planning/list-operations/shared-lines.js';
import { sortByShelf } from '#domain/planning/shopping-list/shelf-order.js';
import { type FindIngredient, shoppingList } from '#domain/planning/shopping-list/shopping-list.js';
import { weekStartOf } from '#domain/planning/week.js';
import type { Profile } from '../../session/profile.view.js';
import type { SessionClaims } from '../../session/session.js';
import { Catalogues } from '../../reference/catalogues.js';
import { type PlannedList, ShoppingListReader } from './shopping-list.reader.js';
import type { DeliveredListView, ShoppingListView } from './shopping-list.view.js';
import type { ShoppingOperationsDto } from './shopping-operations.dto.js';
import { SharedListService } from './shared-list.service.js';
import { UnitIds } from '../planned-recipes/unit-ids.js';
import { listAsCsv } from './list-as-csv.js';

/** The shopping list of a house for a week. */
@Injectable()
export class ShoppingListService {
  private readonly findIngredient: FindIngredient = (id) => this.catalogues.ingredients.find(id);

  constructor(
    private readonly reader: ShoppingListReader,
    private readonly catalogues: Catalogues,
    private readonly units: UnitIds,
    private readonly shared: SharedListService,
  ) {}

  /** @throws HOUSE_NOT_FOUND, QUOTA_EXCEEDED */
  async list(session: SessionClaims, date: string): Promise<ShoppingListView> {
    const weekStart = weekStartOf(date);
    const planned = await this.reader.read(session, weekStart);
    const lines = this.linesOf(planned).map((line) => this.lineView(line));
    const ownLines = sharedOwnLines(planned).map((line) => this.ownLineView(line));
    const { version, texts } = planned;
    return { weekStart, version, lines, texts, ownLines };
  }

  /**
   * Applies the operations of a device.
   *
   * @returns the list after them
   * @throws the errors of `SharedListService.apply`
   */
  async apply(
    member: Profile,
    session: SessionClaims,
    delivery: ShoppingOperationsDto,
  ): Promise<DeliveredListView> {
    const ignored = await this.shared.apply(member, session, delivery);
    return Object.assign(await this.list(session, delivery.date), { ignored });
  }

  /**
   * The list in a language, as plain text or as CSV for a spreadsheet.
   *
   * @throws HOUSE_NOT_FOUND, QUOTA_EXCEEDED
   */
  async print(
    session: SessionClaims,
    date: string,
    locale: Locale,
    format: 'text' | 'csv',
  ): Promise<string> {
    const weekStart = weekStartOf(date);
    const planned = await this.reader.read(session, weekStart);
    const { recipes, texts, shelfOrder } = planned;
    const names = new Map(recipes.map(({ id, name }) => [id, name]));
    const printed = printList(
      { lines: this.linesOf(planned), texts, ownLines: sharedOwnLines(planned), shelfOrder },
      {
        locale,
        findIngredient: this.findIngredient,
        recipeName: (id) => names.get(id) ?? '',
      },
    );
    return format === 'csv' ? listAsCsv(printed, locale) : listAsText(printed, locale, weekStart);
  }

  private linesOf({ recipes, shelfOrder, bought }: PlannedList): SharedLine[] {
    const lines = shoppingList(recipes, this.findIngredient);
    return sharedLines(
      sortByShelf(lines, shelfOrder, this.findIngredient),
      bought,
      this.findIngredient,
    );
  }

  private lineView(line: SharedLine): ShoppingListView['lines'][number] {
    const ingredient = this.findIngredient(line.ingredientId);
    const { category, subcategory } = ingredient ?? {};
    return {
      ...line,
      category: category ?? null,
      subcategory: subcategory ?? null,
      amounts: this.units.view(line.amounts),
      toBuy: this.units.view(amountsToBuy(line.amounts, ingredient)),
      checked: this.units.view(line.checked),
      missing: this.units.view(line.missing),
    };
  }

  private ownLineView({ unit, ...line }: SharedOwnLine): ShoppingListView['ownLines'][number] {
    return { ...line, unitId: unit === null ? null : this.units.idOf(unit) };
  }
}
