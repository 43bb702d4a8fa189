import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { QUOTAS } from '#domain/quotas.js';
import { AppError } from '#platform/errors/app-error.js';
import { quotaExceeded } from '#platform/errors/require-quota.js';
import { Database } from '../../database/database.js';
import type { SessionClaims } from '../../session/session.js';
import type { PreparedStatement } from '../../database/prepared-statement.js';
import {
  type Expansions,
  READ_NUTRITION,
  READ_RECIPE,
  READ_RECIPE_WITH_BOTH,
  READ_RECIPE_WITH_NUTRITION,
  READ_RECIPE_WITH_PARTS,
  READ_WRITTEN_RECIPE,
  type RecipeDetailRow,
} from './recipe-detail.query.js';

/** Reads recipes as JSON text of the shape `Recipe`. */
@Injectable()
export class RecipeDetailService {
  constructor(private readonly database: Database) {}

  /** @throws NOT_AUTHENTICATED, RECIPE_NOT_FOUND, QUOTA_EXCEEDED when the content of its parts is too large */
  read(
    session: SessionClaims,
    recipeId: number,
    { hasNutrition, hasParts }: Expansions,
  ): Promise<string> {
    const withParts = hasNutrition ? READ_RECIPE_WITH_BOTH : READ_RECIPE_WITH_PARTS;
    const alone = hasNutrition ? READ_RECIPE_WITH_NUTRITION : READ_RECIPE;
    return this.find(session, hasParts ? withParts : alone, recipeId);
  }

  /**
   * What is in a recipe, as JSON text of the shape `RecipeNutrition`.
   *
   * @throws NOT_AUTHENTICATED, RECIPE_NOT_FOUND
   */
  readNutrition(session: SessionClaims, recipeId: number): Promise<string> {
    return this.find(session, READ_NUTRITION, recipeId);
  }

  private async find(
    session: SessionClaims,
    statement: PreparedStatement,
    recipeId: number,
  ): Promise<string> {
    const row = await this.database.readAs<RecipeDetailRow>(session, statement, [recipeId]);
    const { recipe, isLarge } = row;
    if (isLarge) throw quotaExceeded(QUOTAS.expandedParts);
    if (recipe === null) throw new AppError('RECIPE_NOT_FOUND');
    return recipe;
  }

  /**
   * Reads a recipe for a person who writes it: within the transaction of the write, or after it.
   *
   * @throws RECIPE_NOT_FOUND when the person may no longer read the recipe
   */
  async readWritten(profileId: number, recipeId: number, manager?: EntityManager): Promise<string> {
    const values = [profileId, recipeId];
    const [row] = await this.database.read<RecipeDetailRow>(READ_WRITTEN_RECIPE, values, manager);
    if (row?.recipe == null) throw new AppError('RECIPE_NOT_FOUND');
    return row.recipe;
  }
}
