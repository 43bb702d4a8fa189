import { Body, Controller, Delete, Header, HttpCode, Param, Post, Put } from '@nestjs/common';
import { ApiCreatedResponse, ApiNoContentResponse, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { CurrentProfile } from '../../session/current.decorators.js';
import { ApiErrors } from '../../openapi/api-errors.decorator.js';
import { ParseIdPipe } from '../../http/parse-id.pipe.js';
import type { Profile } from '../../session/profile.view.js';
import { JSON_TEXT } from '../../http/json-text.js';
import { Recipe } from '../recipe.view.js';
import { RecipeDto } from './recipe.dto.js';
import { RecipesService } from './recipes.service.js';

@ApiTags('Recipes')
@Controller('recipes')
export class RecipesController {
  constructor(private readonly recipes: RecipesService) {}

  /** Writes a recipe. The techniques of its steps are detected at once, or owed. */
  @Post()
  @Header(...JSON_TEXT)
  @ApiCreatedResponse({ type: Recipe })
  @ApiErrors(
    'VALIDATION_ERROR',
    'NOT_AUTHENTICATED',
    'HOUSE_NOT_FOUND',
    'DIET_NOT_FOUND',
    'INGREDIENT_NOT_FOUND',
    'UNIT_NOT_FOUND',
  )
  create(@CurrentProfile() author: Profile, @Body() body: RecipeDto): Promise<string> {
    return this.recipes.create(author, body);
  }

  /**
   * Overwrites one's recipe. Steps whose text is unchanged keep their techniques; other texts are
   * detected anew, and what people said about them stays where it can still be found.
   */
  @Put(':recipeId')
  @Header(...JSON_TEXT)
  @ApiOkResponse({ type: Recipe })
  @ApiErrors(
    'VALIDATION_ERROR',
    'NOT_AUTHENTICATED',
    'HOUSE_NOT_FOUND',
    'RECIPE_NOT_FOUND',
    'DIET_NOT_FOUND',
    'INGREDIENT_NOT_FOUND',
    'UNIT_NOT_FOUND',
    'STEP_NOT_FOUND',
    'NOT_RECIPE_AUTHOR',
    'RECIPE_ALREADY_IMPORTED',
  )
  update(
    @CurrentProfile() { id }: Profile,
    @Param('recipeId', ParseIdPipe) recipeId: number,
    @Body() body: RecipeDto,
  ): Promise<string> {
    return this.recipes.update(id, recipeId, body);
  }

  /** Deletes one's recipe, with what others keep of it: planning items, favourites, corrections. */
  @Delete(':recipeId')
  @HttpCode(204)
  @ApiNoContentResponse()
  @ApiErrors('VALIDATION_ERROR', 'NOT_AUTHENTICATED', 'RECIPE_NOT_FOUND', 'NOT_RECIPE_AUTHOR')
  delete(
    @CurrentProfile() { id }: Profile,
    @Param('recipeId', ParseIdPipe) recipeId: number,
  ): Promise<void> {
    return this.recipes.delete(id, recipeId);
  }
}
