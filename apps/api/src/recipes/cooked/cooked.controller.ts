import { Body, Controller, Delete, HttpCode, Post, Put, Query } from '@nestjs/common';
import { ApiBody, ApiNoContentResponse, ApiTags } from '@nestjs/swagger';
import { IdParam } from '../../http/parse-id.pipe.js';
import { ApiErrors } from '../../openapi/api-errors.decorator.js';
import { CurrentProfile } from '../../session/current.decorators.js';
import type { Profile } from '../../session/profile.view.js';
import { CookedDto, RatingDto } from './cooked.dto.js';
import { CookedService, today } from './cooked.service.js';

@ApiTags('Recipes')
@Controller('recipes/:recipeId')
export class CookedController {
  constructor(private readonly cooked: CookedService) {}

  /** Marks a recipe as cooked on a day, once a person and day. The mark stays with the house. */
  @Post('cooked')
  @HttpCode(204)
  @ApiBody({ type: CookedDto, required: false })
  @ApiNoContentResponse()
  @ApiErrors('RECIPE_NOT_FOUND', 'QUOTA_EXCEEDED')
  markCooked(
    @CurrentProfile() { id }: Profile,
    @IdParam('recipeId') recipeId: number,
    @Body() { date }: CookedDto,
  ): Promise<void> {
    return this.cooked.mark({ profileId: id, recipeId, date: date ?? today() });
  }

  /** Removes the own mark of a day. */
  @Delete('cooked')
  @HttpCode(204)
  @ApiNoContentResponse()
  @ApiErrors('RECIPE_NOT_FOUND')
  unmarkCooked(
    @CurrentProfile() { id }: Profile,
    @IdParam('recipeId') recipeId: number,
    @Query() { date }: CookedDto,
  ): Promise<void> {
    return this.cooked.unmark({ profileId: id, recipeId, date: date ?? today() });
  }

  /** Rates a recipe, once a person, or removes the own rating. */
  @Put('rating')
  @HttpCode(204)
  @ApiNoContentResponse()
  @ApiErrors('RECIPE_NOT_FOUND')
  rateRecipe(
    @CurrentProfile() { id }: Profile,
    @IdParam('recipeId') recipeId: number,
    @Body() { stars }: RatingDto,
  ): Promise<void> {
    return this.cooked.rate(id, recipeId, stars);
  }
}
