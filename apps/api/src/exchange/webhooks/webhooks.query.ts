import { prepared } from '../../database/prepared-statement.js';
import { LIVE_PROFILE } from '../../session/live-session.query.js';
import type { WebhookView } from './webhook.view.js';

/** A row of `webhook` as the API returns it. */
export const WEBHOOK_VIEW = `
  json_build_object(
    'id', webhook.id,
    'url', webhook.url,
    'kinds', webhook.kinds,
    'enabled', webhook.enabled,
    'deliveries', webhook.deliveries
  )`;

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
