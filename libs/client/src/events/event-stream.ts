import { PopoteError } from '../errors/popote-error.js';
import { backoff, sleep } from '../transport/sleep.js';
import { readMessages } from './message-stream.js';
import { type PopoteEvent, resetEvent, toEvent } from './popote-event.js';

export interface EventOptions {
  /** Ends the stream. */
  readonly signal?: AbortSignal;
  /** The id of the last event that was handled; the stream continues after it. */
  readonly lastEventId?: string;
  /** Milliseconds without a byte after which the connection is renewed: 45,000 by default. */
  readonly idleTimeout?: number;
  /** Milliseconds before the first new attempt, 1,000 by default; doubled up to 30,000. */
  readonly reconnectDelay?: number;
}

/** Opens the stream of the service. With `lastEventId` it continues after that event. */
export type OpenStream = (
  lastEventId: string | null,
  signal: AbortSignal,
) => Promise<ReadableStream<Uint8Array>>;

/**
 * The events of a stream. Starts with `reset` when it is open, unless it continues after an event.
 * Reconnects when the connection breaks or is silent, and continues after the last event. Ends when
 * the signal is aborted. Throws a `PopoteError` when the service refuses the stream, for example
 * without a session or a house.
 */
export async function* readEvents(
  open: OpenStream,
  { signal, idleTimeout = 45_000, reconnectDelay = 1_000, ...options }: EventOptions,
): AsyncGenerator<PopoteEvent, void> {
  let lastEventId = options.lastEventId ?? null;
  let failures = 0;
  while (signal?.aborted !== true) {
    let retryAfter = 0;
    try {
      const connect = (connection: AbortSignal) => open(lastEventId, connection);
      for await (const message of readMessages(connect, idleTimeout, signal)) {
        failures = 0;
        const isStart = lastEventId === null;
        lastEventId = message.id ?? lastEventId;
        if (isStart) yield resetEvent(lastEventId ?? '');
        const event = toEvent(message, lastEventId ?? '');
        if (event !== null) yield event;
      }
    } catch (error) {
      if (isRefusal(error)) throw error;
      if (error instanceof PopoteError) retryAfter = error.retryAfter ?? 0;
    }
    await sleep(Math.max(retryAfter * 1000, backoff(failures, reconnectDelay)), signal);
    failures += 1;
  }
}

/** A client error that a repetition would not change. */
function isRefusal(error: unknown): boolean {
  return error instanceof PopoteError && error.status < 500 && error.status !== 429;
}
