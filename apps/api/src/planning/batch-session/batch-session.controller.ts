import { hash } from 'node:crypto';
import { Controller, Get, Query, Res } from '@nestjs/common';
import { ApiExtraModels, ApiHeader, ApiOkResponse, ApiTags, getSchemaPath } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { CurrentSession } from '../../session/current.decorators.js';
import { SessionInStatement } from '../../session/access.decorators.js';
import { Readers } from '../reading/readers.service.js';
import type { SessionClaims } from '../../session/session.js';
import { ApiErrors } from '../../openapi/api-errors.decorator.js';
import { CONTENT_DISPOSITION } from '../../openapi/headers.js';
import { JSON_TEXT } from '../../http/json-text.js';
import { preferredType } from '../../http/content-negotiation.js';
import { BatchSessionQuery, finishOf, isTimed, kitchenOf } from './batch-session.dto.js';
import { BatchSessionService } from './batch-session.service.js';
import { BatchSessionView } from './batch-session.view.js';
import { PrintedSessionService } from './printed-session.service.js';
import { TimedSessionView } from './timed-session.view.js';

const TYPES = ['application/json', 'image/svg+xml', 'text/calendar', 'text/plain'] as const;
const FORMATS = {
  'application/json': 'json',
  'image/svg+xml': 'svg',
  'text/calendar': 'ics',
  'text/plain': 'text',
} as const;

/** How a session is printed. */
const PRINTED = {
  svg: { method: 'picture', type: 'image/svg+xml', disposition: 'inline', extension: 'svg' },
  ics: { method: 'calendar', type: 'text/calendar', disposition: 'attachment', extension: 'ics' },
  text: { method: 'text', type: 'text/plain', disposition: 'inline', extension: 'txt' },
} as const;

const TEXT = { schema: { type: 'string' } } as const;

@ApiTags('Planning')
@Controller('planning/batch')
export class BatchSessionController {
  constructor(
    private readonly batchSessions: BatchSessionService,
    private readonly printed: PrintedSessionService,
    private readonly readers: Readers,
  ) {}

  /**
   * Returns the batch session of a week or of a day.
   *
   * @remarks The tasks that cook all planned recipes; equal tasks of several recipes are merged.
   * With `cooks`, `burners`, `ovens` or `finish` the tasks have times. `format=svg` is a picture,
   * `ics` a calendar (it needs `finish`), `text` a list to send; all three always have times.
   * Nothing is stored. Example:
   * `GET /planning/batch?date=2026-07-08&cooks=2&finish=2026-07-05T18:00:00&timeZone=Europe/Paris`.
   */
  @Get()
  @SessionInStatement()
  @ApiExtraModels(BatchSessionView, TimedSessionView)
  @ApiHeader({
    name: 'Accept-Language',
    description:
      'Language of the formats besides JSON without `lang` and a language of the profile: fr (default) or en.',
  })
  @ApiOkResponse({
    description:
      'JSON: TimedSessionView if the request has `cooks`, `burners`, `ovens` or `finish`. ' +
      'image/svg+xml: the time line; with `finish`, its clock times are those of `timeZone`, else of the offset of `finish`. ' +
      'text/calendar: iCalendar with an event for each task; 400/4000 without `finish`. ' +
      'text/plain: a line for each task.',
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
      'text/plain': TEXT,
    },
  })
  @ApiErrors('HOUSE_NOT_FOUND', 'QUOTA_EXCEEDED')
  async getBatchSession(
    @CurrentSession() session: SessionClaims,
    @Query() query: BatchSessionQuery,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<Buffer | string> {
    void reply.header('vary', 'accept, accept-language');
    const { date, scope, timeZone = null } = query;
    const cooked = { date, scope: scope ?? 'week' };
    const timed = { ...cooked, kitchen: kitchenOf(query), finish: finishOf(query), timeZone };
    const format = query.format ?? FORMATS[preferredType(reply.request, TYPES)];
    if (format === 'json') {
      const json = isTimed(query)
        ? await this.batchSessions.timed(session, timed)
        : await this.batchSessions.untimed(session, cooked);
      void reply.type(JSON_TEXT[1]);
      return json;
    }
    const reader = await this.readers.of(session, reply.request, query.lang);
    const { method, type, disposition, extension } = PRINTED[format];
    const body = await this.printed[method](session, timed, reader);
    if (format === 'svg') void reply.header('content-security-policy', policyOf(body));
    void reply
      .header('content-language', reader.locale)
      .header('content-disposition', `${disposition}; filename="batch-${date}.${extension}"`)
      .type(`${type}; charset=utf-8`);
    return body;
  }
}

/** The policy of the API, which also allows the style of a picture. */
function policyOf(picture: string): string {
  const [, style = ''] = /<style>([^<]*)</.exec(picture) ?? [];
  const styleHash = hash('sha256', style, 'base64');
  return `default-src 'none'; style-src 'sha256-${styleHash}'; frame-ancestors 'none'`;
}
