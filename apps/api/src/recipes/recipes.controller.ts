import { Controller, Delete, Get, Header, HttpCode, Post, Put, Query, Res } from '@nestjs/common';
import {
  ApiCreatedResponse,
  ApiNoContentResponse,
  ApiOkResponse,
  ApiTags,
  getSchemaPath,
} from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
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
import { RecipeDetailDto } from './detail/recipe-detail.dto.js';
import { RecipeDetailService } from './detail/recipe-detail.service.js';
import { FILE_TYPES, RecipeFilesService } from './share/recipe-files.service.js';
import { FavouritesService } from './favourites/favourites.service.js';
import { RecipeNutrition } from './read-model/nutrition.view.js';
import { Recipe } from './read-model/recipe.view.js';
import { SuitabilityService } from './suitability/suitability.service.js';
import { Suitability } from './suitability/suitability.view.js';
import { IdParam } from '../http/parse-id.pipe.js';
import { DeleteRecipeDto } from './trash/delete-recipe.dto.js';
import { DeleteRecipeService } from './trash/delete-recipe.service.js';
import { ChangeRecipeService } from './write/change-recipe.service.js';
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
    private readonly files: RecipeFilesService,
    private readonly suitability: SuitabilityService,
    private readonly favourites: FavouritesService,
  ) {}

  /**
   * Creates a recipe.
   *
   * @remarks Techniques, ingredients, durations and temperatures of the steps are detected at once;
   * when the classifier is unavailable, the steps stay pending and are detected later. Send
   * `locale` of the person, or `auto`; absent means French. Photos have an operation of their own.
   * Create the `Idempotency-Key` when the person starts to write. Example:
   * `{ "name": "Riz", "visibility": "HOUSE", "portions": 4, "dietIds": [], "ingredients": [], "steps": [] }`.
   */
  @Post()
  @LargeBody()
  @ReturnsRepresentation()
  @Header(...JSON_TEXT)
  @ApiCreatedResponse({ type: Recipe, headers: ETAG })
  @ApiErrors(
    'HOUSE_NOT_FOUND',
    'RECIPE_NOT_FOUND',
    ...REFERENCE_ERRORS,
    'RECIPE_CIRCLE',
    'QUOTA_EXCEEDED',
    ...IDEMPOTENCY_ERRORS,
  )
  createRecipe(
    @CurrentProfile() author: Profile,
    @RecipeBody() body: RecipeDto,
    @IdempotencyKey() request: IdempotentRequest | null,
  ): Promise<string> {
    return this.creation.create(author, body, request);
  }

  /**
   * Replaces a recipe.
   *
   * @remarks Steps whose text is unchanged keep their techniques and corrections. An absent
   * optional field stays, null or an empty list clears it. For the author, and for members when the
   * house has `sharedEditing`. Send `If-Match` with the ETag that the person edited: a concurrent
   * change is 412 instead of lost.
   */
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
    'RECIPE_CIRCLE',
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

  /**
   * Deletes a recipe.
   *
   * @remarks With its planning items, cookings, favourites and corrections, also those of other
   * members. Author only, also with `sharedEditing`. It stays in the trash for 30 days:
   * `POST /recipes/{recipeId}/restore` undoes it. With `forever=true` it cannot be undone; that also
   * deletes a recipe in the trash.
   */
  @Delete(':recipeId')
  @HttpCode(204)
  @ApiNoContentResponse()
  @ApiErrors('RECIPE_NOT_FOUND', 'NOT_RECIPE_AUTHOR', 'PRECONDITION_FAILED')
  deleteRecipe(
    @CurrentProfile() { id }: Profile,
    @IdParam('recipeId') recipeId: number,
    @Query() { forever = false }: DeleteRecipeDto,
    @IfMatchHeader() ifMatch: IfMatch | null,
  ): Promise<void> {
    return forever
      ? this.deletions.deleteForEver(id, recipeId, ifMatch)
      : this.deletions.moveToTrash(id, recipeId, ifMatch);
  }

  /**
   * Returns a recipe.
   *
   * @remarks Lines, steps with their techniques, and the photo. What the viewer may not read is
   * 404, like what does not exist. A step that is still pending has no techniques yet; an event of
   * the kind `detection` follows. Scale quantities in the front end: the service returns those of
   * `portions`. `expand=parts` adds the lines and steps of the recipes that it contains, at most 2 MB of
   * them. `format` returns the recipe as a file: schema.org JSON-LD, Cooklang or plain text. `If-Match` takes the ETag of the response without `expand`.
   */
  @Get(':recipeId')
  @SessionInStatement()
  @Header(...JSON_TEXT)
  @ApiOkResponse({
    content: {
      'application/json': { schema: { $ref: getSchemaPath(Recipe) } },
      'application/ld+json': { schema: { type: 'string' } },
      'text/plain': { schema: { type: 'string' } },
    },
  })
  @ApiErrors('RECIPE_NOT_FOUND', 'QUOTA_EXCEEDED')
  getRecipe(
    @CurrentSession() session: SessionClaims,
    @IdParam('recipeId') recipeId: number,
    @Query() { expand, format }: RecipeDetailDto,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<string> {
    if (format != null && format !== 'json') {
      void reply.type(FILE_TYPES[format]);
      return this.files.write(session, recipeId, format);
    }
    return this.details.read(session, recipeId, {
      hasNutrition: expand.includes('nutrition'),
      hasParts: expand.includes('parts'),
    });
  }

  /**
   * Returns what is in a recipe.
   *
   * @remarks Energy, macronutrients, fibre and salt of a portion and of 100 g, computed from the
   * lines with public tables, as written: before cooking, for the portions of the recipe. Always show
   * `coverage` and `missing` beside the figures. They are estimates, and no advice about health:
   * `docs/nutrition.md` says how they are made.
   */
  @Get(':recipeId/nutrition')
  @SessionInStatement()
  @Header(...JSON_TEXT)
  @ApiOkResponse({ type: RecipeNutrition })
  @ApiErrors('RECIPE_NOT_FOUND')
  getRecipeNutrition(
    @CurrentSession() session: SessionClaims,
    @IdParam('recipeId') recipeId: number,
  ): Promise<string> {
    return this.details.readNutrition(session, recipeId);
  }

  /**
   * Lists the conflicts of a recipe with the household.
   *
   * @remarks The household is the members and the people without an account; without a house it is
   * the viewer. `UNCERTAIN` is not `SUITABLE`: show `unread` and `conflicts`. It says nothing about
   * traces. For a list use `expand=suitability` of `GET /recipes`, for a week that of
   * `GET /planning`.
   */
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

  /**
   * Adds a recipe to the favourites.
   *
   * @remarks Favourites belong to the person, not to the house. Adding one again changes nothing.
   * `GET /recipes?tab=favoris` lists them.
   */
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

  /**
   * Removes a recipe from the favourites.
   *
   * @remarks The recipe stays, and so do the favourites of others. Removing one that is none
   * changes nothing.
   */
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
