import { Injectable } from '@nestjs/common';
import { Counter, Registry } from 'prom-client';
import { MAIL_KINDS, type MailKind } from './queued-mail.js';

/**
 * What became of an attempt to send a mail: `sent`; `obsolete`, because the email has no account or the
 * link has ended; `failed`, and sent again later; `dropped`, because the server refuses it for good or
 * it is too old.
 */
const OUTCOMES = ['sent', 'obsolete', 'failed', 'dropped'] as const;
type MailOutcome = (typeof OUTCOMES)[number];

/** Counts the mails that this process sends. */
@Injectable()
export class MailMetrics {
  private readonly mails: Counter<'kind' | 'outcome'>;

  constructor(registry: Registry) {
    this.mails = new Counter({
      name: 'mails_total',
      help: 'Attempts to send a mail, by outcome',
      labelNames: ['kind', 'outcome'],
      registers: [registry],
    });
    for (const kind of MAIL_KINDS) {
      for (const outcome of OUTCOMES) this.mails.inc({ kind, outcome }, 0);
    }
  }

  count(kind: MailKind, outcome: MailOutcome): void {
    this.mails.inc({ kind, outcome });
  }
}
