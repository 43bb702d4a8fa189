import { Body, Controller, Get, Param, Post } from '@nestjs/common';
import { ApiCreatedResponse, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { CurrentProfile } from '../session/current.decorators.js';
import { ApiErrors } from '../openapi/api-errors.decorator.js';
import { ParseIdPipe } from '../http/parse-id.pipe.js';
import type { Profile } from '../session/profile.view.js';
import { CorrectionDto } from './corrections.dto.js';
import { CorrectionsService } from './corrections.service.js';
import { CorrectedStepView, CorrectionView } from './corrections.view.js';

@ApiTags('Technique corrections')
@Controller('recipes/:recipeId/steps/:stepId/corrections')
export class CorrectionsController {
  constructor(private readonly corrections: CorrectionsService) {}

  /** Says what technique a part of a step's description is, or that it is none. */
  @Post()
  @ApiCreatedResponse({ type: CorrectedStepView })
  @ApiErrors(
    'VALIDATION_ERROR',
    'NOT_AUTHENTICATED',
    'INGREDIENT_NOT_FOUND',
    'RECIPE_NOT_FOUND',
    'UNIT_NOT_FOUND',
    'UTENSIL_NOT_FOUND',
    'TECH_STEP_NOT_FOUND',
    'STEP_NOT_FOUND',
  )
  submit(
    @CurrentProfile() { id: viewerId }: Profile,
    @Param('recipeId', ParseIdPipe) recipeId: number,
    @Param('stepId', ParseIdPipe) stepId: number,
    @Body() body: CorrectionDto,
  ): Promise<CorrectedStepView> {
    return this.corrections.submit({ viewerId, recipeId, stepId }, body);
  }

  /** What people have said about a step, newest first; at most 500. */
  @Get()
  @ApiOkResponse({ type: [CorrectionView] })
  @ApiErrors('VALIDATION_ERROR', 'NOT_AUTHENTICATED', 'RECIPE_NOT_FOUND', 'STEP_NOT_FOUND')
  list(
    @CurrentProfile() { id: viewerId }: Profile,
    @Param('recipeId', ParseIdPipe) recipeId: number,
    @Param('stepId', ParseIdPipe) stepId: number,
  ): Promise<readonly CorrectionView[]> {
    return this.corrections.list({ viewerId, recipeId, stepId });
  }
}
