import { Injectable } from '@nestjs/common';
import { AppError } from '#platform/errors/app-error.js';
import { Database } from '../../database/database.js';
import { AccountLinkRepository } from '../../mail/account-link.repository.js';
import { MailService } from '../../mail/mail.service.js';
import type { NewMail } from '../../mail/queued-mail.js';
import { AttemptLimiter } from '../../rate-limit/attempt-limiter.service.js';
import { mailboxOf } from '../email-address.js';
import { AccountRepository, type SignedIn } from '../account.repository.js';
import { type Caller, PasswordService } from '../passwords/password.service.js';
import type { NewPasswordDto } from './links.dto.js';

/** The language and the page of the mails that a request causes. */
export type MailContext = Pick<NewMail, 'locale' | 'page'>;

/** Lets people who have forgotten their password set a new one. */
@Injectable()
export class PasswordResetService {
  constructor(
    private readonly database: Database,
    private readonly accounts: AccountRepository,
    private readonly links: AccountLinkRepository,
    private readonly passwords: PasswordService,
    private readonly mail: MailService,
    private readonly limiter: AttemptLimiter,
  ) {}

  /**
   * Sends a link to the email, if it has an account. Only the delivery of the mail finds out whether it
   * has one: nothing that the caller can observe depends on it.
   *
   * @returns whether the service sends mail
   * @throws TOO_MANY_REQUESTS
   */
  async request(email: string, { address }: Caller, context: MailContext): Promise<boolean> {
    const { isConfigured } = this.mail;
    await this.limiter.run('reset', { address, account: mailboxOf(email) }, async () => {
      if (!isConfigured) return;
      await this.mail.add({ kind: 'password-reset', recipient: email, ...context });
      this.mail.deliver();
    });
    return isConfigured;
  }

  /**
   * Sets the password of the account of a link, ends every session and starts one.
   *
   * @throws RESET_TOKEN_INVALID, TOO_MANY_REQUESTS
   */
  confirm({ token, newPassword }: NewPasswordDto, caller: Caller): Promise<SignedIn> {
    const attempter = { address: caller.address, account: token };
    return this.limiter.run('link', attempter, async () => {
      const link = await this.links.find(token);
      if (link?.newEmail !== null) throw new AppError('RESET_TOKEN_INVALID');
      const hashClient = { ...caller, account: link.email, isKnown: false };
      const passwordHash = await this.passwords.hash(newPassword, hashClient);
      return this.database.transaction(async (manager) => {
        const account = await this.accounts.lock(manager, link.profileId);
        const isUsed = account !== null && (await this.links.use(manager, token));
        if (!isUsed) throw new AppError('RESET_TOKEN_INVALID');
        return this.accounts.replacePassword(manager, account, passwordHash, caller.userAgent);
      });
    });
  }
}
