import type { EventKind } from '#domain/events/house-event.js';
import type { WebhookOutcome } from '#domain/events/webhook-outcome.js';

/** What a receiver is sent. */
export interface WebhookMessage {
  /** The header `webhook-id`, the same in each attempt. */
  readonly id: string;
  readonly type: EventKind | 'reset';
  /** Milliseconds since 1970. */
  readonly createdAt: number;
  readonly ids: readonly number[];
}

/** The result of an attempt. */
export interface WebhookResult {
  readonly outcome: WebhookOutcome;
  /** Null without a response. */
  readonly status: number | null;
}
