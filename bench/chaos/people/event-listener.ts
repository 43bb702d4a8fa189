import { setTimeout } from 'node:timers/promises';
import {
  type EventMessage,
  type EventStream,
  openEventStream,
} from '../../harness/event-stream.js';
import type { Ledger } from '../records/ledger.js';
import type { Person } from './world.js';

const RECONNECT_DELAY_MS = 1_000;

/**
 * The event stream of a house, as one member receives it. It connects again after each
 * interruption, with the id of its last message.
 */
export class EventListener {
  /** Ids of the planning items that events named. */
  readonly items = new Set<number>();
  private readonly seen = new Set<string>();
  private lastEventId = '';
  private stream: EventStream | undefined;
  private isStopping = false;

  constructor(
    private readonly apiUrl: string,
    readonly person: Person,
    private readonly ledger: Ledger,
  ) {}

  /** Resolves when the first stream is open. */
  async start(): Promise<void> {
    this.stream = await this.connect();
    void this.listen(this.stream);
  }

  stop(): void {
    this.isStopping = true;
    this.stream?.close();
  }

  private async listen(first: EventStream): Promise<void> {
    let stream: EventStream | undefined = first;
    while (!this.isStopping) {
      for await (const message of stream?.messages ?? []) this.receive(message);
      await setTimeout(RECONNECT_DELAY_MS);
      stream = await this.connect().catch(() => undefined); // a fault may last
      this.stream = stream;
    }
    stream?.close();
  }

  private connect(): Promise<EventStream> {
    return openEventStream(`${this.apiUrl}/house/current/events`, {
      cookie: this.person.cookie,
      ...(this.lastEventId !== '' && { 'last-event-id': this.lastEventId }),
    });
  }

  private receive({ id, event, data }: EventMessage): void {
    if (id !== undefined) this.lastEventId = id;
    if (event === undefined || data === undefined) return;
    const name = `house ${String(this.person.houseId)}, event ${String(id)}`;
    if (event === 'reset') this.ledger.addWrongAnswer(`${name}: reset`);
    if (this.seen.has(String(id))) this.ledger.addWrongAnswer(`${name}: received twice`);
    this.seen.add(String(id));
    const { ids } = JSON.parse(data) as { readonly ids: readonly number[] };
    if (event === 'planning') for (const item of ids) this.items.add(item);
  }
}
