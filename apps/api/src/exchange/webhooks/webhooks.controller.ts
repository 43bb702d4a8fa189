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

  /** Lists the webhooks of the house, the oldest first, each with its last deliveries. */
  @Get()
  @SessionInStatement()
  @ApiOkResponse({ type: [WebhookView] })
  @ApiErrors('HOUSE_NOT_FOUND')
  listWebhooks(@CurrentSession() session: SessionClaims): Promise<readonly WebhookView[]> {
    return this.webhooks.list(session);
  }

  /**
   * Adds an address that receives the events of the house, in order, as signed requests (Standard
   * Webhooks). Only this response contains the secret.
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

  /** Switches a webhook on or off. */
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

  /** Removes a webhook. */
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
