import { Injectable } from '@nestjs/common';
import type { EventKind, HouseEvent } from '#domain/events/house-event.js';
import { WEBHOOK_HOURS } from '#domain/retention.js';
import { Database } from '../../../database/database.js';
import { isoTimestamp, prepared } from '../../../database/prepared-statement.js';
import { addEvents } from '../../../events/new-events.query.js';
import { claim, leaseEnd, retryAt } from '../../../jobs/claim.js';
import type { WebhookMessage, WebhookResult } from './webhook-message.js';

/** Seconds after which another process may continue with a webhook. Longer than an attempt. */
const LEASE = 60;

/** Events that one statement reads. */
const BATCH = 50;

/** Attempts that `GET` shows. */
const MAX_ATTEMPTS = 20;

/** A webhook that this process delivers to until its lease ends. */
export interface ClaimedWebhook {
  readonly id: number;
  readonly houseId: number;
  readonly url: string;
  readonly secret: string;
  readonly kinds: readonly EventKind[];
  readonly isReset: boolean;
  /** Events up to this id were delivered. */
  readonly position: number;
  /** The event whose delivery failed last; null after a success. */
  readonly failedEventId: number | null;
  /** The end of the lease. */
  readonly lease: string;
}

/** The next events of a webhook. */
export interface NextEvents {
  readonly events: readonly HouseEvent[];
  /** The greatest id of an event of the house. */
  readonly latestId: number;
  /** Whether events that were not delivered have been deleted. */
  readonly isLost: boolean;
}

/**
 * The webhooks that have events to deliver. Processes share the work by leases: a process that has lost
 * its lease changes nothing.
 */
@Injectable()
export class WebhookQueueRepository {
  constructor(private readonly database: Database) {}

  /**
   * Leases webhooks that are due, at most one of a house, those that have waited longest first.
   *
   * @param isFailing whether their last delivery failed or was slow
   * @param busyHouses whose webhooks this process delivers to
   */
  claim(max: number, isFailing: boolean, busyHouses: readonly number[]): Promise<ClaimedWebhook[]> {
    return this.database.write<ClaimedWebhook>(CLAIM, [max, isFailing, busyHouses]);
  }

  /** The events after the position of a webhook, at most a batch. */
  async next(webhook: ClaimedWebhook): Promise<NextEvents> {
    const { houseId, position, kinds, failedEventId } = webhook;
    const values = [houseId, position, kinds, failedEventId];
    const [row] = await this.database.read<NextEvents>(NEXT, values);
    if (row === undefined) throw new Error('The events of a webhook could not be read.');
    return row;
  }

  /**
   * Records a delivery, and keeps the lease.
   *
   * @returns the new lease; null when it was lost, or the webhook was switched off
   */
  async advance(
    { id, lease }: ClaimedWebhook,
    position: number,
    message: WebhookMessage,
    result: WebhookResult,
    isSlow: boolean,
  ): Promise<string | null> {
    const values = [id, lease, position, ...attemptValues(message, result), isSlow];
    const [row] = await this.database.write<{ lease: string }>(ADVANCE, values);
    return row?.lease ?? null;
  }

  /**
   * Records a failure, after which the same event is sent again later. Switches the webhook off, and
   * tells its house, after a day of failures, or when the receiver is gone.
   *
   * @returns whether the webhook was switched off
   */
  fail(
    { id, lease }: ClaimedWebhook,
    eventId: number | null,
    message: WebhookMessage,
    result: WebhookResult,
  ): Promise<boolean> {
    return this.database.transaction(async (manager) => {
      const isGone = result.outcome === 'GONE';
      const values = [id, lease, eventId, ...attemptValues(message, result), isGone];
      const [[webhook]] = await manager.query<[{ houseId: number; enabled: boolean }[], number]>(
        FAIL,
        values,
      );
      if (webhook === undefined || webhook.enabled) return false;
      await addEvents(manager, 'webhook', webhook.houseId, [id]);
      return true;
    });
  }

  /** Ends a lease. All events up to a position were delivered, or are not for the webhook. */
  async release({ id, lease }: ClaimedWebhook, position: number): Promise<void> {
    await this.database.write(RELEASE, [id, lease, position]);
  }
}

function attemptValues({ id, type }: WebhookMessage, { status, outcome }: WebhookResult) {
  return [id, type, status, outcome];
}

/** The attempts with a new one, whose parameters begin with a number. */
function withAttempt(first: number): string {
  const parameter = (index: number) => `$${String(first + index)}`;
  return `jsonb_path_query_array(
    jsonb_build_array(jsonb_build_object(
      'id', ${parameter(0)}::text,
      'type', ${parameter(1)}::text,
      'attemptedAt', ${isoTimestamp('now()')},
      'status', ${parameter(2)}::int,
      'outcome', ${parameter(3)}::text
    )) || deliveries,
    '$[0 to ${String(MAX_ATTEMPTS - 1)}]'
  )`;
}

const NEW_LEASE = leaseEnd(LEASE);
const IS_LEASED = `id = $1 and due_at = $2::timestamptz and enabled`;

const CLAIM = prepared('webhook-claim')(
  claim({
    ...{ table: 'webhook', until: 'due_at', seconds: LEASE },
    due: `with due as (
      select id from (
        select distinct on (house_id) id, due_at from webhook
        where enabled and due_at <= now() and (attempts > 0 or is_slow) = $2
          and house_id <> all ($3::int[])
          and exists (select from house where house.id = house_id and left_at is null)
          and (is_reset or position < (
            select max(event.id) from house_event event where event.house_id = webhook.house_id
          ))
        order by house_id, due_at
      ) first
      order by due_at limit $1
    )
    select id from webhook where id in (select id from due) and enabled and due_at <= now()`,
    returning: `id, house_id as "houseId", url, secret, kinds, is_reset as "isReset",
      position::float8 as position, failed_event_id::float8 as "failedEventId",
      due_at::text as lease`,
  }),
);

/** Events for one member are not delivered. `$1` house, `$2` position, `$3` kinds, `$4` failed event. */
const NEXT = prepared('webhook-next-events')(`
    select
      coalesce((
        select json_agg(json_build_object(
          'id', id, 'kind', kind, 'ids', ids,
          'createdAt', trunc(extract(epoch from created_at) * 1000)
        ) order by id)
        from (
          select * from house_event
          where house_id = $1 and id > $2::bigint and kind = any ($3::text[]) and profile_id is null
          order by id limit ${String(BATCH)}
        ) next
      ), '[]') as events,
      coalesce((select max(id) from house_event where house_id = $1), 0)::float8 as "latestId",
      $4::bigint is not null and not exists (
        select from house_event where house_id = $1 and id = $4::bigint
      ) as "isLost"`);

/** `$1` id, `$2` lease, `$3` position, `$4` to `$7` the attempt, `$8` whether it was slow. */
const ADVANCE = prepared('webhook-advance')(`
    update webhook set
      position = $3::bigint,
      is_reset = false,
      attempts = 0,
      failing_since = null,
      failed_event_id = null,
      is_slow = $8::boolean,
      due_at = ${NEW_LEASE},
      deliveries = ${withAttempt(4)}
    where ${IS_LEASED}
    returning due_at::text as lease`);

/** `$1` id, `$2` lease, `$3` event, `$4` to `$7` the attempt, `$8` whether the receiver is gone. */
const FAIL = `
  update webhook set
    attempts = attempts + 1,
    failing_since = coalesce(failing_since, now()),
    failed_event_id = $3::bigint,
    due_at = ${retryAt('attempts')},
    enabled = not $8::boolean
      and coalesce(failing_since, now()) > now() - interval '${String(WEBHOOK_HOURS)} hours',
    deliveries = ${withAttempt(4)}
  where ${IS_LEASED}
  returning house_id as "houseId", enabled`;

/** `$1` id, `$2` lease, `$3` position. */
const RELEASE = prepared('webhook-release')(`
    update webhook set due_at = now(), position = greatest(position, $3::bigint)
    where ${IS_LEASED}`);
