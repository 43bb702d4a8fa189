import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { LOCK_TRASHED, type TrashedRecipeRow } from './trash.query.js';

/** Locks recipes in the trash. */
@Injectable()
export class TrashRepository {
  /** Undefined when the profile sees no such recipe in the trash. */
  async lock(
    manager: EntityManager,
    profileId: number,
    recipeId: number,
  ): Promise<TrashedRecipeRow | undefined> {
    const [recipe] = await manager.query<TrashedRecipeRow[]>(LOCK_TRASHED, [profileId, recipeId]);
    return recipe;
  }
}
