import { setTimeout } from 'node:timers/promises';
import { type Dispatcher, Pool } from 'undici';

/** Pause of a client after a failed request, in milliseconds. */
const PAUSE_AFTER_FAILURE = 50;

interface RequestOptions {
  readonly headers?: Readonly<Record<string, string>>;
  /** An object is sent as JSON, a buffer as it is, with the content type of JSON. */
  readonly body?: object | Buffer;
  /** Local address of the connection. */
  readonly from?: string;
  /** Another service than the API. */
  readonly origin?: string;
}

/** The requests of an attack, and their answers. */
export class Traffic {
  sent = 0;
  /** Number of answers by status, or by error code of the connection. */
  readonly answers = new Map<string, number>();
  /** Resolves when the time of the attack is over. */
  readonly ended: Promise<unknown>;
  private readonly pools = new Map<string, Pool>();

  /** @param signal aborted when the time of the attack is over */
  constructor(
    readonly apiUrl: string,
    private readonly signal: AbortSignal,
  ) {
    this.ended = new Promise((resolve) => {
      signal.addEventListener('abort', resolve);
    });
  }

  get isOver(): boolean {
    return this.signal.aborted;
  }

  /** Repeats `act` on parallel clients until the attack ends. */
  async repeat(clients: number, act: (index: number) => Promise<unknown>): Promise<void> {
    let index = 0;
    const client = async () => {
      while (!this.isOver) await act(index++);
    };
    await Promise.all(Array.from({ length: clients }, client));
  }

  /**
   * Sends a request, reads its answer and records the status.
   * @returns the status; undefined when the connection failed
   */
  async send(
    method: Dispatcher.HttpMethod,
    path: string,
    { headers, body, from = '', origin = this.apiUrl }: RequestOptions = {},
  ): Promise<number | undefined> {
    this.sent++;
    const bytes = body === undefined || Buffer.isBuffer(body) ? body : JSON.stringify(body);
    try {
      const response = await this.poolOf(origin, from).request({
        method,
        path,
        headers: { ...headers, ...(bytes && { 'content-type': 'application/json' }) },
        body: bytes ?? null,
      });
      await response.body.dump({ limit: Infinity });
      this.recordResponse(response.statusCode, response.headers['retry-after'] !== undefined);
      return response.statusCode;
    } catch (error) {
      this.record((error as { readonly code?: string }).code ?? 'ERROR');
      await setTimeout(PAUSE_AFTER_FAILURE);
      return undefined;
    }
  }

  /** Records one answer, unless the attack is over. */
  record(answer: string): void {
    if (this.isOver) return;
    this.answers.set(answer, (this.answers.get(answer) ?? 0) + 1);
  }

  /** Closes the connections. */
  async close(): Promise<void> {
    await Promise.all([...this.pools.values()].map((pool) => pool.destroy()));
  }

  private recordResponse(status: number, hasRetryAfter: boolean): void {
    const mustHaveRetryAfter = status === 429 || status === 503;
    this.record(
      mustHaveRetryAfter && !hasRetryAfter ? `${String(status)} ${NO_RETRY_AFTER}` : String(status),
    );
  }

  private poolOf(origin: string, from: string): Pool {
    const key = `${origin} ${from}`;
    const known = this.pools.get(key);
    if (known) return known;
    const address = from === '' ? {} : { localAddress: from };
    const pool = new Pool(origin, { headersTimeout: 0, bodyTimeout: 0, ...address });
    this.pools.set(key, pool);
    return pool;
  }
}

/** Suffix of a status whose answer lacks the header `Retry-After`. */
export const NO_RETRY_AFTER = 'without Retry-After';
