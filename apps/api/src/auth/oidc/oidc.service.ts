import { Injectable } from '@nestjs/common';
import { AppError } from '#platform/errors/app-error.js';
import { Database } from '../../database/database.js';
import { AccountRepository, type SignedIn } from '../account.repository.js';
import {
  type Credentials,
  CREDENTIALS_BY_EMAIL,
  CREDENTIALS_BY_IDENTITY,
} from '../passwords/credentials.query.js';
import { PasswordCheck } from '../passwords/password-check.service.js';
import type { Caller } from '../passwords/password.service.js';
import { SignupService } from '../signup.service.js';
import type { JoinTicket, StartedSignIn } from './oidc-cookie.js';
import { OidcClient } from './oidc.client.js';
import { personOf } from './oidc-person.js';

/** Signs in people that the OpenID provider has identified. */
@Injectable()
export class OidcService {
  constructor(
    private readonly database: Database,
    private readonly accounts: AccountRepository,
    private readonly passwordCheck: PasswordCheck,
    private readonly provider: OidcClient,
    private readonly signup: SignupService,
  ) {}

  /** @throws SERVICE_UNAVAILABLE when the provider does not respond */
  start(callback: URL): ReturnType<OidcClient['authorize']> {
    return this.provider.authorize(callback);
  }

  /**
   * Signs in the account of the identity, or creates one. When the email belongs to an account with a
   * password, its owner must give the password once: see `join`.
   *
   * @returns the ticket for `join` in that case
   * @throws NOT_AUTHENTICATED when the sign-in failed, VALIDATION_ERROR without a verified email,
   *   EMAIL_ALREADY_IN_USE when its account has no password, and the errors of a sign-up
   */
  async finish(
    callback: URL,
    { invitationCode, ...checks }: StartedSignIn,
    caller: Caller,
  ): Promise<SignedIn | JoinTicket> {
    const claims = await this.provider.identify(callback, checks);
    const { issuer, subject } = claims;
    const identity = { issuer, subject };
    const [known] = await this.database.read<Credentials>(CREDENTIALS_BY_IDENTITY, [
      issuer,
      subject,
    ]);
    if (known !== undefined) return this.signIn(known, caller);
    const person = await personOf(claims);
    const [account] = await this.database.read<Credentials>(CREDENTIALS_BY_EMAIL, [person.email]);
    if (account === undefined) {
      return this.signup.signupWithIdentity(person, identity, invitationCode, caller);
    }
    if (account.passwordHash === null) throw new AppError('EMAIL_ALREADY_IN_USE');
    return { ...identity, email: person.email };
  }

  /**
   * Joins the identity of a ticket to the account of its email, and starts a session.
   *
   * @throws INVALID_CREDENTIALS, TOO_MANY_REQUESTS
   */
  async join(
    { issuer, subject, email }: JoinTicket,
    password: string,
    caller: Caller,
  ): Promise<SignedIn> {
    const account = await this.passwordCheck.byEmail(email, password, caller);
    return this.signIn(account, caller, { issuer, subject });
  }

  private signIn(
    account: Credentials,
    { userAgent }: Caller,
    identity?: Pick<JoinTicket, 'issuer' | 'subject'>,
  ): Promise<SignedIn> {
    return this.database.transaction(async (manager) => {
      if (identity !== undefined) await this.accounts.setIdentity(manager, account.id, identity);
      const tokenId = await this.accounts.startSession(manager, account, userAgent);
      return { ...account, tokenId };
    });
  }
}
