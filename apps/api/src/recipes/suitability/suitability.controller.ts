import { Controller, Get, Param } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { CurrentSession } from '../../session/current.decorators.js';
import { SessionInStatement } from '../../session/access.decorators.js';
import type { SessionClaims } from '../../session/session.js';
import { ApiErrors } from '../../openapi/api-errors.decorator.js';
import { ParseIdPipe } from '../../http/parse-id.pipe.js';
import { SuitabilityService } from './suitability.service.js';
import { Suitability } from './suitability.view.js';

@ApiTags('Recipes')
@Controller('recipes')
export class SuitabilityController {
  constructor(private readonly suitabilities: SuitabilityService) {}

  /** Whether the whole household may eat it, and if not, who should not eat what. */
  @Get(':recipeId/suitability')
  @SessionInStatement()
  @ApiOkResponse({ type: Suitability })
  @ApiErrors('VALIDATION_ERROR', 'NOT_AUTHENTICATED', 'RECIPE_NOT_FOUND')
  suitability(
    @CurrentSession() session: SessionClaims,
    @Param('recipeId', ParseIdPipe) recipeId: number,
  ): Promise<Suitability> {
    return this.suitabilities.judge(session, recipeId);
  }
}
