import { Module } from '@nestjs/common';
import { AccountLinkRepository } from './account-link.repository.js';
import { LinkPage } from './link-page.service.js';
import { MailComposer } from './mail-composer.service.js';
import { MailDelivery } from './mail-delivery.service.js';
import { MailMetrics } from './mail.metrics.js';
import { MailQueueRepository } from './mail-queue.repository.js';
import { MailService } from './mail.service.js';
import { SmtpTransport } from './smtp-transport.js';

/** Mail to people, and the links of accounts that it carries. */
@Module({
  providers: [
    AccountLinkRepository,
    LinkPage,
    MailComposer,
    MailDelivery,
    MailMetrics,
    MailQueueRepository,
    MailService,
    SmtpTransport,
  ],
  exports: [AccountLinkRepository, LinkPage, MailService],
})
export class MailModule {}
