import { Injectable } from '@nestjs/common';
import type { BatchRecipe, BatchStep } from '#domain/planning/batch/batch-recipe.js';
import type { PlannedItem, PlannedRecipe } from '#domain/planning/planned-recipe.js';
import { withParts } from '#domain/planning/with-parts.js';
import { QUOTAS } from '#domain/quotas.js';
import type { RecipeInTree } from '#domain/parts/part-tree.js';
import { AppError } from '#platform/errors/app-error.js';
import { quotaExceeded, requireQuota } from '#platform/errors/require-quota.js';
import type { SessionClaims } from '../../session/session.js';
import { Database } from '../../database/database.js';
import type { CookingRow } from '../plan/rows/plan.query.js';
import { CookingStorage } from '../plan/rows/cooking-storage.js';
import {
  type HouseVersion,
  type PlannedItemRow,
  type PlannedRow,
  type PlanningHouse,
  READ_HOUSE_VERSION,
  READ_SESSION,
  type SessionRow,
  type ViewerHouse,
} from './planned-recipes.query.js';
import { techniqueOfRow } from './technique-of-row.js';
import { UnitIds } from './unit-ids.js';

/** The recipes of a week, in the order of their first items; parts precede what contains them. */
export interface Planned<Recipe extends PlannedRecipe> {
  readonly weekStart: string;
  readonly recipes: readonly Recipe[];
}

/** A recipe of a shopping list; text and CSV show its name. */
export interface NamedRecipe extends PlannedRecipe {
  readonly name: string;
}

/** A recipe of a batch session; clients show its name and its texts. */
export interface CookedRecipe extends NamedRecipe, BatchRecipe {
  readonly steps: readonly CookedStep[];
}

/** The days of a session or of a list. */
export interface PlannedDays {
  /** The first day of the week of the first day. */
  readonly weekStart: string;
  readonly first: string;
  readonly last: string;
}

/** The recipes of a session, and the version of the house with which they were read. */
interface CookingWeek extends Planned<CookedRecipe> {
  readonly house: HouseVersion;
  /** The cookings of the days, and those that serve their meals. */
  readonly cookings: readonly CookingRow[];
}

interface CookedStep extends BatchStep {
  /** Position within the recipe, from 1. */
  readonly order: number;
}

/** Reads the planned recipes of a house. */
@Injectable()
export class PlannedRecipesReader {
  constructor(
    private readonly database: Database,
    private readonly units: UnitIds,
    private readonly kept: CookingStorage,
  ) {}

  /**
   * The house of the viewer. While its version is the same, so are its planned recipes.
   *
   * @throws HOUSE_NOT_FOUND
   */
  async house(session: SessionClaims): Promise<PlanningHouse> {
    const house = await this.database.readAs<ViewerHouse>(session, READ_HOUSE_VERSION);
    if (house.houseId === null) throw new AppError('HOUSE_NOT_FOUND');
    return house;
  }

  /**
   * The recipes that are cooked on some days, with their ingredient lines, steps and techniques.
   *
   * @throws HOUSE_NOT_FOUND, QUOTA_EXCEEDED
   */
  async forCooking(session: SessionClaims, days: PlannedDays): Promise<CookingWeek> {
    const { weekStart, first, last } = days;
    const row = await this.database.readAs<SessionRow>(session, READ_SESSION, [first, last]);
    const { houseId, version } = row;
    if (houseId === null) throw new AppError('HOUSE_NOT_FOUND');
    requireQuota(QUOTAS.sessionTechniques, row.actions);
    if (row.steps === null) throw quotaExceeded(QUOTAS.sessionText);
    const stepsOf = groupById(row.steps, ([, id, order, description]) => ({
      id,
      order,
      description,
    }));
    const techniquesOf = groupById(row.techniques, (technique) =>
      techniqueOfRow(technique, (id) => this.units.keyOf(id)),
    );
    const cookingOf = new Map(row.cookings.map((cooking) => [cooking.id, cooking]));
    const cooked = row.recipes.map((recipe) => ({
      ...recipe,
      items: recipe.items.map((item) => this.withCooking(item, cookingOf.get(item.id))),
    }));
    const recipes = this.recipesOf({ ...row, recipes: cooked }).map((recipe) => {
      const steps = stepsOf(recipe.id);
      const techniques = steps.flatMap(({ id }) => techniquesOf(id));
      return { ...recipe, steps, techniques };
    });
    return { weekStart, recipes, cookings: row.cookings, house: { houseId, version } };
  }

  /** @param row the cooking that the item is, if it is one */
  private withCooking(
    { isCooking, ...item }: PlannedItemRow,
    row: CookingRow | undefined,
  ): PlannedItem {
    if (!isCooking || row === undefined) return item;
    const itemIds = row.items.map(({ id }) => id);
    return { ...item, cooking: { itemIds, packs: this.kept.packsOf(row) } };
  }

  /** The planned recipes of a row and their parts, with what these are needed for. */
  recipesOf<Recipe extends RecipeInTree & Omit<NamedRecipe, 'lines'>>(
    row: RecipesWithLines<Recipe>,
  ): (Recipe & NamedRecipe)[] {
    return withParts(this.withLines(row));
  }

  /** The recipes of a row with their ingredient lines. */
  withLines<Recipe extends { readonly id: number }>({ recipes, lines }: RecipesWithLines<Recipe>) {
    const linesOf = groupById(lines, ([, ingredientId, quantity, unitId]) => ({
      ingredientId,
      quantity,
      unit: this.units.keyOf(unitId),
    }));
    return recipes.map((recipe) => ({ ...recipe, lines: linesOf(recipe.id) }));
  }
}

/** Recipes, and their ingredient lines. */
interface RecipesWithLines<Recipe> extends Pick<PlannedRow, 'lines'> {
  readonly recipes: readonly Recipe[];
}

/** Groups rows by the id in their first column and converts them; keeps their order. */
function groupById<Row extends readonly [id: number, ...rest: unknown[]], Result>(
  rows: readonly Row[],
  convert: (row: Row) => Result,
): (id: number) => Result[] {
  const groups = new Map<number, Result[]>();
  for (const row of rows) {
    const group = groups.get(row[0]);
    if (group) group.push(convert(row));
    else groups.set(row[0], [convert(row)]);
  }
  return (id) => groups.get(id) ?? [];
}
