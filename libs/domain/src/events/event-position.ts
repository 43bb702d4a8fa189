import { REPLAY_HOURS } from '../retention.js';

/** A place in the events of a house. A client that continues from it misses no event. */
export interface EventPosition {
  readonly houseId: number;
  /** Milliseconds since 1970, by the clock of the database: later events were stored then. */
  readonly time: number;
  /** The id of the last event before the position; 0 when there is none. */
  readonly eventId: number;
}

/** The end of the events of a house. */
export interface LatestPosition extends EventPosition {
  /** The greatest id of an event, of any house. */
  readonly greatestId: number;
  /** The smallest id after which all events can be replayed; null when all of them can. */
  readonly oldestId: number | null;
}

/** Where a client begins to receive events. */
export interface StreamStart {
  readonly position: EventPosition;
  /** Whether the client may have missed events, and has to load everything again. */
  readonly isReset: boolean;
}

/** {@link REPLAY_HOURS} in milliseconds. */
const REPLAY_PERIOD = REPLAY_HOURS * 60 * 60 * 1000;

/** Events of a house that can be replayed. Older ones are deleted. */
export const MAX_REPLAYED_EVENTS = 10_000;

/** At most 15 digits: an exact JavaScript number and a valid PostgreSQL `bigint`. */
const FORMAT = /^(\d{1,15})-(\d{1,15})-(\d{1,15})$/;

/** The position as the id of a message. */
export function formatPosition({ houseId, time, eventId }: EventPosition): string {
  return [houseId, time, eventId].join('-');
}

/**
 * Where a client begins: after the event of its `Last-Event-ID`, or at the latest position without
 * one. The client is reset when the id is not one of this house, when it is too old, when too many
 * events follow it, or when the database does not know it, for example after a restore.
 */
export function streamStart(
  lastEventId: string | undefined,
  { greatestId, oldestId, ...latest }: LatestPosition,
): StreamStart {
  if (lastEventId === undefined || lastEventId === '') return { position: latest, isReset: false };
  const position = parsePosition(lastEventId);
  const isKnown =
    position?.houseId === latest.houseId &&
    position.time >= latest.time - REPLAY_PERIOD &&
    position.eventId <= greatestId &&
    position.eventId >= (oldestId ?? 0);
  return isKnown ? { position, isReset: false } : { position: latest, isReset: true };
}

function parsePosition(text: string): EventPosition | undefined {
  const [, houseId, time, eventId] = FORMAT.exec(text) ?? [];
  if (houseId === undefined) return undefined;
  return { houseId: Number(houseId), time: Number(time), eventId: Number(eventId) };
}
