import { Body, Controller, Delete, Get, HttpCode, Patch, Post } from '@nestjs/common';
import { ApiCreatedResponse, ApiNoContentResponse, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { IdParam } from '../../http/parse-id.pipe.js';
import { ApiErrors } from '../../openapi/api-errors.decorator.js';
import { SessionInStatement } from '../../session/access.decorators.js';
import { CurrentProfile, CurrentSession } from '../../session/current.decorators.js';
import type { Profile } from '../../session/profile.view.js';
import type { SessionClaims } from '../../session/session.js';
import { NewWebhookDto, WebhookChangeDto } from './webhooks.dto.js';
import { WebhooksService } from './webhooks.service.js';
import { NewWebhook, WebhookView } from './webhook.view.js';

@ApiTags('House')
@Controller('house/current/webhooks')
export class WebhooksController {
  constructor(private readonly webhooks: WebhooksService) {}

  /**
   * Lists the webhooks of the house, the oldest first, each with its last deliveries.
   *
   * @remarks The oldest first, each with its last 20 deliveries, newest first. For a page on which
   * a member sees why an automation is silent. Secrets are not shown.
   */
  @Get()
  @SessionInStatement()
  @ApiOkResponse({ type: [WebhookView] })
  @ApiErrors('HOUSE_NOT_FOUND')
  listWebhooks(@CurrentSession() session: SessionClaims): Promise<readonly WebhookView[]> {
    return this.webhooks.list(session);
  }

  /**
   * Adds an address that receives the events of the house.
   *
   * @remarks For an automation that cannot keep a stream open. Requests are signed as Standard
   * Webhooks says, in order, and repeated for a day. Only this response contains the secret. At
   * most 10 a house; the address is https and of the public internet. Takes no `Idempotency-Key`.
   */
  @Post()
  @ApiCreatedResponse({ type: NewWebhook })
  @ApiErrors('HOUSE_NOT_FOUND', 'QUOTA_EXCEEDED')
  createWebhook(
    @CurrentProfile() member: Profile,
    @Body() webhook: NewWebhookDto,
  ): Promise<NewWebhook> {
    return this.webhooks.create(member, webhook);
  }

  /**
   * Switches a webhook on or off.
   *
   * @remarks A webhook is switched off after a day without success, or with the status 410.
   * Switched on again, it begins with an event of the type `reset`: the receiver reads everything
   * again. The address and the kinds cannot be changed: delete it and create another.
   */
  @Patch(':webhookId')
  @ApiOkResponse({ type: WebhookView })
  @ApiErrors('HOUSE_NOT_FOUND', 'WEBHOOK_NOT_FOUND')
  updateWebhook(
    @CurrentProfile() member: Profile,
    @IdParam('webhookId') webhookId: number,
    @Body() { enabled }: WebhookChangeDto,
  ): Promise<WebhookView> {
    return this.webhooks.switch(member, webhookId, enabled);
  }

  /**
   * Removes a webhook.
   *
   * @remarks Deliveries that wait are dropped, the secret is void. To pause it, send `PATCH` with
   * `enabled: false`.
   */
  @Delete(':webhookId')
  @HttpCode(204)
  @ApiNoContentResponse()
  @ApiErrors('HOUSE_NOT_FOUND', 'WEBHOOK_NOT_FOUND')
  deleteWebhook(
    @CurrentProfile() member: Profile,
    @IdParam('webhookId') webhookId: number,
  ): Promise<void> {
    return this.webhooks.remove(member, webhookId);
  }
}
