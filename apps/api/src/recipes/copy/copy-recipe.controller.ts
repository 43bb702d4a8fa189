import { Controller, Header, Post } from '@nestjs/common';
import { ApiCreatedResponse, ApiTags } from '@nestjs/swagger';
import { ReturnsRepresentation } from '../../http/conditional/etag.hook.js';
import { JSON_TEXT } from '../../http/json-text.js';
import { IdParam } from '../../http/parse-id.pipe.js';
import {
  IDEMPOTENCY_ERRORS,
  IdempotencyKey,
  type IdempotentRequest,
} from '../../idempotency/idempotent-request.js';
import { ApiErrors } from '../../openapi/api-errors.decorator.js';
import { ETAG } from '../../openapi/headers.js';
import { CurrentProfile } from '../../session/current.decorators.js';
import type { Profile } from '../../session/profile.view.js';
import { Recipe } from '../read-model/recipe.view.js';
import { CopyRecipeService } from './copy-recipe.service.js';

@ApiTags('Recipes')
@Controller('recipes/:recipeId/copy')
export class CopyRecipeController {
  constructor(private readonly copies: CopyRecipeService) {}

  /**
   * Creates a PERSONAL copy of a recipe.
   *
   * @remarks To change a recipe of another person. The copy has its photo, techniques and
   * corrections, and belongs to the viewer; later changes of either do not reach the other.
   * `copiedFromId` names the original while it exists.
   */
  @Post()
  @ReturnsRepresentation()
  @Header(...JSON_TEXT)
  @ApiCreatedResponse({ type: Recipe, headers: ETAG })
  @ApiErrors('RECIPE_NOT_FOUND', 'QUOTA_EXCEEDED', ...IDEMPOTENCY_ERRORS)
  copyRecipe(
    @CurrentProfile() { id }: Profile,
    @IdParam('recipeId') recipeId: number,
    @IdempotencyKey() request: IdempotentRequest | null,
  ): Promise<string> {
    return this.copies.copy(id, recipeId, request);
  }
}
