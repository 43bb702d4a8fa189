import { Module } from '@nestjs/common';
import { HouseModule } from '../../house/house.module.js';
import { ReceiverAddress } from './receiver-address.service.js';
import { WebhookDelivery } from './delivery/webhook-delivery.service.js';
import { WebhookQueueRepository } from './delivery/webhook-queue.repository.js';
import { WebhookSender } from './delivery/webhook-sender.service.js';
import { WebhookMetrics } from './delivery/webhook.metrics.js';
import { WebhooksController } from './webhooks.controller.js';
import { WebhooksRepository } from './webhooks.repository.js';
import { WebhooksService } from './webhooks.service.js';

/** Delivers the events of houses to addresses that their members choose. */
@Module({
  imports: [HouseModule],
  controllers: [WebhooksController],
  providers: [
    ReceiverAddress,
    WebhookDelivery,
    WebhookMetrics,
    WebhookQueueRepository,
    WebhookSender,
    WebhooksRepository,
    WebhooksService,
  ],
})
export class WebhooksModule {}
