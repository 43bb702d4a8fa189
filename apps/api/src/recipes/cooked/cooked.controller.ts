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

  /**
   * Marks a recipe as cooked on a day.
   *
   * @remarks Today without `date`; a future day is 400. Once a person and day: marking again
   * changes nothing. The mark stays with the house and counts in `lastCookedOn` and `timesCooked`.
   * It does not change the plan.
   */
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

  /**
   * Removes the own mark of a day.
   *
   * @remarks Today without `date`. Marks of other members stay.
   */
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

  /**
   * Rates a recipe.
   *
   * @remarks One to five stars, null removes the own rating. Once a person; the house sees the mean
   * as `houseRating`. Example: `{ "stars": 4 }`.
   */
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
