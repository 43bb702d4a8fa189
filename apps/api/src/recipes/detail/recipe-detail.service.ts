import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { AppError } from '#platform/errors/app-error.js';
import { Database } from '../../database/database.js';
import type { SessionClaims } from '../../session/session.js';
import { READ_RECIPE, READ_WRITTEN_RECIPE, type RecipeDetailRow } from './recipe-detail.query.js';

/** Reads recipes as JSON text of the shape `Recipe`. */
@Injectable()
export class RecipeDetailService {
  constructor(private readonly database: Database) {}

  /** @throws NOT_AUTHENTICATED, RECIPE_NOT_FOUND */
  async read(session: SessionClaims, recipeId: number): Promise<string> {
    const { recipe } = await this.database.readAs<RecipeDetailRow>(session, READ_RECIPE, [
      recipeId,
    ]);
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
