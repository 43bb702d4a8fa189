import { createInterface } from 'node:readline';
import { Readable } from 'node:stream';
import type { ApiAccess } from '../config.js';

/** How often detection changed its mind about a technique. */
export interface KeyedChange {
  readonly key: string;
  readonly gained: number;
  readonly lost: number;
  readonly moved: number;
}

/** Answer of `GET /internal/tech-steps/status`. */
export interface CatchUpStatus {
  readonly pending: number;
  readonly changes: readonly KeyedChange[];
}

/** A line of `GET /internal/tech-steps/corrections`. */
export interface ExportedCorrection {
  readonly locale: string;
  readonly description: string;
  readonly start: number;
  readonly end: number;
  /** Null: no technique here. */
  readonly key: string | null;
  readonly replacedKeys: readonly string[];
}

/** What operations ask of the API. */
export class InternalApiClient {
  private readonly headers: Readonly<Record<string, string>>;

  constructor(private readonly access: ApiAccess) {
    this.headers = {
      authorization: `Bearer ${access.internalSecret}`,
      'content-type': 'application/json',
    };
  }

  async status(): Promise<CatchUpStatus> {
    return (await (await this.ask('GET', 'status')).json()) as CatchUpStatus;
  }

  /** Has the steps of these recipes, or of all, analysed anew. */
  async backfill(recipeIds: readonly number[] | null): Promise<{ readonly marked: number }> {
    const answer = await this.ask('POST', 'backfill', JSON.stringify({ recipeIds }));
    return (await answer.json()) as { marked: number };
  }

  /** Everything that people corrected, oldest first. */
  async *corrections(): AsyncGenerator<ExportedCorrection> {
    const { body } = await this.ask('GET', 'corrections');
    if (body === null) return;
    for await (const line of createInterface(Readable.fromWeb(body))) {
      yield JSON.parse(line) as ExportedCorrection;
    }
  }

  private async ask(method: string, path: string, body?: string): Promise<Response> {
    const url = `${this.access.apiUrl}/internal/tech-steps/${path}`;
    const answer = await fetch(url, {
      method,
      headers: this.headers,
      ...(body === undefined ? {} : { body }),
    }).catch(() => {
      throw new Error(`Nothing answers at ${this.access.apiUrl}: is the API running there?`);
    });
    if (answer.ok) return answer;
    throw new Error(`${url} answered ${String(answer.status)}: ${await answer.text()}`);
  }
}
