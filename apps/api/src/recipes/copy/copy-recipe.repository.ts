import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { READABLE } from '../read-model/visible-recipes.query.js';

/** The original of a copy, and the rows of the person who makes it. */
@Injectable()
export class CopyRecipeRepository {
  /**
   * Locks the person, who then makes one copy at a time, and the recipe against changes.
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

  /** The corrections of a person of own recipes, with copies. */
  async countCorrections(manager: EntityManager, profileId: number): Promise<number> {
    const [{ corrections }] = await manager.query<[{ corrections: number }]>(
      `select count(*)::int as corrections from correction where author_id = $1 and by_author`,
      [profileId],
    );
    return corrections;
  }
}
