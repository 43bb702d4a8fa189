import { type EventPosition, formatPosition, type StreamStart } from './event-position.js';
import type { HouseEvent } from './house-event.js';

/** Milliseconds that a client waits before it connects again. */
const RETRY = 3_000;

/**
 * The first bytes of a stream. The id without data gives the client a position before its first
 * event: a message without data only sets the last event id.
 */
export function firstMessages({ position, isReset }: StreamStart): string {
  const id = `id: ${formatPosition(position)}\n`;
  const reset = isReset ? `${id}event: reset\n${data([])}` : '';
  return `retry: ${String(RETRY)}\n${id}\n${reset}`;
}

/**
 * A comment, which keeps the connection open, and the current position, so that the client's
 * position does not become too old.
 */
export function heartbeat(position: EventPosition): string {
  return `: heartbeat\nid: ${formatPosition(position)}\n\n`;
}

/** The messages of events, in order. A message depends on its event only: every client gets the same. */
export function eventMessages(houseId: number, events: readonly HouseEvent[]): string {
  return events
    .map(({ id, kind, ids, createdAt }) => {
      const position = { houseId, time: createdAt, eventId: id };
      return `id: ${formatPosition(position)}\nevent: ${kind}\n${data(ids)}`;
    })
    .join('');
}

function data(ids: readonly number[]): string {
  return `data: ${JSON.stringify({ ids })}\n\n`;
}
