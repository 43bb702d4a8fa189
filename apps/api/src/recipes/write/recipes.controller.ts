import { Body, Controller, Delete, Header, HttpCode, Post, Put } from '@nestjs/common';
import { ApiCreatedResponse, ApiNoContentResponse, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { CurrentProfile } from '../../session/current.decorators.js';
import { ApiErrors } from '../../openapi/api-errors.decorator.js';
import { ETAG } from '../../openapi/headers.js';
import type { Profile } from '../../session/profile.view.js';
import { LargeBody } from '../../http/body-limit.js';
import { ReturnsRepresentation } from '../../http/conditional/etag.hook.js';
import { type IfMatch, IfMatchHeader } from '../../http/conditional/if-match.js';
import { JSON_TEXT } from '../../http/json-text.js';
import { IdempotencyKey, type IdempotentRequest } from '../../idempotency/idempotent-request.js';
import { Recipe } from '../read-model/recipe.view.js';
import { RecipeId } from '../recipe-id.decorator.js';
import { ChangeRecipeService } from './change-recipe.service.js';
import { CreateRecipeService } from './create-recipe.service.js';
import { RecipeDto } from './recipe.dto.js';

@ApiTags('Recipes')
@Controller('recipes')
export class RecipesController {
  constructor(
    private readonly creation: CreateRecipeService,
    private readonly changes: ChangeRecipeService,
  ) {}

  /** Creates a recipe. When the classifier is unavailable, its steps stay pending. */
  @Post()
  @LargeBody()
  @ReturnsRepresentation()
  @Header(...JSON_TEXT)
  @ApiCreatedResponse({ type: Recipe, headers: ETAG })
  @ApiErrors(
    'HOUSE_NOT_FOUND',
    'DIET_NOT_FOUND',
    'INGREDIENT_NOT_FOUND',
    'UNIT_NOT_FOUND',
    'QUOTA_EXCEEDED',
    'REQUEST_IN_PROGRESS',
    'IDEMPOTENCY_KEY_REUSED',
  )
  createRecipe(
    @CurrentProfile() author: Profile,
    @Body() body: RecipeDto,
    @IdempotencyKey() request: IdempotentRequest | null,
  ): Promise<string> {
    return this.creation.create(author, body, request);
  }

  /** Replaces a recipe. Steps whose text is unchanged keep their techniques. Author only. */
  @Put(':recipeId')
  @LargeBody()
  @ReturnsRepresentation()
  @Header(...JSON_TEXT)
  @ApiOkResponse({ type: Recipe })
  @ApiErrors(
    'HOUSE_NOT_FOUND',
    'RECIPE_NOT_FOUND',
    'DIET_NOT_FOUND',
    'INGREDIENT_NOT_FOUND',
    'UNIT_NOT_FOUND',
    'STEP_NOT_FOUND',
    'NOT_RECIPE_AUTHOR',
    'RECIPE_ALREADY_IMPORTED',
    'PRECONDITION_FAILED',
  )
  updateRecipe(
    @CurrentProfile() { id }: Profile,
    @RecipeId() recipeId: number,
    @Body() body: RecipeDto,
    @IfMatchHeader() ifMatch: IfMatch | null,
  ): Promise<string> {
    return this.changes.update(id, recipeId, body, ifMatch);
  }

  /** Deletes a recipe with its planning items, favourites and corrections. Author only. */
  @Delete(':recipeId')
  @HttpCode(204)
  @ApiNoContentResponse()
  @ApiErrors('RECIPE_NOT_FOUND', 'NOT_RECIPE_AUTHOR', 'PRECONDITION_FAILED')
  deleteRecipe(
    @CurrentProfile() { id }: Profile,
    @RecipeId() recipeId: number,
    @IfMatchHeader() ifMatch: IfMatch | null,
  ): Promise<void> {
    return this.changes.delete(id, recipeId, ifMatch);
  }
}
