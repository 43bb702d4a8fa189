import { Injectable } from '@nestjs/common';
import type { BatchRecipe, Occurrence } from '#domain/planning/batch/batch-recipe.js';
import type { PlannedRecipe } from '#domain/planning/planned-recipe.js';
import { weekStartOf } from '#domain/planning/week.js';
import { AppError } from '#platform/errors/app-error.js';
import { type SessionClaims, sessionParameters } from '../auth/session.js';
import { Database } from '../database/database.service.js';
import type { PreparedStatement } from '../database/prepared-statement.js';
import {
  type CookingRow,
  type PlannedRecipesRow,
  READ_COOKING,
  READ_SHOPPING,
  type RecipeRow,
  type ShoppingRow,
  type TechniqueRow,
} from './planned-recipes.query.js';
import { UnitIds } from './unit-ids.js';

/** The recipes of a week, in the order they are planned. */
export interface Planned<Recipe extends PlannedRecipe> {
  readonly weekStart: string;
  readonly recipes: readonly Recipe[];
}

/** What a shopping list is made from; names are for those that are printed. */
export interface NamedRecipe extends PlannedRecipe {
  readonly name: string;
}

/** Reads what a house plans for a week. All of it throws HOUSE_NOT_FOUND. */
@Injectable()
export class PlannedRecipesReader {
  constructor(
    private readonly database: Database,
    private readonly units: UnitIds,
  ) {}

  async forShopping(session: SessionClaims, date: string): Promise<Planned<NamedRecipe>> {
    const weekStart = weekStartOf(date);
    const rows = await this.read<ShoppingRow>(READ_SHOPPING, session, weekStart);
    return {
      weekStart,
      recipes: rows.map((row) => ({ ...this.recipeOf(row), name: row.name })),
    };
  }

  async forCooking(session: SessionClaims, date: string): Promise<Planned<BatchRecipe>> {
    const weekStart = weekStartOf(date);
    const rows = await this.read<CookingRow>(READ_COOKING, session, weekStart);
    return {
      weekStart,
      recipes: rows.map((row) => ({
        ...this.recipeOf(row),
        techniques: row.techniques.map((technique) => this.occurrenceOf(technique)),
      })),
    };
  }

  private async read<Row extends RecipeRow>(
    statement: PreparedStatement,
    session: SessionClaims,
    weekStart: string,
  ): Promise<readonly Row[]> {
    const parameters = [...sessionParameters(session), weekStart];
    const [viewer] = await this.database.read<PlannedRecipesRow<Row>>(statement, parameters);
    if (viewer === undefined) throw new AppError('NOT_AUTHENTICATED');
    if (viewer.houseId === null) throw new AppError('HOUSE_NOT_FOUND');
    return viewer.recipes;
  }

  private recipeOf({ id, portions, items, lines }: RecipeRow): PlannedRecipe {
    return {
      id,
      portions,
      items,
      lines: lines.map(([ingredientId, quantity, unitId]) => ({
        ingredientId,
        quantity,
        unit: this.units.keyOf(unitId),
      })),
    };
  }

  private occurrenceOf({ ingredients, utensils, ...technique }: TechniqueRow): Occurrence {
    return {
      ...technique,
      ingredients: ingredients.map(({ ingredientId, quantity, unitId }) => ({
        ingredientId,
        quantity,
        unit: unitId === null ? null : this.units.keyOf(unitId),
      })),
      utensilIds: utensils.map(({ utensilId }) => utensilId),
    };
  }
}
