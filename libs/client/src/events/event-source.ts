import { PopoteNetworkError } from '../errors/popote-error.js';
import { EVENT_KINDS, type PopoteEvent, resetEvent, toEvent } from './popote-event.js';

/** What this package uses of `EventSource`, which has several implementations. */
interface EventSourceLike {
  readonly readyState: number;
  addEventListener(type: string, listener: (event: SourceEvent) => void): void;
  close(): void;
}

interface SourceEvent {
  readonly data?: string | null;
  readonly lastEventId?: string | null;
}

export type EventSourceConstructor = new (
  url: string,
  options: { withCredentials: boolean },
) => EventSourceLike;

/** The connection is closed and will not be opened again. */
const CLOSED = 2;

/**
 * The events of a stream, for platforms whose `fetch` returns whole bodies only. Starts with `reset`
 * when it is open. `EventSource` reconnects by itself, but does not tell why the service refuses a
 * stream: then this throws a `PopoteNetworkError`.
 */
export async function* readEventSource(
  Source: EventSourceConstructor,
  url: string,
  signal?: AbortSignal,
): AsyncGenerator<PopoteEvent, void> {
  const source = new Source(url, { withCredentials: true });
  const events: PopoteEvent[] = [];
  let wake = (): void => undefined;
  let isStarted = false;
  source.addEventListener('open', () => {
    if (!isStarted) events.push(resetEvent(''));
    isStarted = true;
    wake();
  });
  for (const kind of EVENT_KINDS) {
    source.addEventListener(kind, ({ data = null, lastEventId }) => {
      const event = toEvent({ id: null, event: kind, data }, lastEventId ?? '');
      if (event !== null) events.push(event);
      wake();
    });
  }
  source.addEventListener('error', () => {
    wake();
  });
  const onAbort = () => {
    wake();
  };
  signal?.addEventListener('abort', onAbort);
  try {
    while (signal?.aborted !== true) {
      const event = events.shift();
      if (event !== undefined) yield event;
      else if (source.readyState === CLOSED) throw new PopoteNetworkError('UNREACHABLE');
      else await new Promise<void>((resolve) => (wake = resolve));
    }
  } finally {
    signal?.removeEventListener('abort', onAbort);
    source.close();
  }
}
