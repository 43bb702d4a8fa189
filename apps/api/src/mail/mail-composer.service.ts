import { Injectable } from '@nestjs/common';
import { AccountLinkRepository } from './account-link.repository.js';
import { writeLetter } from './letter.js';
import { type LinkAction, linkTo } from './link-page.service.js';
import { MAIL_TEXTS } from './mail-texts.js';
import type { QueuedMail } from './queued-mail.js';
import type { Letter } from './smtp-transport.js';

/**
 * Writes a mail when it is sent, with a new link. A request is thus the same work whether its email
 * has an account or not, and no token waits in the database.
 */
@Injectable()
export class MailComposer {
  constructor(private readonly links: AccountLinkRepository) {}

  /** @returns undefined when there is nothing to send: the email has no account, for example */
  async compose(mail: QueuedMail): Promise<Letter | undefined> {
    const { kind, recipient, locale } = mail;
    const texts = MAIL_TEXTS[locale];
    const withLink = (action: LinkAction, token: string) =>
      writeLetter(texts[kind], locale, linkTo(mail.page, action, token));
    switch (kind) {
      case 'password-reset': {
        const token = await this.links.createForPassword(recipient, mail);
        return token === undefined ? undefined : withLink('reset-password', token);
      }
      case 'email-confirmation': {
        const link = await this.links.createForEmail(mail);
        if (link === 'IN_USE') return writeLetter(texts['email-in-use'], locale);
        return link === undefined ? undefined : withLink('confirm-email', link.token);
      }
      default:
        return writeLetter(texts[kind], locale);
    }
  }
}
