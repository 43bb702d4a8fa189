import { Injectable, Logger } from '@nestjs/common';
import type { Job } from '../../../jobs/job.js';
import { Jobs } from '../../../jobs/jobs.service.js';
import type { WebhookMessage } from './webhook-message.js';
import {
  type ClaimedWebhook,
  type NextEvents,
  WebhookQueueRepository,
} from './webhook-queue.repository.js';
import { MAX_DELIVERIES, WebhookSender } from './webhook-sender.service.js';
import { WebhookMetrics } from './webhook.metrics.js';

/**
 * Deliveries that begin at once, and those to webhooks whose last delivery failed or was slow: others
 * do not wait for receivers that hang.
 */
const MAX_BEGUN = 16;
const MAX_FAILING = 8;

/** Milliseconds after which a response is slow: its delivery counts as failing from then on. */
const SLOW = 1_000;

/** Milliseconds of a webhook before another one takes its place. */
const TURN = 20_000;

/**
 * Delivers the events of houses, in order: an event is sent again until the receiver has accepted it.
 * A process leases a webhook; when the process ends, another one continues after the last event that was
 * recorded as delivered.
 */
@Injectable()
export class WebhookDelivery implements Job {
  readonly name = 'webhooks';
  readonly interval = 1_000;
  private readonly logger = new Logger(WebhookDelivery.name);
  /** The deliveries that run, by house. */
  private readonly running = new Map<number, Running>();

  constructor(
    private readonly jobs: Jobs,
    private readonly queue: WebhookQueueRepository,
    private readonly sender: WebhookSender,
    private readonly metrics: WebhookMetrics,
  ) {
    jobs.add(this);
  }

  /** Starts as many deliveries as the process may run. */
  async run(): Promise<boolean> {
    await this.startOf(false, MAX_BEGUN);
    await this.startOf(true, MAX_FAILING);
    return false;
  }

  private async startOf(isFailing: boolean, max: number): Promise<void> {
    const running = [...this.running.values()];
    const sameKind = running.filter(
      (each) => (each.isFailing || isSlow(each)) === isFailing,
    ).length;
    const free = Math.min(max - sameKind, MAX_DELIVERIES - running.length);
    if (free <= 0) return;
    for (const webhook of await this.queue.claim(free, isFailing, [...this.running.keys()])) {
      const running = { isFailing, since: performance.now() };
      this.running.set(webhook.houseId, running);
      this.jobs.runBeside(this.name, (stop) =>
        this.deliver(webhook, running, stop).finally(() => this.running.delete(webhook.houseId)),
      );
    }
  }

  /**
   * Delivers until nothing is left, a delivery fails or is slow, or the turn ends. A webhook whose
   * events could not be read or recorded continues after its lease.
   */
  private async deliver(
    claimed: ClaimedWebhook,
    running: Running,
    stop: AbortSignal,
  ): Promise<void> {
    const end = performance.now() + TURN;
    let webhook = claimed;
    for (;;) {
      const next = await this.queue.next(webhook);
      for (const each of messagesOf(webhook, next)) {
        running.since = performance.now();
        const lease = await this.deliverOne(webhook, each, running, stop);
        if (lease === null) return;
        const { position } = each;
        webhook = { ...webhook, lease, position, isReset: false, failedEventId: null };
        if (isSlow(running) || performance.now() > end)
          return this.queue.release(webhook, position);
      }
      // Events of other kinds are not for the webhook.
      if (next.events.length === 0) return this.queue.release(webhook, next.latestId);
    }
  }

  /** @returns the lease after a success; null when the delivery ends */
  private async deliverOne(
    webhook: ClaimedWebhook,
    { message, eventId, position }: NextMessage,
    running: Running,
    stop: AbortSignal,
  ): Promise<string | null> {
    const result = await this.sender.send(webhook, message, stop);
    if (result.outcome !== 'DELIVERED' && stop.aborted) {
      await this.queue.release(webhook, webhook.position);
      return null;
    }
    this.metrics.count(result.outcome);
    if (result.outcome === 'DELIVERED') {
      return this.queue.advance(webhook, position, message, result, isSlow(running));
    }
    const isOff = await this.queue.fail(webhook, eventId, message, result);
    if (isOff) {
      const fields = { webhookId: webhook.id, delivery: result.outcome };
      this.logger.warn({ event: 'webhook-switched-off', ...fields }, 'A webhook was switched off.');
    }
    return null;
  }
}

/** A delivery that runs. */
interface Running {
  /** Whether the last delivery of the webhook failed or was slow. */
  readonly isFailing: boolean;
  /** When the current attempt began, in the time of `performance.now()`. */
  since: number;
}

function isSlow({ since }: Running): boolean {
  return performance.now() - since > SLOW;
}

interface NextMessage {
  readonly message: WebhookMessage;
  /** Null for a reset. */
  readonly eventId: number | null;
  /** The position after the message. */
  readonly position: number;
}

/** The next messages of a webhook: a reset if events are missing, then its events. */
function messagesOf(
  { id, isReset, position }: ClaimedWebhook,
  { events, isLost }: NextEvents,
): NextMessage[] {
  const reset: NextMessage = {
    message: { id: `msg_${String(id)}_reset_${String(position)}`, type: 'reset', createdAt: Date.now(), ids: [] },
    eventId: null,
    position,
  }; // prettier-ignore
  const messages = events.map((event) => ({
    message: {
      id: `msg_${String(id)}_${String(event.id)}`,
      type: event.kind,
      createdAt: event.createdAt,
      ids: event.ids,
    },
    eventId: event.id,
    position: event.id,
  }));
  return isReset || isLost ? [reset, ...messages] : messages;
}
