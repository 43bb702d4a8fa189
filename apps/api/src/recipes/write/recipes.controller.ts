import { Body, Controller, Delete, Header, HttpCode, Post, Put } from '@nestjs/common';
import { ApiCreatedResponse, ApiNoContentResponse, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { CurrentProfile } from '../../session/current.decorators.js';
import { ApiErrors } from '../../openapi/api-errors.decorator.js';
import { ETAG } from '../../openapi/headers.js';
import type { Profile } from '../../session/profile.view.js';
import { LargeBody } from '../../http/body-limit.js';
import { JSON_TEXT } from '../../http/json-text.js';
import { Recipe } from '../read-model/recipe.view.js';
import { RecipeId } from '../recipe-id.decorator.js';
import { RecipeDto } from './recipe.dto.js';
import { RecipesService } from './recipes.service.js';

@ApiTags('Recipes')
@Controller('recipes')
export class RecipesController {
  constructor(private readonly recipes: RecipesService) {}

  /** Creates a recipe. When the classifier is unavailable, its steps stay pending. */
  @Post()
  @LargeBody()
  @Header(...JSON_TEXT)
  @ApiCreatedResponse({ type: Recipe, headers: ETAG })
  @ApiErrors(
    'HOUSE_NOT_FOUND',
    'DIET_NOT_FOUND',
    'INGREDIENT_NOT_FOUND',
    'UNIT_NOT_FOUND',
    'QUOTA_EXCEEDED',
  )
  createRecipe(@CurrentProfile() author: Profile, @Body() body: RecipeDto): Promise<string> {
    return this.recipes.create(author, body);
  }

  /** Replaces a recipe. Steps whose text is unchanged keep their techniques. Author only. */
  @Put(':recipeId')
  @LargeBody()
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
  )
  updateRecipe(
    @CurrentProfile() { id }: Profile,
    @RecipeId() recipeId: number,
    @Body() body: RecipeDto,
  ): Promise<string> {
    return this.recipes.update(id, recipeId, body);
  }

  /** Deletes a recipe with its planning items, favourites and corrections. Author only. */
  @Delete(':recipeId')
  @HttpCode(204)
  @ApiNoContentResponse()
  @ApiErrors('RECIPE_NOT_FOUND', 'NOT_RECIPE_AUTHOR')
  deleteRecipe(@CurrentProfile() { id }: Profile, @RecipeId() recipeId: number): Promise<void> {
    return this.recipes.delete(id, recipeId);
  }
}
