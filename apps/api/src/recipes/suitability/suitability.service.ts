import { Injectable } from '@nestjs/common';
import { conflictsOf } from '#domain/recipe/suitability.js';
import { AppError } from '#platform/errors/app-error.js';
import type { SessionClaims } from '../../session/session.js';
import { Database } from '../../database/database.js';
import { RECIPE_SUITABILITY, type SuitabilityRow } from './suitability.query.js';
import type { Suitability } from './suitability.view.js';

/** Finds the conflicts between a recipe and the members of the viewer's household. */
@Injectable()
export class SuitabilityService {
  constructor(private readonly database: Database) {}

  /** @throws NOT_AUTHENTICATED, RECIPE_NOT_FOUND */
  async check(session: SessionClaims, recipeId: number): Promise<Suitability> {
    const row = await this.database.readAs<SuitabilityRow>(session, RECIPE_SUITABILITY, [recipeId]);
    if (row.ingredients === null) throw new AppError('RECIPE_NOT_FOUND');
    const conflicts = conflictsOf(row.ingredients, row.eaters);
    return { suitable: conflicts.length === 0, conflicts };
  }
}
