import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { READABLE } from '../read-model/visible-recipes.query.js';

/** What a person has, with copies. */
interface OwnRows {
  readonly recipes: number;
  /** Corrections of own recipes. */
  readonly corrections: number;
}

/** The original of a copy, and the rows of the person who makes it. */
@Injectable()
export class CopyRecipeRepository {
  /**
   * Locks the person, whose recipes are then counted one by one, and the recipe against changes.
   *
   * @returns false when the person may not see the recipe
   */
  async lock(manager: EntityManager, profileId: number, recipeId: number): Promise<boolean> {
    await manager.query('select from profile where id = $1 for no key update', [profileId]);
    const rows = await manager.query<unknown[]>(
      `select from recipe, profile viewer
       where viewer.id = $1 and recipe.id = $2 and ${READABLE}
       for share of recipe`,
      [profileId, recipeId],
    );
    return rows.length > 0;
  }

  async count(manager: EntityManager, profileId: number): Promise<OwnRows> {
    const [counts] = await manager.query<[OwnRows]>(
      `select
         (select count(*)::int from recipe where author_id = $1) as recipes,
         (select count(*)::int from correction where author_id = $1 and by_author) as corrections`,
      [profileId],
    );
    return counts;
  }
}
