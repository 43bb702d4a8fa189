import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { AppError } from '#platform/errors/app-error.js';
import { interpretDatabaseError } from '../../database/database-error.js';
import { Database } from '../../database/database.js';
import { AccountLinkRepository } from '../../mail/account-link.repository.js';
import { MailService } from '../../mail/mail.service.js';
import { AttemptLimiter } from '../../rate-limit/attempt-limiter.service.js';
import { type Profile, profileOf } from '../../session/profile.view.js';
import { mailboxOf } from '../email-address.js';
import { AccountRepository } from '../account.repository.js';
import type { Credentials } from '../passwords/credentials.query.js';
import { PasswordCheck } from '../passwords/password-check.service.js';
import type { Caller } from '../passwords/password.service.js';
import type { ChangeEmailDto } from './links.dto.js';
import type { MailContext } from './password-reset.service.js';

/** Changes the email of an account. */
@Injectable()
export class EmailChangeService {
  constructor(
    private readonly database: Database,
    private readonly accounts: AccountRepository,
    private readonly links: AccountLinkRepository,
    private readonly passwordCheck: PasswordCheck,
    private readonly mail: MailService,
    private readonly limiter: AttemptLimiter,
  ) {}

  /**
   * Changes the email at once. If the service sends mail, sends a link to the new email instead, whether
   * it is in use or not.
   *
   * @returns the profile, with the former email while the change waits for the link
   * @throws EMAIL_ALREADY_IN_USE without mail, INVALID_CREDENTIALS, TOO_MANY_REQUESTS
   */
  async change(
    { id }: Profile,
    { email, password }: ChangeEmailDto,
    caller: Caller,
    context: MailContext,
  ): Promise<Profile> {
    const verified = await this.passwordCheck.byId(id, password, caller);
    if (email === verified.email) return profileOf(verified);
    const attempter = { address: caller.address, account: mailboxOf(email) };
    const profile = await this.limiter.run('email', attempter, () =>
      this.database.transaction(async (manager) => {
        const account = await this.accounts.lockVerified(manager, verified);
        if (this.mail.isConfigured) return this.request(manager, account, email, context);
        await this.accounts.replaceEmail(manager, id, email);
        return { ...account, email };
      }),
    );
    this.mail.deliver();
    return profileOf(profile);
  }

  /**
   * Changes the email of the account of a link, and tells the former email.
   *
   * @throws RESET_TOKEN_INVALID, also when the email belongs to another account by now;
   *   TOO_MANY_REQUESTS
   */
  async confirm(token: string, { address }: Caller, context: MailContext): Promise<Profile> {
    const account = await this.limiter.run('link', { address, account: token }, async () => {
      const link = await this.links.find(token);
      const email = link?.newEmail ?? null;
      if (link === undefined || email === null) throw new AppError('RESET_TOKEN_INVALID');
      return this.database
        .transaction((manager) => this.use(manager, token, { ...link, newEmail: email }, context))
        .catch((error: unknown) => {
          throw isInUse(error) ? new AppError('RESET_TOKEN_INVALID') : error;
        });
    });
    this.mail.deliver();
    return profileOf(account);
  }

  private async request(
    manager: EntityManager,
    account: Credentials,
    email: string,
    context: MailContext,
  ): Promise<Credentials> {
    const { id: profileId, email: recipient } = account;
    const confirmation = { kind: 'email-confirmation', recipient: email, profileId } as const;
    await this.mail.add({ ...confirmation, ...context }, manager);
    await this.mail.add({ kind: 'email-change-requested', recipient, ...context }, manager);
    return account;
  }

  private async use(
    manager: EntityManager,
    token: string,
    { profileId, newEmail }: { readonly profileId: number; readonly newEmail: string },
    context: MailContext,
  ): Promise<Credentials> {
    const account = await this.accounts.lock(manager, profileId);
    const isUsed = account !== null && (await this.links.use(manager, token));
    if (!isUsed) throw new AppError('RESET_TOKEN_INVALID');
    await this.accounts.replaceEmail(manager, profileId, newEmail);
    if (this.mail.isConfigured) {
      await this.mail.add({ kind: 'email-changed', recipient: account.email, ...context }, manager);
    }
    return { ...account, email: newEmail };
  }
}

/** The email may have been taken between the statement and its check. */
function isInUse(error: unknown): boolean {
  const known = interpretDatabaseError(error);
  return known instanceof AppError && known.errorName === 'EMAIL_ALREADY_IN_USE';
}
