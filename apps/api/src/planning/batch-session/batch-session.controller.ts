import { Controller, Get, Query } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { CurrentSession } from '../../session/current.decorators.js';
import { SessionInStatement } from '../../session/access.decorators.js';
import type { SessionClaims } from '../../session/session.js';
import { ApiErrors } from '../../openapi/api-errors.decorator.js';
import { BatchSessionService } from './batch-session.service.js';
import { WeekQuery } from '../grid/planning.dto.js';
import { BatchSessionView } from './batch-session.view.js';

@ApiTags('Planning')
@Controller('planning/batch')
export class BatchSessionController {
  constructor(private readonly batchSessions: BatchSessionService) {}

  /** Returns the batch session of a week. Equal tasks of several recipes are merged. */
  @Get()
  @SessionInStatement()
  @ApiOkResponse({ type: BatchSessionView })
  @ApiErrors('HOUSE_NOT_FOUND', 'QUOTA_EXCEEDED')
  getBatchSession(
    @CurrentSession() session: SessionClaims,
    @Query() { date }: WeekQuery,
  ): Promise<BatchSessionView> {
    return this.batchSessions.ofWeek(session, date);
  }
}
