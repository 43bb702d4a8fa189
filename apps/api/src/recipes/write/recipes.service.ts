import { Injectable } from '@nestjs/common';
import { QUOTAS } from '#domain/quotas.js';
import type { RecipeContent } from '#domain/recipe/recipe-content.js';
import { AppError } from '#platform/errors/app-error.js';
import { PendingStepsAnnouncer } from '../../detection/pending-steps-announcer.js';
import { StepDetectionService } from '../../detection/step-detection.service.js';
import { Catalogues } from '../../reference/catalogues.js';
import type { Profile } from '../../session/profile.view.js';
import { RecipeDetailService } from '../detail/recipe-detail.service.js';
import { type RecipeOrigin, RecipesRepository } from './recipes.repository.js';
import { requireReferences } from './require-references.js';
import { UpdateRecipeService } from './update-recipe.service.js';

/** The locale of a recipe that is created without one. */
const DEFAULT_LOCALE = 'fr';

/** Creates, updates and deletes recipes. Returns recipes as JSON text of the shape `Recipe`. */
@Injectable()
export class RecipesService {
  constructor(
    private readonly recipes: RecipesRepository,
    private readonly catalogues: Catalogues,
    private readonly detection: StepDetectionService,
    private readonly pendingSteps: PendingStepsAnnouncer,
    private readonly updates: UpdateRecipeService,
    private readonly details: RecipeDetailService,
  ) {}

  /**
   * Creates a recipe; `origin` is set when the recipe is imported.
   *
   * @throws HOUSE_NOT_FOUND, DIET_NOT_FOUND, INGREDIENT_NOT_FOUND, UNIT_NOT_FOUND,
   *   RECIPE_ALREADY_IMPORTED, QUOTA_EXCEEDED
   */
  async create(
    author: Profile,
    content: RecipeContent,
    origin: RecipeOrigin | null = null,
  ): Promise<string> {
    if (content.visibility === 'HOUSE' && author.houseId === null) {
      throw new AppError('HOUSE_NOT_FOUND');
    }
    requireReferences(this.catalogues, content);
    const locale = content.locale ?? DEFAULT_LOCALE;
    const texts = content.steps.map(({ description }) => description);
    const detections = await this.detection.detect(locale, texts);
    const newRecipe = { authorId: author.id, content, locale, detections, origin };
    const id = await this.recipes.create(newRecipe);
    if (id === 'QUOTA_EXCEEDED') throw new AppError(id, QUOTAS.authorRecipes.message);
    // The author has left the house or deleted the account since authentication.
    if (id === undefined) {
      throw new AppError(content.visibility === 'HOUSE' ? 'HOUSE_NOT_FOUND' : 'NOT_AUTHENTICATED');
    }
    const recipe = await this.details.readWritten(author.id, id);
    if (detections.some(({ detectorVersion }) => detectorVersion === null)) {
      this.pendingSteps.announce();
    }
    return recipe;
  }

  /** @throws the errors of {@link UpdateRecipeService.update} */
  async update(profileId: number, recipeId: number, content: RecipeContent): Promise<string> {
    await this.updates.update(profileId, recipeId, content);
    return this.details.readWritten(profileId, recipeId);
  }

  /** @throws RECIPE_NOT_FOUND, NOT_RECIPE_AUTHOR */
  async delete(profileId: number, recipeId: number): Promise<void> {
    const isAuthor = await this.recipes.delete(profileId, recipeId);
    if (isAuthor === undefined) throw new AppError('RECIPE_NOT_FOUND');
    if (!isAuthor) throw new AppError('NOT_RECIPE_AUTHOR');
  }
}
