import { Controller, Get, Query, Res } from '@nestjs/common';
import { ApiExtraModels, ApiHeader, ApiOkResponse, ApiTags, getSchemaPath } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { CurrentSession } from '../../session/current.decorators.js';
import { SessionInStatement } from '../../session/access.decorators.js';
import type { SessionClaims } from '../../session/session.js';
import { ApiErrors } from '../../openapi/api-errors.decorator.js';
import { CONTENT_DISPOSITION } from '../../openapi/headers.js';
import { JSON_TEXT } from '../../http/json-text.js';
import { preferredLocale, preferredType } from '../../http/content-negotiation.js';
import { BatchSessionQuery, isTimed, kitchenOf } from './batch-session.dto.js';
import { BatchSessionService } from './batch-session.service.js';
import { BatchSessionView } from './batch-session.view.js';
import { PrintedSessionService } from './printed-session.service.js';
import { TimedSessionView } from './timed-session.view.js';

const TEXT = { schema: { type: 'string' } } as const;

@ApiTags('Planning')
@Controller('planning/batch')
export class BatchSessionController {
  constructor(
    private readonly batchSessions: BatchSessionService,
    private readonly printed: PrintedSessionService,
  ) {}

  /**
   * Returns the batch session of a week or of a day, as JSON, image/svg+xml or text/calendar. Equal tasks of
   * several recipes are merged. With `cooks`, `burners`, `ovens` or `finish`, the tasks have times;
   * in a picture and in a calendar always.
   */
  @Get()
  @SessionInStatement()
  @ApiExtraModels(BatchSessionView, TimedSessionView)
  @ApiHeader({
    name: 'Accept-Language',
    description: 'Language of image/svg+xml and text/calendar: fr (default) or en.',
  })
  @ApiOkResponse({
    description:
      'JSON: TimedSessionView if the request has `cooks`, `burners`, `ovens` or `finish`. ' +
      'image/svg+xml: the time line; with `finish`, its clock times have the offset of `finish`. ' +
      'text/calendar: iCalendar with an event for each task; 400/4000 without `finish`.',
    headers: CONTENT_DISPOSITION,
    content: {
      'application/json': {
        schema: {
          anyOf: [
            { $ref: getSchemaPath(TimedSessionView) },
            { $ref: getSchemaPath(BatchSessionView) },
          ],
        },
      },
      'image/svg+xml': TEXT,
      'text/calendar': TEXT,
    },
  })
  @ApiErrors('HOUSE_NOT_FOUND', 'QUOTA_EXCEEDED')
  async getBatchSession(
    @CurrentSession() session: SessionClaims,
    @Query() query: BatchSessionQuery,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<Buffer | string> {
    void reply.header('vary', 'accept, accept-language');
    const { date, scope, finish = null, timeZone } = query;
    const cooked = { date, scope: scope ?? 'week' };
    const timed = { ...cooked, kitchen: kitchenOf(query), finish, timeZone: timeZone ?? 'UTC' };
    const type = preferredType(reply.request, [
      'application/json',
      'image/svg+xml',
      'text/calendar',
    ]);
    if (type === 'application/json') {
      const json = isTimed(query)
        ? await this.batchSessions.timed(session, timed)
        : await this.batchSessions.untimed(session, cooked);
      void reply.type(JSON_TEXT[1]);
      return json;
    }
    const locale = preferredLocale(reply.request);
    const isPicture = type === 'image/svg+xml';
    const body = isPicture
      ? await this.printed.picture(session, timed, locale)
      : await this.printed.calendar(session, timed, locale);
    const disposition = isPicture ? 'inline' : 'attachment';
    const file = `batch-${date}.${isPicture ? 'svg' : 'ics'}`;
    void reply
      .header('content-language', locale)
      .header('content-disposition', `${disposition}; filename="${file}"`)
      .type(`${type}; charset=utf-8`);
    return body;
  }
}
