import { Injectable } from '@nestjs/common';
import { Gauge, Registry } from 'prom-client';
import { measureWithin } from '#platform/metrics/measure-within.js';
import { BackfillService } from './backfill.service.js';
import type { PendingSteps } from './pending/pending-steps.query.js';

/**
 * Measures the pending steps. They are in the database, so that every process of the API reports the
 * same numbers. If the database does not respond, the gauges have no value.
 */
@Injectable()
export class BackfillMetrics {
  private reading: Promise<PendingSteps | undefined> | undefined;

  constructor(
    registry: Registry,
    private readonly backfill: BackfillService,
  ) {
    const read = () => this.read();
    new Gauge({
      name: 'recipe_steps',
      help: 'Pending steps by state, up to 100,000; the same in every process',
      labelNames: ['state'],
      registers: [registry],
      async collect() {
        this.reset();
        const pending = await read();
        if (pending === undefined) return;
        this.set({ state: 'waiting' }, pending.waiting);
        this.set({ state: 'leased' }, pending.leased);
        this.set({ state: 'set_aside' }, pending.setAside);
      },
    });
    new Gauge({
      name: 'recipe_steps_oldest_pending_seconds',
      help: 'Age of the oldest step that no version has detected; the same in every process',
      registers: [registry],
      async collect() {
        this.remove();
        const pending = await read();
        if (pending !== undefined) this.set(pending.oldestAge);
      },
    });
  }

  /** Both gauges of a scrape share one statement. */
  private read(): Promise<PendingSteps | undefined> {
    this.reading ??= measureWithin(this.backfill.countPending()).finally(() => {
      this.reading = undefined;
    });
    return this.reading;
  }
}
