import { Injectable } from '@nestjs/common';
import { Counter, Registry } from 'prom-client';
import { WEBHOOK_OUTCOMES, type WebhookOutcome } from '#domain/events/webhook-outcome.js';

/** Counts the attempts of this process to deliver events. */
@Injectable()
export class WebhookMetrics {
  private readonly deliveries: Counter<'outcome'>;

  constructor(registry: Registry) {
    this.deliveries = new Counter({
      name: 'webhook_deliveries_total',
      help: 'Attempts to deliver an event to a webhook, by outcome',
      labelNames: ['outcome'],
      registers: [registry],
    });
    for (const outcome of WEBHOOK_OUTCOMES) this.deliveries.inc({ outcome }, 0);
  }

  count(outcome: WebhookOutcome): void {
    this.deliveries.inc({ outcome });
  }
}
