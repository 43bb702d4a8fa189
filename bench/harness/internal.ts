import { setTimeout } from 'node:timers/promises';
import { INTERNAL_SECRET } from './services.js';

interface Status {
  readonly total: number;
  readonly pending: number;
  readonly leased: number;
}

const LOOKS_EVERY = 250;

/** The internal routes of an API. */
export class InternalRoutes {
  constructor(private readonly url: string) {}

  status(): Promise<Status> {
    return this.ask<Status>('GET', 'status');
  }

  /** Has every step analysed anew. */
  backfill(): Promise<{ readonly marked: number }> {
    return this.ask('POST', 'backfill');
  }

  /** Resolves, with the seconds it took, once no step is owed any more. */
  async untilCaughtUp(): Promise<number> {
    const began = performance.now();
    while ((await this.status()).pending > 0) await setTimeout(LOOKS_EVERY);
    return (performance.now() - began) / 1000;
  }

  private async ask<Answer>(method: string, path: string): Promise<Answer> {
    const answer = await fetch(`${this.url}/internal/tech-steps/${path}`, {
      method,
      headers: { authorization: `Bearer ${INTERNAL_SECRET}` },
    });
    if (!answer.ok) throw new Error(`${path} answered ${String(answer.status)}`);
    return (await answer.json()) as Answer;
  }
}
