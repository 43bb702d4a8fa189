import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { Webhook } from 'standardwebhooks';
import type { WebhookOutcome } from '#domain/events/webhook-outcome.js';
import { timeLimit } from '#platform/signals/time-limit.js';
import { Config } from '../../../config.js';
import { EgressClient } from '../../../egress/egress.client.js';
import { EgressError } from '../../../egress/egress-error.js';
import type { WebhookMessage, WebhookResult } from './webhook-message.js';

/** Deliveries of a process at once: one that waits for a response takes little. */
export const MAX_DELIVERIES = 128;

/** Milliseconds in which a receiver must respond. */
const DEADLINE = 10_000;

const USER_AGENT = 'Popote/0.1 (webhook)';

/**
 * Sends signed messages (Standard Webhooks). It has an egress client of its own, so that receivers that
 * hang delay no import of a recipe.
 */
@Injectable()
export class WebhookSender implements OnApplicationShutdown {
  private readonly client: EgressClient;

  constructor({ egressAllowHosts }: Config) {
    this.client = new EgressClient({ allowHosts: egressAllowHosts, concurrency: MAX_DELIVERIES });
  }

  /** Sends a message once. Redirects are not followed. */
  async send(
    { url, secret }: { readonly url: string; readonly secret: string },
    { id, type, createdAt, ids }: WebhookMessage,
    stop: AbortSignal,
  ): Promise<WebhookResult> {
    const timestamp = new Date(createdAt).toISOString();
    const body = JSON.stringify({ type, timestamp, data: { ids } });
    const now = new Date();
    const headers = {
      'content-type': 'application/json',
      'user-agent': USER_AGENT,
      'webhook-id': id,
      'webhook-timestamp': String(Math.floor(now.getTime() / 1000)),
      'webhook-signature': new Webhook(secret).sign(id, now, body),
    };
    const signal = timeLimit(DEADLINE, stop);
    try {
      const status = await this.client.post(new URL(url), { headers, body, signal });
      return { outcome: outcomeOf(status), status };
    } catch (error) {
      if (!(error instanceof EgressError)) throw error;
      return {
        outcome: error.reason === 'refused' ? 'ADDRESS_REFUSED' : 'NO_RESPONSE',
        status: null,
      };
    }
  }

  async onApplicationShutdown(): Promise<void> {
    await this.client.close();
  }
}

function outcomeOf(status: number): WebhookOutcome {
  if (status >= 200 && status < 300) return 'DELIVERED';
  return status === 410 ? 'GONE' : 'REFUSED';
}
