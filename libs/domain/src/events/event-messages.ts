import { type EventPosition, formatPosition, type StreamStart } from './event-position.js';
import type { EventKind, HouseEvent } from './house-event.js';

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

/** A comment, which keeps the connection open, and the position: it does not become too old. */
export function heartbeat(position: EventPosition): string {
  return `: heartbeat\nid: ${formatPosition(position)}\n\n`;
}

/** The messages of events in order. Consecutive events of one kind become one message. */
export function eventMessages(houseId: number, events: readonly HouseEvent[]): string {
  return groupByKind(events)
    .map(({ kind, last, ids }) => {
      const position = { houseId, time: last.createdAt, eventId: last.id };
      return `id: ${formatPosition(position)}\nevent: ${kind}\n${data([...ids])}`;
    })
    .join('');
}

interface Group {
  readonly kind: EventKind;
  last: HouseEvent;
  readonly ids: Set<number>;
}

function groupByKind(events: readonly HouseEvent[]): readonly Group[] {
  const groups: Group[] = [];
  for (const event of events) {
    const group = groups.at(-1);
    if (group?.kind === event.kind) {
      group.last = event;
      group.ids.add(event.entityId);
    } else {
      groups.push({ kind: event.kind, last: event, ids: new Set([event.entityId]) });
    }
  }
  return groups;
}

function data(ids: readonly number[]): string {
  return `data: ${JSON.stringify({ ids })}\n\n`;
}
