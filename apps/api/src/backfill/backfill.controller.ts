import { Body, Controller, Get, HttpCode, Post } from '@nestjs/common';
import { ApiAcceptedResponse, ApiBody, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { Claim, ResultsRequest, ResultsSummary } from '#internal-api/contract.js';
import { ApiErrors } from '../openapi/api-errors.decorator.js';
import { Internal } from '../session/access.decorators.js';
import { BackfillDto, ClaimDto } from './backfill.dto.js';
import { BackfillService } from './backfill.service.js';
import {
  BackfillStatus,
  ClaimView,
  MarkedView,
  ResultsSummaryView,
  ResultsView,
} from './backfill.view.js';
import { DetectionResultsService } from './detection-results.service.js';
import { ParseResultsPipe } from './parse-results.pipe.js';

@ApiTags('Internal')
@Controller('internal/tech-steps')
@Internal()
export class BackfillController {
  constructor(
    private readonly catchUp: BackfillService,
    private readonly detectionResults: DetectionResultsService,
  ) {}

  /** Leases steps that this version of the engine has not analysed, for a minute. */
  @Post('claims')
  @HttpCode(200)
  @ApiOkResponse({ type: ClaimView })
  @ApiErrors('VALIDATION_ERROR')
  claim(@Body() body: ClaimDto): Promise<Claim> {
    return this.catchUp.claim(body);
  }

  /** Takes results; delivering them again changes nothing. */
  @Post('results')
  @HttpCode(200)
  @ApiBody({ type: ResultsView })
  @ApiOkResponse({ type: ResultsSummaryView })
  @ApiErrors('VALIDATION_ERROR')
  results(@Body(ParseResultsPipe) body: ResultsRequest): Promise<ResultsSummary> {
    return this.detectionResults.apply(body);
  }

  /** Has every step, or those of some recipes, analysed anew. */
  @Post('backfill')
  @HttpCode(202)
  @ApiAcceptedResponse({ type: MarkedView })
  @ApiErrors('VALIDATION_ERROR')
  backfill(@Body() { recipeIds }: BackfillDto): Promise<MarkedView> {
    return this.catchUp.backfill(recipeIds ?? null);
  }

  /** How far analysis has caught up. */
  @Get('status')
  @ApiOkResponse({ type: BackfillStatus })
  status(): Promise<BackfillStatus> {
    return this.catchUp.status();
  }
}
