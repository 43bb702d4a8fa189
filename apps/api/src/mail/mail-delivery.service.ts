import { Injectable, Logger, type OnModuleDestroy, type OnModuleInit } from '@nestjs/common';
import { asService } from '../requester/requester.js';
import { MailComposer } from './mail-composer.service.js';
import { MailQueueRepository } from './mail-queue.repository.js';
import { MailMetrics } from './mail.metrics.js';
import type { QueuedMail } from './queued-mail.js';
import { MailRefused, SmtpTransport } from './smtp-transport.js';

/** Milliseconds after which a process looks for mails of other processes, and those to send again. */
const INTERVAL = 2_000;

/**
 * Sends the mails of the queue, one after another. A process leases a mail before it sends it: when the
 * process ends meanwhile, another one sends it again.
 */
@Injectable()
export class MailDelivery implements OnModuleInit, OnModuleDestroy {
  private readonly logger = new Logger(MailDelivery.name);
  private timer: NodeJS.Timeout | undefined;
  private running: Promise<void> | undefined;
  private isStopped = false;
  /** Whether the last attempt to read the queue failed. */
  private hasFailed = false;

  constructor(
    private readonly queue: MailQueueRepository,
    private readonly composer: MailComposer,
    private readonly transport: SmtpTransport,
    private readonly metrics: MailMetrics,
  ) {}

  onModuleInit(): void {
    if (!this.transport.isConfigured) return;
    this.timer = setInterval(() => {
      this.wake();
    }, INTERVAL).unref();
  }

  async onModuleDestroy(): Promise<void> {
    this.isStopped = true;
    clearInterval(this.timer);
    await this.running;
  }

  /** Sends what is due. Call it after the transaction that added a mail. */
  wake(): void {
    if (this.isStopped || !this.transport.isConfigured) return;
    this.running ??= asService(() => this.sendAll()).finally(() => {
      this.running = undefined;
    });
  }

  /** Ends when no mail is due, or after a failure of the server: the next mail would fail too. */
  private async sendAll(): Promise<void> {
    try {
      for (let hasMore = true; hasMore && !this.isStopped;) {
        const mail = await this.queue.claim();
        this.hasFailed = false;
        hasMore = mail !== undefined && (await this.send(mail));
      }
    } catch (error) {
      if (!this.hasFailed) {
        this.logger.warn({ event: 'mails-not-read', err: error }, 'Mails could not be read.');
      }
      this.hasFailed = true;
    }
  }

  /** Returns whether the server may accept another mail. */
  private async send(mail: QueuedMail): Promise<boolean> {
    try {
      const letter = await this.composer.compose(mail);
      if (letter !== undefined) await this.transport.send(mail.recipient, letter);
      await this.queue.remove(mail);
      this.metrics.count(mail.kind, letter === undefined ? 'obsolete' : 'sent');
      return true;
    } catch (error) {
      if (!(error instanceof MailRefused)) throw error;
      await this.handleRefusal(mail, error);
      return error.isOfMail;
    }
  }

  private async handleRefusal(mail: QueuedMail, refusal: MailRefused): Promise<void> {
    const outcome = await this.postpone(mail, refusal);
    this.metrics.count(mail.kind, outcome);
    const fields = { mail: mail.kind, err: refusal };
    if (outcome === 'failed') {
      this.logger.warn({ event: 'mail-not-sent', ...fields }, 'A mail is sent again later.');
    } else {
      this.logger.warn({ event: 'mail-dropped', ...fields }, 'A mail is not sent.');
    }
  }

  private async postpone(
    mail: QueuedMail,
    { isPermanent }: MailRefused,
  ): Promise<'failed' | 'dropped'> {
    if (!isPermanent) return (await this.queue.postpone(mail)) ? 'failed' : 'dropped';
    await this.queue.remove(mail);
    return 'dropped';
  }
}
