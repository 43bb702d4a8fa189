import { PopoteError } from '../errors/popote-error.js';
import { backoff, sleep } from '../transport/sleep.js';
import { readMessages } from './message-stream.js';
import { isHidden, pageSignal, untilVisible } from './page-visibility.js';
import { type PopoteEvent, resetEvent, toEvent } from './popote-event.js';

/**
 * - `connecting`: a request is open;
 * - `open`: changes are reported;
 * - `waiting`: the connection broke, and the next attempt follows by itself;
 * - `hidden`: closed, because the page is hidden; it continues when the page is shown.
 */
export type EventsState = 'connecting' | 'open' | 'waiting' | 'hidden';

export interface EventOptions {
  /** Ends the stream. */
  readonly signal?: AbortSignal;
  /** The id of the last event that was handled; the stream continues after it. */
  readonly lastEventId?: string;
  /** Called when the state of the stream changes. */
  readonly onState?: (state: EventsState) => void;
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
 * Reconnects when the connection breaks or is silent, and at once when the network or the page is
 * back; continues after the last event. Closed while the page is hidden. Ends when the signal is
 * aborted. Throws a `PopoteError` when the service refuses the stream, for example without a session
 * or a house.
 */
export async function* readEvents(
  open: OpenStream,
  { signal, idleTimeout = 45_000, reconnectDelay = 1_000, onState, ...options }: EventOptions,
): AsyncGenerator<PopoteEvent, void> {
  let lastEventId = options.lastEventId ?? null;
  let failures = 0;
  while (signal?.aborted !== true) {
    if (isHidden()) {
      onState?.('hidden');
      await untilVisible(signal);
      continue;
    }
    const attempt = pageSignal(signal); // ends when the page is hidden, or the network is back
    try {
      let isOpen = false;
      onState?.('connecting');
      const connect = (connection: AbortSignal) => open(lastEventId, connection);
      for await (const message of readMessages(connect, idleTimeout, attempt.signal)) {
        failures = 0;
        const isStart = lastEventId === null;
        lastEventId = message.id ?? lastEventId;
        if (!isOpen) onState?.('open');
        isOpen = true;
        if (isStart) yield resetEvent(lastEventId ?? '');
        const event = toEvent(message, lastEventId ?? '');
        if (event !== null) yield event;
      }
      await pause(null);
    } catch (error) {
      if (isRefusal(error)) throw error;
      await pause(error instanceof PopoteError ? error.retryAfter : null);
    } finally {
      attempt.stop();
    }
    failures = attempt.signal.aborted ? 0 : failures + 1;

    /** Ends early when the network is back, unless the service has asked for the pause. */
    async function pause(retryAfter: number | null): Promise<void> {
      if (attempt.signal.aborted) return;
      onState?.('waiting');
      await sleep((retryAfter ?? 0) * 1000, signal);
      if (retryAfter === null) await sleep(backoff(failures, reconnectDelay), attempt.signal);
    }
  }
}

/** A client error that a repetition would not change. */
function isRefusal(error: unknown): boolean {
  return error instanceof PopoteError && error.status < 500 && error.status !== 429;
}
