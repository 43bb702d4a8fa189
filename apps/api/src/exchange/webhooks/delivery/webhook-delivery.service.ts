import { Injectable, Logger, type OnModuleDestroy, type OnModuleInit } from '@nestjs/common';
import { asService } from '../../../requester/requester.js';
import type { WebhookMessage } from './webhook-message.js';
import {
  type ClaimedWebhook,
  type NextEvents,
  WebhookQueueRepository,
} from './webhook-queue.repository.js';
import { MAX_DELIVERIES, WebhookSender } from './webhook-sender.service.js';
import { WebhookMetrics } from './webhook.metrics.js';

/** Milliseconds after which a process looks for events to deliver. */
const INTERVAL = 1_000;

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
export class WebhookDelivery implements OnModuleInit, OnModuleDestroy {
  private readonly logger = new Logger(WebhookDelivery.name);
  private readonly stop = new AbortController();
  /** The deliveries that run, by house. */
  private readonly running = new Map<number, Running>();
  private timer: NodeJS.Timeout | undefined;
  private isClaiming = false;
  /** Whether the last attempt to read the queue failed. */
  private hasFailed = false;

  constructor(
    private readonly queue: WebhookQueueRepository,
    private readonly sender: WebhookSender,
    private readonly metrics: WebhookMetrics,
  ) {}

  onModuleInit(): void {
    this.timer = setInterval(() => void asService(() => this.start()), INTERVAL).unref();
  }

  async onModuleDestroy(): Promise<void> {
    clearInterval(this.timer);
    this.stop.abort();
    await Promise.all([...this.running.values()].map(({ end }) => end));
  }

  /** Starts as many deliveries as the process may run. */
  private async start(): Promise<void> {
    if (this.isClaiming) return;
    this.isClaiming = true;
    try {
      await this.startOf(false, MAX_BEGUN);
      await this.startOf(true, MAX_FAILING);
      this.hasFailed = false;
    } catch (error) {
      this.report(error);
    } finally {
      this.isClaiming = false;
    }
  }

  private async startOf(isFailing: boolean, max: number): Promise<void> {
    const running = [...this.running.values()];
    const sameKind = running.filter(
      (each) => (each.isFailing || isSlow(each)) === isFailing,
    ).length;
    const free = Math.min(max - sameKind, MAX_DELIVERIES - running.length);
    if (free <= 0 || this.stop.signal.aborted) return;
    for (const webhook of await this.queue.claim(free, isFailing, [...this.running.keys()])) {
      const running = { isFailing, since: performance.now(), end: Promise.resolve() };
      this.running.set(webhook.houseId, running);
      running.end = this.deliver(webhook, running)
        .catch((error: unknown) => {
          this.report(error);
        })
        .finally(() => this.running.delete(webhook.houseId));
    }
  }

  /** A webhook whose events could not be read or recorded continues after its lease. */
  private report(error: unknown): void {
    if (!this.hasFailed) {
      this.logger.warn(
        { event: 'webhooks-not-delivered', err: error },
        'Events of webhooks could not be read or recorded.',
      );
    }
    this.hasFailed = true;
  }

  /** Delivers until nothing is left, a delivery fails or is slow, or the turn ends. */
  private async deliver(claimed: ClaimedWebhook, running: Running): Promise<void> {
    const end = performance.now() + TURN;
    let webhook = claimed;
    for (;;) {
      const next = await this.queue.next(webhook);
      for (const { message, eventId, position } of messagesOf(webhook, next)) {
        running.since = performance.now();
        const lease = await this.deliverOne(webhook, message, eventId, position, running);
        if (lease === null) return;
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
    message: WebhookMessage,
    eventId: number | null,
    position: number,
    running: Running,
  ): Promise<string | null> {
    const result = await this.sender.send(webhook, message, this.stop.signal);
    if (result.outcome !== 'DELIVERED' && this.stop.signal.aborted) {
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
  end: Promise<void>;
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
