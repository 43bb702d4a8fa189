import { Injectable } from '@nestjs/common';
import type { Locale } from '#domain/locale.js';
import { listAsCsv } from '#domain/planning/list-as-csv.js';
import { listAsText } from '#domain/planning/list-as-text.js';
import { printList, type PrintedLine } from '#domain/planning/printed-list.js';
import { type FindShelf, shoppingList } from '#domain/planning/shopping-list.js';
import type { SessionClaims } from '../../session/session.js';
import { Catalogues } from '../../reference/catalogues.js';
import { PlannedRecipesReader } from '../planned-recipes/planned-recipes.reader.js';
import type { ShoppingListView } from '../grid/planning.view.js';
import { UnitIds } from '../planned-recipes/unit-ids.js';

/** A shopping list in words. */
interface PrintedList {
  readonly weekStart: string;
  readonly lines: readonly PrintedLine[];
}

/** What a house has to buy for a week. All of it throws HOUSE_NOT_FOUND. */
@Injectable()
export class ShoppingListService {
  private readonly findShelf: FindShelf = (id) => this.catalogues.ingredients.find(id);

  constructor(
    private readonly planned: PlannedRecipesReader,
    private readonly catalogues: Catalogues,
    private readonly units: UnitIds,
  ) {}

  async list(session: SessionClaims, date: string): Promise<ShoppingListView> {
    const { weekStart, recipes } = await this.planned.forShopping(session, date);
    const lines = shoppingList(recipes, this.findShelf).map((line) => ({
      ...line,
      amounts: this.units.view(line.amounts),
    }));
    return { weekStart, lines };
  }

  /** The list to pin on a fridge. */
  async text(session: SessionClaims, date: string, locale: Locale): Promise<string> {
    const { weekStart, lines } = await this.print(session, date, locale);
    return listAsText(lines, locale, weekStart);
  }

  /** The list for a spreadsheet. */
  async csv(session: SessionClaims, date: string, locale: Locale): Promise<string> {
    const { lines } = await this.print(session, date, locale);
    return listAsCsv(lines, locale);
  }

  private async print(session: SessionClaims, date: string, locale: Locale): Promise<PrintedList> {
    const { weekStart, recipes } = await this.planned.forShopping(session, date);
    const names = new Map(recipes.map(({ id, name }) => [id, name]));
    const lines = printList(shoppingList(recipes, this.findShelf), {
      locale,
      findShelf: this.findShelf,
      recipeName: (id) => names.get(id) ?? '',
    });
    return { weekStart, lines };
  }
}
