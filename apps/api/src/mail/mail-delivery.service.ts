import { Injectable, Logger } from '@nestjs/common';
import type { Job } from '../jobs/job.js';
import { Jobs } from '../jobs/jobs.service.js';
import { MailComposer } from './mail-composer.service.js';
import { MailQueueRepository } from './mail-queue.repository.js';
import { MailMetrics } from './mail.metrics.js';
import type { QueuedMail } from './queued-mail.js';
import { MailRefused, SmtpTransport } from './smtp-transport.js';

/**
 * Sends the mails of the queue, one after another. A process leases a mail before it sends it: when the
 * process ends meanwhile, another one sends it again.
 */
@Injectable()
export class MailDelivery implements Job {
  readonly name = 'mail';
  readonly interval = 2_000;
  private readonly logger = new Logger(MailDelivery.name);

  constructor(
    jobs: Jobs,
    private readonly queue: MailQueueRepository,
    private readonly composer: MailComposer,
    private readonly transport: SmtpTransport,
    private readonly metrics: MailMetrics,
  ) {
    if (transport.isConfigured) jobs.add(this);
  }

  async run(): Promise<boolean> {
    const mail = await this.queue.claim();
    return mail !== undefined && (await this.send(mail));
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

  /** Sends the mail again later, or drops it when that is of no use. */
  private async handleRefusal(mail: QueuedMail, refusal: MailRefused): Promise<void> {
    const isKept = !refusal.isPermanent && (await this.queue.postpone(mail));
    if (!isKept) await this.queue.remove(mail);
    this.metrics.count(mail.kind, isKept ? 'failed' : 'dropped');
    const fields = { mail: mail.kind, err: refusal };
    if (isKept) this.logger.warn({ event: 'mail-not-sent', ...fields }, 'A mail is sent later.');
    else this.logger.warn({ event: 'mail-dropped', ...fields }, 'A mail is not sent.');
  }
}
