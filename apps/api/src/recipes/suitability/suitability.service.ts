import { Injectable } from '@nestjs/common';
import { suitabilityJudge } from '#domain/recipe/suitability.js';
import { AppError } from '#platform/errors/app-error.js';
import type { SessionClaims } from '../../session/session.js';
import { Database } from '../../database/database.js';
import { RECIPE_SUITABILITY, type SuitabilityRow } from './suitability.query.js';
import type { Suitability } from './suitability.view.js';

/** Finds the conflicts between recipes and the people of the viewer's household. */
@Injectable()
export class SuitabilityService {
  constructor(private readonly database: Database) {}

  /** @throws NOT_AUTHENTICATED, RECIPE_NOT_FOUND */
  async check(session: SessionClaims, recipeId: number): Promise<Suitability> {
    const suitabilityOf = await this.read(session, [recipeId]);
    const suitability = suitabilityOf(recipeId);
    if (suitability === undefined) throw new AppError('RECIPE_NOT_FOUND');
    return suitability;
  }

  /**
   * Reads the ingredients of recipes and the household with one statement.
   *
   * @returns a function that finds the conflicts of one of the recipes; undefined for a recipe that
   *   the viewer may not see
   * @throws NOT_AUTHENTICATED
   */
  async read(
    session: SessionClaims,
    recipeIds: readonly number[],
  ): Promise<(recipeId: number) => Suitability | undefined> {
    const row = await this.database.readAs<SuitabilityRow>(session, RECIPE_SUITABILITY, [
      recipeIds,
    ]);
    const eaters = row.eaters.map((eater) => ({
      ...eater,
      dislikedIds: new Set(eater.dislikedIds),
    }));
    const judge = suitabilityJudge(row.ingredients, eaters);
    const ingredientIdsOf = new Map(
      row.recipes.map(({ id, ingredientIds }) => [id, ingredientIds]),
    );
    return (recipeId) => {
      const ingredientIds = ingredientIdsOf.get(recipeId);
      if (ingredientIds === undefined) return undefined;
      const { verdict, conflicts } = judge({
        ingredientIds,
        named: [],
        unread: [],
        isIncomplete: false,
      });
      return { suitable: verdict === 'SUITABLE', verdict, conflicts, unread: [] };
    };
  }
}
