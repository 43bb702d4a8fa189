import { Injectable } from '@nestjs/common';
import type { Locale } from '#domain/locale.js';
import { listAsText } from '#domain/planning/list-as-text.js';
import { printList } from '#domain/planning/printed-list.js';
import { type FindIngredient, shoppingList } from '#domain/planning/shopping-list.js';
import type { SessionClaims } from '../../session/session.js';
import { Catalogues } from '../../reference/catalogues.js';
import { PlannedRecipesReader } from '../planned-recipes/planned-recipes.reader.js';
import type { ShoppingListView } from './shopping-list.view.js';
import { UnitIds } from '../planned-recipes/unit-ids.js';
import { listAsCsv } from './list-as-csv.js';

/** The shopping list of a house for a week. */
@Injectable()
export class ShoppingListService {
  private readonly findIngredient: FindIngredient = (id) => this.catalogues.ingredients.find(id);

  constructor(
    private readonly planned: PlannedRecipesReader,
    private readonly catalogues: Catalogues,
    private readonly units: UnitIds,
  ) {}

  /** @throws HOUSE_NOT_FOUND */
  async list(session: SessionClaims, date: string): Promise<ShoppingListView> {
    const { weekStart, recipes } = await this.planned.forShopping(session, date);
    const lines = shoppingList(recipes, this.findIngredient).map((line) => ({
      ...line,
      amounts: this.units.view(line.amounts),
    }));
    return { weekStart, lines };
  }

  /**
   * The list in a language, as plain text or as CSV for a spreadsheet.
   *
   * @throws HOUSE_NOT_FOUND
   */
  async print(
    session: SessionClaims,
    date: string,
    locale: Locale,
    format: 'text' | 'csv',
  ): Promise<string> {
    const { weekStart, recipes } = await this.planned.forShopping(session, date);
    const names = new Map(recipes.map(({ id, name }) => [id, name]));
    const lines = printList(shoppingList(recipes, this.findIngredient), {
      locale,
      findIngredient: this.findIngredient,
      recipeName: (id) => names.get(id) ?? '',
    });
    return format === 'csv' ? listAsCsv(lines, locale) : listAsText(lines, locale, weekStart);
  }
}
