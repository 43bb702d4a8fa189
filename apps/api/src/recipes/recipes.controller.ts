import { Controller, Delete, Get, Header, HttpCode, Post, Put } from '@nestjs/common';
import { ApiCreatedResponse, ApiNoContentResponse, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { SessionInStatement } from '../session/access.decorators.js';
import { CurrentProfile, CurrentSession } from '../session/current.decorators.js';
import type { SessionClaims } from '../session/session.js';
import { ApiErrors } from '../openapi/api-errors.decorator.js';
import { ETAG } from '../openapi/headers.js';
import type { Profile } from '../session/profile.view.js';
import { LargeBody } from '../http/body-limit.js';
import { ReturnsRepresentation } from '../http/conditional/etag.hook.js';
import { type IfMatch, IfMatchHeader } from '../http/conditional/if-match.js';
import { JSON_TEXT } from '../http/json-text.js';
import {
  IDEMPOTENCY_ERRORS,
  IdempotencyKey,
  type IdempotentRequest,
} from '../idempotency/idempotent-request.js';
import { RecipeDetailService } from './detail/recipe-detail.service.js';
import { FavouritesService } from './favourites/favourites.service.js';
import { Recipe } from './read-model/recipe.view.js';
import { SuitabilityService } from './suitability/suitability.service.js';
import { Suitability } from './suitability/suitability.view.js';
import { IdParam } from '../http/parse-id.pipe.js';
import { ChangeRecipeService } from './write/change-recipe.service.js';
import { DeleteRecipeService } from './write/delete-recipe.service.js';
import { CreateRecipeService } from './write/create-recipe.service.js';
import { RecipeBody } from './write/image-url.pipe.js';
import { RecipeDto } from './write/recipe.dto.js';

/** The errors of a body that refers to unknown rows. */
const REFERENCE_ERRORS = ['DIET_NOT_FOUND', 'INGREDIENT_NOT_FOUND', 'UNIT_NOT_FOUND'] as const;

@ApiTags('Recipes')
@Controller('recipes')
export class RecipesController {
  constructor(
    private readonly creation: CreateRecipeService,
    private readonly changes: ChangeRecipeService,
    private readonly deletions: DeleteRecipeService,
    private readonly details: RecipeDetailService,
    private readonly suitability: SuitabilityService,
    private readonly favourites: FavouritesService,
  ) {}

  /** Creates a recipe. When the classifier is unavailable, its steps stay pending. */
  @Post()
  @LargeBody()
  @ReturnsRepresentation()
  @Header(...JSON_TEXT)
  @ApiCreatedResponse({ type: Recipe, headers: ETAG })
  @ApiErrors('HOUSE_NOT_FOUND', ...REFERENCE_ERRORS, 'QUOTA_EXCEEDED', ...IDEMPOTENCY_ERRORS)
  createRecipe(
    @CurrentProfile() author: Profile,
    @RecipeBody() body: RecipeDto,
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
    ...REFERENCE_ERRORS,
    'STEP_NOT_FOUND',
    'NOT_RECIPE_AUTHOR',
    'QUOTA_EXCEEDED',
    'RECIPE_ALREADY_IMPORTED',
    'PRECONDITION_FAILED',
  )
  updateRecipe(
    @CurrentProfile() { id }: Profile,
    @IdParam('recipeId') recipeId: number,
    @RecipeBody() body: RecipeDto,
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
    @IdParam('recipeId') recipeId: number,
    @IfMatchHeader() ifMatch: IfMatch | null,
  ): Promise<void> {
    return this.deletions.delete(id, recipeId, ifMatch);
  }

  /** Returns a recipe. */
  @Get(':recipeId')
  @SessionInStatement()
  @Header(...JSON_TEXT)
  @ApiOkResponse({ type: Recipe })
  @ApiErrors('RECIPE_NOT_FOUND')
  getRecipe(
    @CurrentSession() session: SessionClaims,
    @IdParam('recipeId') recipeId: number,
  ): Promise<string> {
    return this.details.read(session, recipeId);
  }

  /** Lists the conflicts of a recipe with the members of the household. */
  @Get(':recipeId/suitability')
  @SessionInStatement()
  @ApiOkResponse({ type: Suitability })
  @ApiErrors('RECIPE_NOT_FOUND')
  getRecipeSuitability(
    @CurrentSession() session: SessionClaims,
    @IdParam('recipeId') recipeId: number,
  ): Promise<Suitability> {
    return this.suitability.check(session, recipeId);
  }

  /** Adds a recipe to the favourites. */
  @Post(':recipeId/favorite')
  @HttpCode(204)
  @ApiNoContentResponse()
  @ApiErrors('RECIPE_NOT_FOUND')
  addFavourite(
    @CurrentProfile() { id }: Profile,
    @IdParam('recipeId') recipeId: number,
  ): Promise<void> {
    return this.favourites.set(id, recipeId, true);
  }

  /** Removes a recipe from the favourites. */
  @Delete(':recipeId/favorite')
  @HttpCode(204)
  @ApiNoContentResponse()
  @ApiErrors('RECIPE_NOT_FOUND')
  removeFavourite(
    @CurrentProfile() { id }: Profile,
    @IdParam('recipeId') recipeId: number,
  ): Promise<void> {
    return this.favourites.set(id, recipeId, false);
  }
}
