import {
  type EventOptions,
  type EventsState,
  type OpenStream,
  readEvents,
} from './event-stream.js';
import { isHidden, type PageSignal, pageSignal, untilVisible } from './page-visibility.js';
import { type PopoteEvent, resetEvent } from './popote-event.js';

/** What the tab that reads the stream tells the others. */
interface Report {
  readonly state: EventsState;
  /** The last event before this report. */
  readonly lastId: string | null;
  readonly event?: PopoteEvent;
}

/** A tab that has just started asks for a report. */
const HELLO = 'hello';

/** A person of a house, or without one, has signed in. */
interface SignIn {
  readonly houseId: number | null;
}

/** Tells the tabs that share a stream who has signed in: they have another session now. */
export function announceSignIn(name: string, { houseId }: SignIn): void {
  const channel = new BroadcastChannel(name);
  channel.postMessage({ houseId } satisfies SignIn);
  channel.close();
}

/** Whether tabs can share a stream. Browsers have locks on HTTPS and localhost only. */
export function canShareStream(): boolean {
  const { document, navigator, BroadcastChannel } = globalThis as Partial<typeof globalThis>;
  return (
    document !== undefined &&
    BroadcastChannel !== undefined &&
    (navigator as { locks?: unknown } | undefined)?.locks !== undefined
  );
}

/**
 * The events of one stream for all tabs: the tab that holds the lock `name` reads it, and reports to
 * the others. A hidden tab leaves the lock to a visible one. A tab that has not received all reports
 * gets `reset`.
 */
export class SharedStream {
  private readonly channel: BroadcastChannel;
  private readonly ended = new AbortController();
  private readonly queue: PopoteEvent[] = [];
  private lastId: string | null;
  private state: EventsState | undefined;
  /** The last report; undefined while another tab reads the stream. */
  private reported: Report | undefined;
  private failure: { readonly error: unknown } | undefined;
  private wake = (): void => undefined;
  /** While this tab reads the stream, or waits for the lock. */
  private turn: PageSignal | undefined;

  constructor(
    private readonly open: OpenStream,
    private readonly name: string,
    private readonly options: EventOptions,
  ) {
    this.channel = new BroadcastChannel(name);
    this.lastId = options.lastEventId ?? null;
  }

  async *events(): AsyncGenerator<PopoteEvent, void> {
    const { signal } = this.options;
    const end = () => {
      this.ended.abort();
      this.wake();
    };
    signal?.addEventListener('abort', end);
    this.channel.onmessage = ({ data }: MessageEvent<Report | SignIn | typeof HELLO>) => {
      if (data === HELLO) {
        if (this.reported !== undefined) this.channel.postMessage(this.reported);
      } else if ('houseId' in data) this.changeTo(data.houseId);
      else this.receive(data);
    };
    void this.takeTurns().catch((error: unknown) => {
      this.failure = { error };
      this.wake();
    });
    try {
      while (signal?.aborted !== true) {
        const event = this.queue.shift();
        if (event !== undefined) yield event;
        else if (this.failure !== undefined) throw this.failure.error;
        else await new Promise<void>((resolve) => (this.wake = resolve));
      }
    } finally {
      signal?.removeEventListener('abort', end);
      this.ended.abort();
      this.channel.close();
    }
  }

  /** Waits for the lock, and reads the stream, whenever the page is visible. */
  private async takeTurns(): Promise<void> {
    while (!this.ended.signal.aborted) {
      if (isHidden()) this.setState('hidden');
      await untilVisible(this.ended.signal);
      this.channel.postMessage(HELLO);
      const turn = pageSignal(this.ended.signal, isHidden);
      const { signal } = turn;
      this.turn = turn;
      await navigator.locks
        .request(this.name, { signal }, () => this.read(signal))
        .catch((error: unknown) => {
          if (!signal.aborted) throw error;
        })
        .finally(() => {
          turn.stop();
        });
      this.reported = undefined;
    }
  }

  /** Reads the stream of another house. What is not handled yet is of the house before. */
  private changeTo(houseId: number | null): void {
    if (this.lastId !== null && houseOf(this.lastId) === String(houseId)) return;
    this.lastId = null;
    this.queue.length = 0;
    this.reported = undefined;
    this.turn?.end();
  }

  private async read(signal: AbortSignal): Promise<void> {
    const { lastId, options } = this;
    const events = readEvents(this.open, {
      ...options,
      ...(lastId !== null && { lastEventId: lastId }),
      signal,
      onState: (state) => {
        this.report({ state, lastId: this.lastId });
      },
    });
    for await (const event of events) {
      this.report({ state: 'open', lastId: this.lastId, event });
    }
  }

  private report(report: Report): void {
    if (this.ended.signal.aborted) return;
    this.reported = { state: report.state, lastId: report.event?.id ?? report.lastId };
    this.channel.postMessage(report);
    this.receive(report);
  }

  private receive({ state, lastId, event }: Report): void {
    this.setState(isHidden() ? 'hidden' : state);
    if (state === 'open' && lastId !== null && this.isNew(lastId)) this.push(resetEvent(lastId));
    if (event !== undefined && (event.kind === 'reset' || this.isNew(event.id))) this.push(event);
  }

  /** Another tab may repeat events that this one has received. */
  private isNew(id: string): boolean {
    const { lastId } = this;
    if (lastId === null || houseOf(id) !== houseOf(lastId)) return true;
    return numberIn(id) > numberIn(lastId);
  }

  private push(event: PopoteEvent): void {
    this.lastId = event.id;
    this.queue.push(event);
    this.wake();
  }

  private setState(state: EventsState): void {
    if (state !== this.state) this.options.onState?.(state);
    this.state = state;
  }
}

/** An id begins with the house and ends with a number that grows in it: `7-1764172800000-42`. */
function houseOf(id: string): string {
  return id.slice(0, id.indexOf('-'));
}

function numberIn(id: string): number {
  return Number(id.slice(id.lastIndexOf('-') + 1));
}
