import { Injectable } from '@nestjs/common';
import { type NamedPerson, whoEats } from '#domain/house/who-eats.js';
import { oftenFlagsOf } from '#domain/recipe/often-flags.js';
import { suitabilityJudge } from '#domain/recipe/suitability.js';
import { AppError } from '#platform/errors/app-error.js';
import type { SessionClaims } from '../../session/session.js';
import { Database } from '../../database/database.js';
import type { PreparedStatement } from '../../database/prepared-statement.js';
import { RECIPE_SUITABILITY, type SuitabilityRow } from './suitability.query.js';
import type { Suitability } from './suitability.view.js';

/**
 * The suitability of a recipe for those who eat it: the people that a planning item names, or the whole
 * household (see `whoEats`). Undefined for a recipe that the viewer may not see.
 */
type SuitabilityOf = (
  recipeId: number,
  people?: readonly NamedPerson[] | null,
) => Suitability | undefined;

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
   * Reads the foods of recipes and the household with one statement.
   *
   * @throws NOT_AUTHENTICATED
   */
  read(session: SessionClaims, recipeIds: readonly number[]): Promise<SuitabilityOf> {
    return this.readWith(session, RECIPE_SUITABILITY, [recipeIds]);
  }

  /**
   * The same with a statement of `suitabilityOf`; `values` are its parameters from `$4`.
   *
   * @throws NOT_AUTHENTICATED
   */
  async readWith(
    session: SessionClaims,
    statement: PreparedStatement,
    values: readonly unknown[],
  ): Promise<SuitabilityOf> {
    const row = await this.database.readAs<SuitabilityRow>(session, statement, values);
    const eaters = row.eaters.map((eater) => ({
      ...eater,
      dislikedIds: new Set(eater.dislikedIds),
    }));
    const ingredients = row.ingredients.map((ingredient) => ({
      ...ingredient,
      oftenFlags: oftenFlagsOf(ingredient.key),
    }));
    const judgeFor = (people: readonly NamedPerson[] | null) =>
      suitabilityJudge(ingredients, whoEats(eaters, people));
    const judgeForAll = judgeFor(null);
    const recipes = new Map(row.recipes.map((recipe) => [recipe.id, recipe]));
    return (recipeId, people = null) => {
      const recipe = recipes.get(recipeId);
      if (recipe === undefined) return undefined;
      const judge = people === null ? judgeForAll : judgeFor(people);
      const { verdict, conflicts } = judge(recipe);
      const unread = recipe.unread.map((text) => ({ text }));
      return { suitable: verdict === 'SUITABLE', verdict, conflicts, unread };
    };
  }
}
