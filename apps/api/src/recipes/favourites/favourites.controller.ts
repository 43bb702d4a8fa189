import { Controller, Delete, HttpCode, Param, Post } from '@nestjs/common';
import { ApiNoContentResponse, ApiTags } from '@nestjs/swagger';
import { CurrentProfile } from '../../session/current.decorators.js';
import { ApiErrors } from '../../openapi/api-errors.decorator.js';
import { ParseIdPipe } from '../../http/parse-id.pipe.js';
import type { Profile } from '../../session/profile.view.js';
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
  mark(
    @CurrentProfile() { id }: Profile,
    @Param('recipeId', ParseIdPipe) recipeId: number,
  ): Promise<void> {
    return this.favourites.mark(id, recipeId);
  }

  /** Removes a recipe from the favourites. */
  @Delete(':recipeId/favorite')
  @HttpCode(204)
  @ApiNoContentResponse()
  @ApiErrors('RECIPE_NOT_FOUND')
  unmark(
    @CurrentProfile() { id }: Profile,
    @Param('recipeId', ParseIdPipe) recipeId: number,
  ): Promise<void> {
    return this.favourites.unmark(id, recipeId);
  }
}
