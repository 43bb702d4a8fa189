import { Body, Controller, Get, HttpCode, Post } from '@nestjs/common';
import { ApiAcceptedResponse, ApiBody, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { Claim, ResultsRequest, ResultsSummary } from '#internal-api/contract.js';
import { JsonSchemaPipe } from '#platform/http/json-schema.pipe.js';
import { LargeBody } from '../http/body-limit.js';
import { Internal } from '../session/access.decorators.js';
import { BackfillDto, ClaimDto } from './backfill.dto.js';
import { BackfillService } from './backfill.service.js';
import {
  BackfillStatusView,
  ClaimView,
  MarkedView,
  ResultsSummaryView,
  ResultsView,
} from './backfill.view.js';
import { DetectionResultsService } from './detection-results.service.js';
import { RESULTS } from './results.schema.js';

@ApiTags('Internal')
@Controller('internal/tech-steps')
export class BackfillController {
  constructor(
    private readonly backfills: BackfillService,
    private readonly detectionResults: DetectionResultsService,
  ) {}

  /**
   * Leases pending steps, and pending texts of recipes, to a worker for one minute; none to a
   * superseded version.
   *
   * @remarks For the worker. A lease that ends without results is given to another worker. A worker
   * of an older version of the engine gets none.
   */
  @Post('claims')
  @Internal()
  @HttpCode(200)
  @ApiOkResponse({ type: ClaimView })
  claimSteps(@Body() body: ClaimDto): Promise<Claim> {
    return this.backfills.claim(body);
  }

  /**
   * Stores the valid results.
   *
   * @remarks For the worker. Results of texts that have changed meanwhile are dropped, as are those
   * of a lease that has ended. Sending the same results again changes nothing.
   */
  @Post('results')
  @Internal()
  @LargeBody()
  @HttpCode(200)
  @ApiBody({ type: ResultsView })
  @ApiOkResponse({ type: ResultsSummaryView })
  submitResults(@Body(new JsonSchemaPipe(RESULTS)) body: ResultsRequest): Promise<ResultsSummary> {
    return this.detectionResults.apply(body);
  }

  /**
   * Marks every text, or the texts of the given recipes, as pending.
   *
   * @remarks For `npm run backfill`, after a change of the engine. Returns at once; workers detect
   * the texts afterwards. Techniques stay readable meanwhile, and corrections stay.
   */
  @Post('backfill')
  @Internal()
  @HttpCode(202)
  @ApiAcceptedResponse({ type: MarkedView })
  markStepsPending(@Body() { recipeIds }: BackfillDto): Promise<MarkedView> {
    return this.backfills.backfill(recipeIds ?? null);
  }

  /**
   * Returns the progress of the backfill.
   *
   * @remarks For `npm run backfill`, which prints it. Counts what is pending, and what was set
   * aside because it failed repeatedly.
   */
  @Get('status')
  @Internal()
  @ApiOkResponse({ type: BackfillStatusView })
  getBackfillStatus(): Promise<BackfillStatusView> {
    return this.backfills.status();
  }
}
