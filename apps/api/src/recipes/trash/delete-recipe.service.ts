import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Database } from '../../database/database.js';
import { DeletionService } from '../../deletion/deletion.service.js';
import type { IfMatch } from '../../http/conditional/if-match.js';
import { RecipeDetailService } from '../detail/recipe-detail.service.js';
import { ChangeRecipeRepository } from '../write/change-recipe.repository.js';
import { requireAuthor } from '../write/require-author.js';
import { TrashRepository } from './trash.repository.js';

/** Deletes recipes, for their authors: to the trash, or for ever. */
@Injectable()
export class DeleteRecipeService {
  constructor(
    private readonly database: Database,
    private readonly recipes: ChangeRecipeRepository,
    private readonly details: RecipeDetailService,
    private readonly deletion: DeletionService,
    private readonly trash: TrashRepository,
  ) {}

  /** @throws RECIPE_NOT_FOUND, NOT_RECIPE_AUTHOR, PRECONDITION_FAILED */
  async moveToTrash(profileId: number, recipeId: number, ifMatch: IfMatch | null): Promise<void> {
    await this.database.transaction(async (manager) => {
      await this.requireLocked(manager, profileId, recipeId, ifMatch);
      await this.deletion.trashRecipes(manager, [recipeId]);
    });
  }

  /**
   * Deletes a recipe that may be in the trash, where it has no representation that `If-Match` could name.
   *
   * @throws RECIPE_NOT_FOUND, NOT_RECIPE_AUTHOR, PRECONDITION_FAILED
   */
  async deleteForEver(profileId: number, recipeId: number, ifMatch: IfMatch | null): Promise<void> {
    await this.database.transaction(async (manager) => {
      const trashed = await this.trash.lock(manager, profileId, recipeId);
      if (trashed?.isAuthor !== true || ifMatch !== null) {
        await this.requireLocked(manager, profileId, recipeId, ifMatch);
      }
      await this.deletion.deleteRecipe(manager, recipeId);
    });
  }

  private async requireLocked(
    manager: EntityManager,
    profileId: number,
    recipeId: number,
    ifMatch: IfMatch | null,
  ): Promise<void> {
    requireAuthor(await this.recipes.lock(manager, profileId, recipeId));
    ifMatch?.require(await this.details.readWritten(profileId, recipeId, manager));
  }
}
