import { Injectable } from '@nestjs/common';
import type { RecipeContent } from '#domain/recipe/recipe-content.js';
import { AppError } from '#platform/errors/app-error.js';
import { PendingSteps } from '../../detection/pending-steps.js';
import { StepDetectionService } from '../../detection/step-detection.service.js';
import { Database } from '../../database/database.service.js';
import type { Profile } from '../../session/profile.view.js';
import {
  CREATE_RECIPE,
  createRecipeParameters,
  type RecipeOrigin,
} from './create-recipe.statement.js';
import { DELETE_RECIPE, type DeletedRow } from './delete-recipe.statement.js';
import { RecipeDetailService } from '../detail/recipe-detail.service.js';
import { RecipeReferences } from './recipe-references.service.js';
import { UpdateRecipeService } from './update-recipe.service.js';

/** The language of a recipe that does not say. */
const DEFAULT_LOCALE = 'fr';

/** Recipes are answered as the JSON text that PostgreSQL makes of them: `Recipe`. */
@Injectable()
export class RecipesService {
  constructor(
    private readonly database: Database,
    private readonly references: RecipeReferences,
    private readonly detection: StepDetectionService,
    private readonly pendingSteps: PendingSteps,
    private readonly updates: UpdateRecipeService,
    private readonly details: RecipeDetailService,
  ) {}

  /**
   * Writes a new recipe, with `origin` when it was imported.
   * @throws HOUSE_NOT_FOUND, DIET_NOT_FOUND, INGREDIENT_NOT_FOUND, UNIT_NOT_FOUND,
   *   RECIPE_ALREADY_IMPORTED
   */
  async create(
    author: Profile,
    content: RecipeContent,
    origin: RecipeOrigin | null = null,
  ): Promise<string> {
    if (content.visibility === 'HOUSE' && author.houseId === null) {
      throw new AppError('HOUSE_NOT_FOUND');
    }
    this.references.requireKnown(content);
    const locale = content.locale ?? DEFAULT_LOCALE;
    const texts = content.steps.map(({ description }) => description);
    const detections = await this.detection.detect(locale, texts);
    const [created] = await this.database.write<{ id: number }>(
      CREATE_RECIPE,
      createRecipeParameters({ authorId: author.id, content, locale, detections, origin }),
    );
    // The author lost the house, or the account, since the request began.
    if (created === undefined) {
      throw new AppError(content.visibility === 'HOUSE' ? 'HOUSE_NOT_FOUND' : 'NOT_AUTHENTICATED');
    }
    if (detections.some(({ detectorVersion }) => detectorVersion === null)) {
      this.pendingSteps.announce();
    }
    return this.details.readWritten(author.id, created.id);
  }

  /**
   * Overwrites one's recipe.
   * @throws as {@link UpdateRecipeService.update}
   */
  async update(profileId: number, recipeId: number, content: RecipeContent): Promise<string> {
    await this.updates.update(profileId, recipeId, content);
    return this.details.readWritten(profileId, recipeId);
  }

  /** @throws RECIPE_NOT_FOUND, NOT_RECIPE_AUTHOR */
  async delete(profileId: number, recipeId: number): Promise<void> {
    const [row] = await this.database.write<DeletedRow>(DELETE_RECIPE, [profileId, recipeId]);
    if (row === undefined) throw new AppError('RECIPE_NOT_FOUND');
    if (!row.written) throw new AppError('NOT_RECIPE_AUTHOR');
  }
}
