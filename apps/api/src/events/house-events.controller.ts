import { Controller, Get, Header, Headers, Req, Res, StreamableFile } from '@nestjs/common';
import { ApiExtraModels, ApiHeader, ApiOkResponse, ApiTags, getSchemaPath } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { ApiErrors } from '../openapi/api-errors.decorator.js';
import { SessionInStatement } from '../session/access.decorators.js';
import { CurrentSession } from '../session/current.decorators.js';
import type { SessionClaims } from '../session/session.js';
import { HouseEventView } from './house-event.view.js';
import { HouseEventsService } from './house-events.service.js';

const EVENT_STREAM = 'text/event-stream';

const DESCRIPTION = `Server-sent events. The name of an event is what changed: \`planning\` (ids of planning items or cookings), \`shopping-list\` (weeks, by their first day: 20260706), \`recipe\` (ids of recipes), \`detection\` (ids of recipes whose techniques changed), \`house\` (the house: its name, people, their preferences, its sources and shelf order), \`webhook\` (ids of webhooks that were switched off). \`reset\` means that events may be missing: load everything again. An event contains at most 100 ids. A comment is sent every 15 seconds. The stream ends when the session or the membership ends.`;

@ApiTags('House')
@Controller('house/current/events')
export class HouseEventsController {
  constructor(private readonly events: HouseEventsService) {}

  /**
   * Streams what changes in the house.
   *
   * @remarks Server-sent events for a front end that shows the house live. They tell which objects
   * have changed and contain no data of them: read those again. Send `Last-Event-ID` to get what
   * was missed in the last 24 hours. A person may have ten streams open, the next one is 429. A
   * program that cannot keep a stream open uses webhooks.
   */
  @Get()
  @SessionInStatement()
  @Header('cache-control', 'no-store, no-transform')
  @Header('x-accel-buffering', 'no')
  @ApiExtraModels(HouseEventView)
  @ApiHeader({
    name: 'Last-Event-ID',
    required: false,
    description:
      'The id of the last event that the client has received. Events after it are sent, up to 24 hours.',
  })
  @ApiOkResponse({
    description: DESCRIPTION,
    content: { [EVENT_STREAM]: { schema: { $ref: getSchemaPath(HouseEventView) } } },
  })
  @ApiErrors('HOUSE_NOT_FOUND', 'TOO_MANY_REQUESTS')
  async streamHouseEvents(
    @CurrentSession() session: SessionClaims,
    @Headers('last-event-id') lastEventId: string | undefined,
    @Req() { method }: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<StreamableFile | undefined> {
    void reply.type(EVENT_STREAM);
    if (method === 'HEAD') {
      await this.events.start(session, lastEventId);
      return undefined;
    }
    const stream = await this.events.open(session, lastEventId);
    // The client may have disconnected before the response began.
    if (reply.raw.destroyed) stream.destroy();
    return new StreamableFile(stream, { type: EVENT_STREAM });
  }
}
