import { Body, Controller, Delete, Get, Header, Post } from '@nestjs/common';
import { ApiCreatedResponse, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { CurrentProfile } from '../session/current.decorators.js';
import { ApiErrors } from '../openapi/api-errors.decorator.js';
import { JSON_TEXT } from '../http/json-text.js';
import {
  IDEMPOTENCY_ERRORS,
  IdempotencyKey,
  type IdempotentRequest,
} from '../idempotency/idempotent-request.js';
import { IdParam } from '../http/parse-id.pipe.js';
import type { Profile } from '../session/profile.view.js';
import { CorrectionDto } from './corrections.dto.js';
import { CorrectionsService } from './corrections.service.js';
import { CorrectedStepView, CorrectionView, StepTechniquesView } from './corrections.view.js';
import { ResetCorrectionsService } from './reset-corrections.service.js';

@ApiTags('Technique corrections')
@Controller('recipes/:recipeId/steps/:stepId/corrections')
export class CorrectionsController {
  constructor(
    private readonly corrections: CorrectionsService,
    private readonly resets: ResetCorrectionsService,
  ) {}

  /**
   * Corrects the technique of a span of a step.
   *
   * @remarks For a technique that detection missed, found wrongly or linked to a wrong ingredient.
   * The correction stays while the text of the step stays, and survives later versions of the
   * engine. It changes this step alone: other recipes and the detection of texts are not affected.
   */
  @Post()
  @Header(...JSON_TEXT)
  @ApiCreatedResponse({ type: CorrectedStepView })
  @ApiErrors(
    'INGREDIENT_NOT_FOUND',
    'RECIPE_NOT_FOUND',
    'UNIT_NOT_FOUND',
    'UTENSIL_NOT_FOUND',
    'TECH_STEP_NOT_FOUND',
    'STEP_NOT_FOUND',
    'TEXT_CHANGED',
    'QUOTA_EXCEEDED',
    ...IDEMPOTENCY_ERRORS,
  )
  submitCorrection(
    @CurrentProfile() { id: viewerId }: Profile,
    @IdParam('recipeId') recipeId: number,
    @IdParam('stepId') stepId: number,
    @Body() body: CorrectionDto,
    @IdempotencyKey() request: IdempotentRequest | null,
  ): Promise<string> {
    return this.corrections.submit({ viewerId, recipeId, stepId }, body, request);
  }

  /**
   * Lists the corrections of a step.
   *
   * @remarks The newest first, at most 500. `corrected` of a step says whether there are any. The
   * techniques of the step already contain their effect.
   */
  @Get()
  @ApiOkResponse({ type: [CorrectionView] })
  @ApiErrors('RECIPE_NOT_FOUND', 'STEP_NOT_FOUND')
  listCorrections(
    @CurrentProfile() { id: viewerId }: Profile,
    @IdParam('recipeId') recipeId: number,
    @IdParam('stepId') stepId: number,
  ): Promise<readonly CorrectionView[]> {
    return this.corrections.list({ viewerId, recipeId, stepId });
  }

  /**
   * Removes the corrections of a step.
   *
   * @remarks Undoes them all: the techniques are those of automatic detection again. When the
   * classifier is unavailable, the step becomes pending until a worker detects it. Single
   * corrections cannot be removed: correct the span anew.
   */
  @Delete()
  @ApiOkResponse({ type: StepTechniquesView })
  @ApiErrors('RECIPE_NOT_FOUND', 'STEP_NOT_FOUND')
  deleteCorrections(
    @CurrentProfile() { id: viewerId }: Profile,
    @IdParam('recipeId') recipeId: number,
    @IdParam('stepId') stepId: number,
  ): Promise<StepTechniquesView> {
    return this.resets.reset({ viewerId, recipeId, stepId });
  }
}
