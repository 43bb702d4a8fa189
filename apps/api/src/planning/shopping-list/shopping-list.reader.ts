import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { SubcategoryKey } from '#domain/catalogue/categories.js';
import type { SharedList } from '#domain/planning/list-operations/shared-list.js';
import type { TextLine } from '#domain/planning/shopping-list/shopping-list.js';
import { QUOTAS } from '#domain/quotas.js';
import { AppError } from '#platform/errors/app-error.js';
import { quotaExceeded } from '#platform/errors/require-quota.js';
import { Database } from '../../database/database.js';
import type { SessionClaims } from '../../session/session.js';
import {
  type NamedRecipe,
  PlannedRecipesReader,
} from '../planned-recipes/planned-recipes.reader.js';
import { UnitIds } from '../planned-recipes/unit-ids.js';
import { sharedListOf } from './shared-list-rows.js';
import { READ_SHOPPING_LIST, type ShoppingListRow } from './shopping-list.query.js';

/** The planned recipes of a week, and what devices have done to its list. */
export interface PlannedList extends Omit<SharedList, 'outcomes'> {
  /** Grows with every change. Two reads with the same version have the same list. */
  readonly version: number;
  readonly recipes: readonly NamedRecipe[];
  readonly texts: readonly TextLine[];
  /** The shelves that the house has named. */
  readonly shelfOrder: readonly SubcategoryKey[];
}

/** Reads the shopping list of a house. */
@Injectable()
export class ShoppingListReader {
  constructor(
    private readonly database: Database,
    private readonly planned: PlannedRecipesReader,
    private readonly units: UnitIds,
  ) {}

  /**
   * The list of the week that begins on `weekStart`.
   *
   * @throws HOUSE_NOT_FOUND, QUOTA_EXCEEDED
   */
  async read(
    session: SessionClaims,
    weekStart: string,
    manager?: EntityManager,
  ): Promise<PlannedList> {
    const values = [weekStart];
    const row = await this.database.readAs<ShoppingListRow>(
      session,
      READ_SHOPPING_LIST,
      values,
      manager,
    );
    const { version, shelfOrder, texts } = row;
    if (shelfOrder === null) throw new AppError('HOUSE_NOT_FOUND');
    if (texts === null) throw quotaExceeded(QUOTAS.listText);
    const recipes = this.planned.recipesOf(row);
    const shared = sharedListOf(row, (id) => this.units.keyOf(id));
    return { version, recipes, texts, shelfOrder, ...shared };
  }
}
