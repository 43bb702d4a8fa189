import { Controller, Get, Header, HttpCode, Post } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { RecipeContent } from '#domain/recipe/recipe-content.js';
import { ReturnsRepresentation } from '../../http/conditional/etag.hook.js';
import { JSON_TEXT } from '../../http/json-text.js';
import { IdParam } from '../../http/parse-id.pipe.js';
import { ApiErrors } from '../../openapi/api-errors.decorator.js';
import { ETAG } from '../../openapi/headers.js';
import { CurrentProfile } from '../../session/current.decorators.js';
import type { Profile } from '../../session/profile.view.js';
import { Recipe } from '../read-model/recipe.view.js';
import { RecipeDto } from '../write/recipe.dto.js';
import { VersionsService } from './versions.service.js';
import { RecipeVersion } from './versions.view.js';

@ApiTags('Recipes')
@Controller('recipes/:recipeId/versions')
export class VersionsController {
  constructor(private readonly versions: VersionsService) {}

  /**
   * Lists the versions of a recipe.
   *
   * @remarks The payloads that updates have replaced, newest first, the last 20. For who may change the
   * recipe. An update that changes nothing makes no version.
   */
  @Get()
  @ApiOkResponse({ type: [RecipeVersion] })
  @ApiErrors('RECIPE_NOT_FOUND', 'NOT_RECIPE_AUTHOR')
  listRecipeVersions(
    @CurrentProfile() { id }: Profile,
    @IdParam('recipeId') recipeId: number,
  ): Promise<RecipeVersion[]> {
    return this.versions.list(id, recipeId);
  }

  /**
   * Returns a version of a recipe.
   *
   * @remarks As `PUT` takes it. For who may change the recipe.
   */
  @Get(':version')
  @ApiOkResponse({ type: RecipeDto })
  @ApiErrors('RECIPE_NOT_FOUND', 'NOT_RECIPE_AUTHOR', 'VERSION_NOT_FOUND')
  getRecipeVersion(
    @CurrentProfile() { id }: Profile,
    @IdParam('recipeId') recipeId: number,
    @IdParam('version') version: number,
  ): Promise<RecipeContent> {
    return this.versions.read(id, recipeId, version);
  }

  /**
   * Restores a version of a recipe.
   *
   * @remarks As a `PUT` of its payload: what it replaces becomes a version. The visibility stays.
   */
  @Post(':version/restore')
  @HttpCode(200)
  @ReturnsRepresentation()
  @Header(...JSON_TEXT)
  @ApiOkResponse({ type: Recipe, headers: ETAG })
  @ApiErrors(
    'RECIPE_NOT_FOUND',
    'NOT_RECIPE_AUTHOR',
    'VERSION_NOT_FOUND',
    'RECIPE_CIRCLE',
    'QUOTA_EXCEEDED',
    'RECIPE_ALREADY_IMPORTED',
  )
  restoreRecipeVersion(
    @CurrentProfile() { id }: Profile,
    @IdParam('recipeId') recipeId: number,
    @IdParam('version') version: number,
  ): Promise<string> {
    return this.versions.restore(id, recipeId, version);
  }
}
