import { Injectable } from '@nestjs/common';
import { type LatestPosition, streamStart } from '#domain/events/event-position.js';
import { AppError } from '#platform/errors/app-error.js';
import { Database } from '../database/database.js';
import type { SessionClaims } from '../session/session.js';
import { EventStream } from './event-stream.js';
import { EventStreams } from './event-streams.service.js';
import { LATEST_POSITION } from './house-events.query.js';

interface ViewerPosition extends Omit<LatestPosition, 'houseId'> {
  readonly houseId: number | null;
}

/** Opens streams of the events of a house. */
@Injectable()
export class HouseEventsService {
  constructor(
    private readonly database: Database,
    private readonly streams: EventStreams,
  ) {}

  /**
   * Where a client of this session begins.
   *
   * @param lastEventId the id of the last message that the client has received
   * @throws HOUSE_NOT_FOUND
   */
  async start(session: SessionClaims, lastEventId: string | undefined) {
    const { houseId, ...latest } = await this.database.readAs<ViewerPosition>(
      session,
      LATEST_POSITION,
    );
    if (houseId === null) throw new AppError('HOUSE_NOT_FOUND');
    return streamStart(lastEventId, { houseId, ...latest });
  }

  /**
   * Opens a stream, which ends with the session or the membership.
   *
   * @throws HOUSE_NOT_FOUND, TOO_MANY_REQUESTS, SERVICE_UNAVAILABLE
   */
  async open(session: SessionClaims, lastEventId: string | undefined): Promise<EventStream> {
    const stream = new EventStream(session, await this.start(session, lastEventId));
    this.streams.add(stream);
    return stream;
  }
}
