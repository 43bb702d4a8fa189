import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { QUOTAS } from '#domain/quotas.js';
import { AppError } from '#platform/errors/app-error.js';
import { requireQuota } from '#platform/errors/require-quota.js';
import { RecipeCopiesRepository } from '../../copies/recipe-copies.repository.js';
import { IdempotencyService } from '../../idempotency/idempotency.service.js';
import type { IdempotentRequest } from '../../idempotency/idempotent-request.js';
import { TextQuotaRepository } from '../write/text-quota.repository.js';
import { RecipeDetailService } from '../detail/recipe-detail.service.js';
import { PhotosRepository } from '../photos/photos.repository.js';
import { CopyRecipeRepository } from './copy-recipe.repository.js';

/** Copies recipes for people who may read them. */
@Injectable()
export class CopyRecipeService {
  constructor(
    private readonly recipes: CopyRecipeRepository,
    private readonly copies: RecipeCopiesRepository,
    private readonly texts: TextQuotaRepository,
    private readonly details: RecipeDetailService,
    private readonly idempotency: IdempotencyService,
    private readonly photos: PhotosRepository,
  ) {}

  /**
   * @returns the copy as JSON text of the shape `Recipe`
   * @throws RECIPE_NOT_FOUND, QUOTA_EXCEEDED, REQUEST_IN_PROGRESS, IDEMPOTENCY_KEY_REUSED
   */
  copy(profileId: number, recipeId: number, request: IdempotentRequest | null): Promise<string> {
    return this.idempotency.run(request, async (manager) => {
      const isReadable = await this.recipes.lock(manager, profileId, recipeId);
      const [copyId] = isReadable ? await this.copies.copy(manager, [recipeId], profileId) : [];
      if (copyId === undefined) throw new AppError('RECIPE_NOT_FOUND');
      await this.requireRoom(manager, profileId);
      return this.details.readWritten(profileId, copyId, manager);
    });
  }

  /** @throws QUOTA_EXCEEDED */
  private async requireRoom(manager: EntityManager, profileId: number): Promise<void> {
    await this.texts.requireRecipes(manager, profileId);
    const corrections = await this.recipes.countCorrections(manager, profileId);
    requireQuota(QUOTAS.ownCorrections, corrections);
    await this.photos.requireQuota(manager, profileId);
  }
}
