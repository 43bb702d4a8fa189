import { Controller, Delete, HttpCode, Post } from '@nestjs/common';
import { ApiNoContentResponse, ApiTags } from '@nestjs/swagger';
import { CurrentProfile } from '../../session/current.decorators.js';
import { ApiErrors } from '../../openapi/api-errors.decorator.js';
import type { Profile } from '../../session/profile.view.js';
import { RecipeId } from '../recipe-id.decorator.js';
import { FavouritesService } from './favourites.service.js';

@ApiTags('Recipes')
@Controller('recipes')
export class FavouritesController {
  constructor(private readonly favourites: FavouritesService) {}

  /** Adds a recipe to the favourites. */
  @Post(':recipeId/favorite')
  @HttpCode(204)
  @ApiNoContentResponse()
  @ApiErrors('RECIPE_NOT_FOUND')
  addFavourite(@CurrentProfile() { id }: Profile, @RecipeId() recipeId: number): Promise<void> {
    return this.favourites.set(id, recipeId, true);
  }

  /** Removes a recipe from the favourites. */
  @Delete(':recipeId/favorite')
  @HttpCode(204)
  @ApiNoContentResponse()
  @ApiErrors('RECIPE_NOT_FOUND')
  removeFavourite(@CurrentProfile() { id }: Profile, @RecipeId() recipeId: number): Promise<void> {
    return this.favourites.set(id, recipeId, false);
  }
}
