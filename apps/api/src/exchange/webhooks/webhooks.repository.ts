import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { prepared, type WriteResult } from '../../database/prepared-statement.js';
import { LIVE_PROFILE } from '../../session/live-session.query.js';
import type { WebhookView } from './webhook.view.js';

/** A row of `webhook` as the API returns it. */
const WEBHOOK_VIEW = `
  json_build_object(
    'id', webhook.id,
    'url', webhook.url,
    'kinds', webhook.kinds,
    'enabled', webhook.enabled,
    'deliveries', webhook.deliveries
  )`;

interface NewWebhookRow extends Pick<WebhookView, 'url' | 'kinds'> {
  readonly secret: string;
}

/** Deliveries begin after the latest event of the house. */
const LATEST = `coalesce((select max(event.id) from house_event event where event.house_id = $1), 0)`;

/** Writes the webhooks of a locked house. */
@Injectable()
export class WebhooksRepository {
  async insert(
    manager: EntityManager,
    houseId: number,
    { url, kinds, secret }: NewWebhookRow,
  ): Promise<WebhookView> {
    const [{ webhook }] = await manager.query<[{ webhook: WebhookView }]>(
      `insert into webhook (house_id, url, kinds, secret, position)
       values ($1, $2, $3, $4, ${LATEST})
       returning ${WEBHOOK_VIEW} as webhook`,
      [houseId, url, kinds, secret],
    );
    return webhook;
  }

  async count(manager: EntityManager, houseId: number): Promise<number> {
    const [{ count }] = await manager.query<[{ count: number }]>(
      'select count(*)::int as count from webhook where house_id = $1',
      [houseId],
    );
    return count;
  }

  /**
   * Switches a webhook on or off. One that is switched on begins with a reset.
   *
   * @returns null when the house has no such webhook
   */
  async setEnabled(
    manager: EntityManager,
    houseId: number,
    id: number,
    enabled: boolean,
  ): Promise<WebhookView | null> {
    const [[row]] = await manager.query<WriteResult<{ webhook: WebhookView }>>(
      `update webhook set
         enabled = $3,
         is_reset = is_reset or (not enabled and $3),
         position = case when enabled then position else ${LATEST} end,
         attempts = case when enabled then attempts else 0 end,
         failing_since = case when enabled then failing_since end,
         failed_event_id = case when enabled then failed_event_id end,
         due_at = case when enabled then due_at else now() end
       where house_id = $1 and id = $2
       returning ${WEBHOOK_VIEW} as webhook`,
      [houseId, id, enabled],
    );
    return row?.webhook ?? null;
  }

  /** @returns false when the house has no such webhook */
  async delete(manager: EntityManager, houseId: number, id: number): Promise<boolean> {
    const [, affected] = await manager.query<WriteResult>(
      'delete from webhook where house_id = $1 and id = $2',
      [houseId, id],
    );
    return affected > 0;
  }
}

/** A row of {@link HOUSE_WEBHOOKS}. */
export interface HouseWebhooksRow {
  /** Null without a house. */
  readonly webhooks: readonly WebhookView[] | null;
}

/** The webhooks of the viewer's house, the oldest first. */
export const HOUSE_WEBHOOKS = prepared('house-webhooks')(`
    with viewer as (${LIVE_PROFILE})
    select case when viewer.house_id is not null then coalesce((
      select json_agg(${WEBHOOK_VIEW} order by webhook.id)
      from webhook where webhook.house_id = viewer.house_id
    ), '[]') end as webhooks
    from viewer`);
