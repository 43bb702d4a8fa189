import { Controller, Get } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { CurrentSession } from '../../session/current.decorators.js';
import { SessionInStatement } from '../../session/access.decorators.js';
import type { SessionClaims } from '../../session/session.js';
import { ApiErrors } from '../../openapi/api-errors.decorator.js';
import { RecipeId } from '../recipe-id.decorator.js';
import { SuitabilityService } from './suitability.service.js';
import { Suitability } from './suitability.view.js';

@ApiTags('Recipes')
@Controller('recipes')
export class SuitabilityController {
  constructor(private readonly suitabilityService: SuitabilityService) {}

  /** Lists the conflicts of a recipe with the members of the household. */
  @Get(':recipeId/suitability')
  @SessionInStatement()
  @ApiOkResponse({ type: Suitability })
  @ApiErrors('RECIPE_NOT_FOUND')
  getRecipeSuitability(
    @CurrentSession() session: SessionClaims,
    @RecipeId() recipeId: number,
  ): Promise<Suitability> {
    return this.suitabilityService.check(session, recipeId);
  }
}
