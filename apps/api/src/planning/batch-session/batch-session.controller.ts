import { Controller, Get, Query } from '@nestjs/common';
import { ApiExtraModels, ApiOkResponse, ApiTags, getSchemaPath } from '@nestjs/swagger';
import { CurrentSession } from '../../session/current.decorators.js';
import { SessionInStatement } from '../../session/access.decorators.js';
import type { SessionClaims } from '../../session/session.js';
import { ApiErrors } from '../../openapi/api-errors.decorator.js';
import { BatchSessionQuery, timedRequestOf } from './batch-session.dto.js';
import { BatchSessionService } from './batch-session.service.js';
import { BatchSessionView } from './batch-session.view.js';
import { TimedSessionView } from './timed-session.view.js';

@ApiTags('Planning')
@Controller('planning/batch')
export class BatchSessionController {
  constructor(private readonly batchSessions: BatchSessionService) {}

  /**
   * Returns the batch session of a week. Equal tasks of several recipes are merged. With `cooks`,
   * `burners`, `ovens` or `finish`, the tasks have times.
   */
  @Get()
  @SessionInStatement()
  @ApiExtraModels(BatchSessionView, TimedSessionView)
  @ApiOkResponse({
    description: 'TimedSessionView if the request has `cooks`, `burners`, `ovens` or `finish`.',
    schema: {
      anyOf: [{ $ref: getSchemaPath(TimedSessionView) }, { $ref: getSchemaPath(BatchSessionView) }],
    },
  })
  @ApiErrors('HOUSE_NOT_FOUND', 'QUOTA_EXCEEDED')
  getBatchSession(
    @CurrentSession() session: SessionClaims,
    @Query() query: BatchSessionQuery,
  ): Promise<BatchSessionView | TimedSessionView> {
    const timed = timedRequestOf(query);
    return timed === null
      ? this.batchSessions.ofWeek(session, query.date)
      : this.batchSessions.timed(session, timed);
  }
}
