import { Injectable } from '@nestjs/common';
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
   * Reads a recipe that the author has just created or updated.
   *
   * @throws RECIPE_NOT_FOUND when the recipe has been deleted since then
   */
  async readWritten(authorId: number, recipeId: number): Promise<string> {
    const [row] = await this.database.read<RecipeDetailRow>(READ_WRITTEN_RECIPE, [
      authorId,
      recipeId,
    ]);
    if (row?.recipe == null) throw new AppError('RECIPE_NOT_FOUND');
    return row.recipe;
  }
}
