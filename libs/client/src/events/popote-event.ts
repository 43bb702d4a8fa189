import type { SseMessage } from './sse-parser.js';

/** What may change. `reset` is no change: read everything that is shown. */
export const EVENT_KINDS = [
  'planning',
  'shopping-list',
  'recipe',
  'detection',
  'house',
  'webhook',
  'reset',
] as const;

export type EventKind = (typeof EVENT_KINDS)[number];

/** A change in the house of the session. */
export interface PopoteEvent {
  /** Pass the last one as `lastEventId` to continue after it. */
  readonly id: string;
  readonly kind: EventKind;
  /** Ids of what has changed. */
  readonly ids: readonly number[];
}

/** The stream begins here, and earlier changes are unknown. */
export function resetEvent(id: string): PopoteEvent {
  return { id, kind: 'reset', ids: [] };
}

/** The event of a message; null without data or of a kind that is newer than this package. */
export function toEvent({ event, data }: SseMessage, id: string): PopoteEvent | null {
  const kind = EVENT_KINDS.find((known) => known === event);
  if (kind === undefined || data === null) return null;
  return { id, kind, ids: readIds(data) };
}

function readIds(data: string): number[] {
  const { ids } = JSON.parse(data) as { ids?: number[] };
  return ids ?? [];
}
