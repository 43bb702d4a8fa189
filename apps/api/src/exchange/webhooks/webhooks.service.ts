import { randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { QUOTAS } from '#domain/quotas.js';
import { AppError } from '#platform/errors/app-error.js';
import { requireQuota } from '#platform/errors/require-quota.js';
import { Database } from '../../database/database.js';
import { HouseMembership } from '../../house/house-membership.service.js';
import type { Profile } from '../../session/profile.view.js';
import { mayWrite, type SessionClaims } from '../../session/session.js';
import { ReceiverAddress } from './receiver-address.service.js';
import type { NewWebhookDto } from './webhooks.dto.js';
import {
  HOUSE_WEBHOOKS,
  type HouseWebhooksRow,
  WebhooksRepository,
} from './webhooks.repository.js';
import type { NewWebhook, WebhookView } from './webhook.view.js';

/** The webhooks of a house. Every member may add, switch and remove them. */
@Injectable()
export class WebhooksService {
  constructor(
    private readonly database: Database,
    private readonly webhooks: WebhooksRepository,
    private readonly membership: HouseMembership,
    private readonly addresses: ReceiverAddress,
  ) {}

  /**
   * The path and query of an address may hold a secret of its receiver.
   *
   * @throws HOUSE_NOT_FOUND
   */
  async list(session: SessionClaims): Promise<readonly WebhookView[]> {
    const { webhooks } = await this.database.readAs<HouseWebhooksRow>(session, HOUSE_WEBHOOKS);
    if (webhooks === null) throw new AppError('HOUSE_NOT_FOUND');
    if (mayWrite(session)) return webhooks;
    return webhooks.map((webhook) => Object.assign(webhook, { url: new URL(webhook.url).origin }));
  }

  /** @throws VALIDATION_ERROR for a private address, HOUSE_NOT_FOUND, QUOTA_EXCEEDED */
  async create(member: Profile, { url, kinds }: NewWebhookDto): Promise<NewWebhook> {
    if (member.houseId === null) throw new AppError('HOUSE_NOT_FOUND');
    await this.addresses.require(url);
    const secret = `whsec_${randomBytes(32).toString('base64')}`;
    return this.database.transaction(async (manager) => {
      const { id: houseId } = await this.membership.lockHouseOf(manager, member);
      const webhook = await this.webhooks.insert(manager, houseId, { url, kinds, secret });
      // The lock makes the count exact.
      requireQuota(QUOTAS.houseWebhooks, await this.webhooks.count(manager, houseId));
      return Object.assign(webhook, { secret });
    });
  }

  /** @throws HOUSE_NOT_FOUND, WEBHOOK_NOT_FOUND */
  switch(member: Profile, id: number, enabled: boolean): Promise<WebhookView> {
    return this.database.transaction(async (manager) => {
      const house = await this.membership.lockHouseOf(manager, member);
      const webhook = await this.webhooks.setEnabled(manager, house.id, id, enabled);
      if (webhook === null) throw new AppError('WEBHOOK_NOT_FOUND');
      return webhook;
    });
  }

  /** @throws HOUSE_NOT_FOUND, WEBHOOK_NOT_FOUND */
  async remove(member: Profile, id: number): Promise<void> {
    await this.database.transaction(async (manager) => {
      const house = await this.membership.lockHouseOf(manager, member);
      const removed = await this.webhooks.delete(manager, house.id, id);
      if (!removed) throw new AppError('WEBHOOK_NOT_FOUND');
    });
  }
}
