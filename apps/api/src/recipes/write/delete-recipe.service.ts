import { Injectable } from '@nestjs/common';
import { AppError } from '#platform/errors/app-error.js';
import { Database } from '../../database/database.js';
import type { IfMatch } from '../../http/conditional/if-match.js';
import { RecipeDetailService } from '../detail/recipe-detail.service.js';
import { RecipesRepository } from './recipes.repository.js';
import { UpdateRecipeRepository } from './update-recipe.repository.js';

/** Deletes recipes. */
@Injectable()
export class DeleteRecipeService {
  constructor(
    private readonly database: Database,
    private readonly recipes: RecipesRepository,
    private readonly updates: UpdateRecipeRepository,
    private readonly details: RecipeDetailService,
  ) {}

  /** @throws RECIPE_NOT_FOUND, NOT_RECIPE_AUTHOR, PRECONDITION_FAILED */
  async delete(profileId: number, recipeId: number, ifMatch: IfMatch | null): Promise<void> {
    const isAuthor =
      ifMatch === null
        ? await this.recipes.delete(profileId, recipeId)
        : await this.deleteMatching(profileId, recipeId, ifMatch);
    if (isAuthor === undefined) throw new AppError('RECIPE_NOT_FOUND');
    if (!isAuthor) throw new AppError('NOT_RECIPE_AUTHOR');
  }

  /** Locks the recipe, so that it does not change between the check and the deletion. */
  private deleteMatching(
    profileId: number,
    recipeId: number,
    ifMatch: IfMatch,
  ): Promise<boolean | undefined> {
    return this.database.transaction(async (manager) => {
      const recipe = await this.updates.lock(manager, profileId, recipeId);
      if (recipe?.isAuthor === true) {
        ifMatch.require(await this.details.readOwn(profileId, recipeId, manager));
      }
      return this.recipes.delete(profileId, recipeId, manager);
    });
  }
}
