import { Controller, Get, Header } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { CurrentSession } from '../../session/current.decorators.js';
import { SessionInStatement } from '../../session/access.decorators.js';
import type { SessionClaims } from '../../session/session.js';
import { ApiErrors } from '../../openapi/api-errors.decorator.js';
import { JSON_TEXT } from '../../http/json-text.js';
import { Recipe } from '../read-model/recipe.view.js';
import { RecipeId } from '../recipe-id.decorator.js';
import { RecipeDetailService } from './recipe-detail.service.js';

@ApiTags('Recipes')
@Controller('recipes')
export class RecipeDetailController {
  constructor(private readonly details: RecipeDetailService) {}

  /** Returns a recipe. */
  @Get(':recipeId')
  @SessionInStatement()
  @Header(...JSON_TEXT)
  @ApiOkResponse({ type: Recipe })
  @ApiErrors('RECIPE_NOT_FOUND')
  getRecipe(
    @CurrentSession() session: SessionClaims,
    @RecipeId() recipeId: number,
  ): Promise<string> {
    return this.details.read(session, recipeId);
  }
}
