import { get, type IncomingMessage } from 'node:http';
import { setTimeout } from 'node:timers/promises';
import type { Ledger } from '../records/ledger.js';
import type { Person } from './person.js';

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
  private response: IncomingMessage | undefined;
  private isStopping = false;

  constructor(
    private readonly apiUrl: string,
    private readonly person: Person,
    private readonly ledger: Ledger,
  ) {}

  get houseId(): number {
    return this.person.houseId;
  }

  /** Resolves when the first stream is open. */
  async start(): Promise<void> {
    await this.connect();
    void this.listen();
  }

  stop(): void {
    this.isStopping = true;
    this.response?.destroy();
  }

  private async listen(): Promise<void> {
    while (!this.isStopping) {
      if (this.response === undefined) await this.connect().catch(() => undefined);
      if (this.response !== undefined) await this.readAll(this.response);
      this.response = undefined;
      await setTimeout(RECONNECT_DELAY_MS);
    }
  }

  /** @throws Error when the stream cannot be opened now */
  private async connect(): Promise<void> {
    const headers = {
      cookie: this.person.cookie,
      ...(this.lastEventId !== '' && { 'last-event-id': this.lastEventId }),
    };
    const url = `${this.apiUrl}/house/current/events`;
    const response = await new Promise<IncomingMessage>((resolve, reject) => {
      get(url, { agent: false, headers }, resolve).once('error', reject);
    });
    if (response.statusCode === 200) this.response = response;
    else {
      response.destroy();
      throw new Error(`GET /house/current/events: ${String(response.statusCode)}`);
    }
  }

  /** Reads until the stream ends. An incomplete message at the end is received again. */
  private async readAll(response: IncomingMessage): Promise<void> {
    let rest = '';
    try {
      for await (const chunk of response.setEncoding('utf8') as AsyncIterable<string>) {
        const messages = (rest + chunk).split('\n\n');
        rest = messages.pop() ?? '';
        for (const message of messages) this.receive(message);
      }
    } catch {
      // The connection broke.
    }
  }

  private receive(message: string): void {
    const { id, event, data } = fieldsOf(message);
    if (id !== undefined) this.lastEventId = id;
    if (event === undefined || data === undefined) return;
    const name = `house ${String(this.houseId)}, event ${String(id)}`;
    if (event === 'reset') this.ledger.addWrongAnswer(`${name}: reset`);
    if (this.seen.has(String(id))) this.ledger.addWrongAnswer(`${name}: received twice`);
    this.seen.add(String(id));
    const { ids } = JSON.parse(data) as { readonly ids: readonly number[] };
    if (event === 'planning') for (const item of ids) this.items.add(item);
  }
}

function fieldsOf(message: string): Partial<Record<'id' | 'event' | 'data', string>> {
  return Object.fromEntries(
    message.split('\n').map((line) => {
      const colon = line.indexOf(': ');
      return [line.slice(0, colon), line.slice(colon + 2)];
    }),
  );
}
