import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Jobs } from '../jobs/jobs.service.js';
import { MailQueueRepository } from './mail-queue.repository.js';
import type { NewMail } from './queued-mail.js';
import { SmtpTransport } from './smtp-transport.js';

/** Sends mail to people, in the background. */
@Injectable()
export class MailService {
  constructor(
    private readonly queue: MailQueueRepository,
    private readonly jobs: Jobs,
    private readonly transport: SmtpTransport,
  ) {}

  /** Whether the service sends mail. */
  get isConfigured(): boolean {
    return this.transport.isConfigured;
  }

  /**
   * Adds a mail in the transaction of `manager`, or in one of its own.
   *
   * @throws SERVICE_UNAVAILABLE when too many mails wait
   */
  add(mail: NewMail, manager?: EntityManager): Promise<void> {
    return this.queue.add(mail, manager);
  }

  /** Sends the mails that were added. Call it after the transaction. */
  deliver(): void {
    void this.jobs.wake('mail');
  }
}
