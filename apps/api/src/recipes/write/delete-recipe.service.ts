import { Injectable } from '@nestjs/common';
import { Database } from '../../database/database.js';
import { DeletionService } from '../../deletion/deletion.service.js';
import type { IfMatch } from '../../http/conditional/if-match.js';
import { RecipeDetailService } from '../detail/recipe-detail.service.js';
import { ChangeRecipeRepository } from './change-recipe.repository.js';
import { requireAuthor } from './require-author.js';

/** Deletes recipes, for their authors. */
@Injectable()
export class DeleteRecipeService {
  constructor(
    private readonly database: Database,
    private readonly recipes: ChangeRecipeRepository,
    private readonly details: RecipeDetailService,
    private readonly deletion: DeletionService,
  ) {}

  /** @throws RECIPE_NOT_FOUND, NOT_RECIPE_AUTHOR, PRECONDITION_FAILED */
  async delete(profileId: number, recipeId: number, ifMatch: IfMatch | null): Promise<void> {
    await this.database.transaction(async (manager) => {
      requireAuthor(await this.recipes.lock(manager, profileId, recipeId));
      ifMatch?.require(await this.details.readWritten(profileId, recipeId, manager));
      await this.deletion.deleteRecipe(manager, recipeId);
    });
  }
}
