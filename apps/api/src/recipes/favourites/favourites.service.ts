import { Injectable } from '@nestjs/common';
import { AppError } from '#platform/errors/app-error.js';
import { Database } from '../../database/database.service.js';
import type { PreparedStatement } from '../../database/prepared-statement.js';
import { MARK_FAVOURITE, UNMARK_FAVOURITE } from './favourites.statements.js';

/** The recipes that people mark as favourites. Marking twice is marking once. */
@Injectable()
export class FavouritesService {
  constructor(private readonly database: Database) {}

  /** @throws RECIPE_NOT_FOUND */
  mark(profileId: number, recipeId: number): Promise<void> {
    return this.change(MARK_FAVOURITE, profileId, recipeId);
  }

  /** @throws RECIPE_NOT_FOUND */
  unmark(profileId: number, recipeId: number): Promise<void> {
    return this.change(UNMARK_FAVOURITE, profileId, recipeId);
  }

  private async change(
    statement: PreparedStatement,
    profileId: number,
    recipeId: number,
  ): Promise<void> {
    const readable = await this.database.write(statement, [profileId, recipeId]);
    if (readable.length === 0) throw new AppError('RECIPE_NOT_FOUND');
  }
}
