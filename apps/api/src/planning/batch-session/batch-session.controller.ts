import { Controller, Get, Query } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { CurrentSession } from '../../session/current.decorators.js';
import { SessionInStatement } from '../../session/access.decorators.js';
import type { SessionClaims } from '../../session/session.js';
import { ApiErrors } from '../../openapi/api-errors.decorator.js';
import { BatchSessionService } from './batch-session.service.js';
import { WeekQuery } from '../grid/planning.dto.js';
import { BatchSessionView } from '../grid/planning.view.js';

@ApiTags('Planning')
@Controller('planning/batch')
export class BatchSessionController {
  constructor(private readonly batch: BatchSessionService) {}

  /**
   * The cooking of the week as one session. Equal preparation (same technique, same ingredients)
   * of different recipes is one task; no task comes before what a recipe needs first, for which a
   * task is split if it must be; oven work is grouped.
   */
  @Get()
  @SessionInStatement()
  @ApiOkResponse({ type: BatchSessionView })
  @ApiErrors('VALIDATION_ERROR', 'NOT_AUTHENTICATED', 'HOUSE_NOT_FOUND')
  session(
    @CurrentSession() session: SessionClaims,
    @Query() { date }: WeekQuery,
  ): Promise<BatchSessionView> {
    return this.batch.session(session, date);
  }
}
