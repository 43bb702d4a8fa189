import { Injectable } from '@nestjs/common';
import { eventMessages } from '#domain/events/event-messages.js';
import { Database } from '../database/database.js';
import type { EventStream } from './event-stream.js';
import { BATCH, NEXT_EVENTS, type StreamChange, type StreamChanges } from './house-events.query.js';

/** Maximum number of streams that one statement reads. */
const MAX_STREAMS = 1_000;

/** Reads the next events of streams and sends them. */
@Injectable()
export class EventReader {
  constructor(private readonly database: Database) {}

  /** Streams whose client does not read are left out: their position does not change. */
  async sendNext(streams: Iterable<EventStream>): Promise<void> {
    const ready = [...streams].filter(({ isReady }) => isReady);
    for (let start = 0; start < ready.length; start += MAX_STREAMS) {
      await this.sendNextOf(ready.slice(start, start + MAX_STREAMS));
    }
  }

  private async sendNextOf(streams: readonly EventStream[]): Promise<void> {
    const [row] = await this.database.read<StreamChanges>(NEXT_EVENTS, [
      streams.map(({ session }) => session.profileId),
      streams.map(({ session }) => session.tokenVersion),
      streams.map(({ session }) => session.tokenId),
      streams.map(({ position }) => position.houseId),
      streams.map(({ position }) => position.eventId),
    ]);
    if (row === undefined) throw new Error('The statement always returns one row.');
    const { now, changes } = row;
    const changeOf = new Map(changes.map((change) => [change.place, change]));
    for (const [index, stream] of streams.entries()) {
      advance(stream, changeOf.get(index + 1), now);
    }
  }
}

/** Sends the events of a stream, or ends it when its session or membership has ended. */
function advance(stream: EventStream, change: StreamChange | undefined, now: number): void {
  if (!stream.isReady) return;
  const { position, session } = stream;
  if (change?.isLive === false || session.expiresAt * 1000 <= now) {
    stream.end();
    return;
  }
  const { events = [], latestId = position.eventId } = change ?? {};
  const last = events.at(-1);
  // A batch that is not full is the last one: the client has all events up to now that it may see.
  const next =
    events.length === BATCH && last !== undefined
      ? { ...position, time: last.createdAt, eventId: last.id }
      : { ...position, time: now, eventId: latestId };
  stream.send(eventMessages(position.houseId, events), next);
}
