import { Injectable } from '@nestjs/common';
import { Database } from '../database/database.js';
import { LIVE_SESSION } from '../session/live-session.query.js';
import type { Profile } from '../session/profile.view.js';
import type { SessionClaims } from '../session/session.js';
import { AccountRepository, type SignedIn } from './account.repository.js';
import { AccountDeletion } from './account-deletion.service.js';
import type { ChangePasswordDto, LoginDto } from './auth.dto.js';
import { type Caller, PasswordService } from './passwords/password.service.js';
import { PasswordCheck } from './passwords/password-check.service.js';

/** Authenticates, changes and deletes accounts; ends sessions. */
@Injectable()
export class AuthService {
  constructor(
    private readonly database: Database,
    private readonly accounts: AccountRepository,
    private readonly deletion: AccountDeletion,
    private readonly passwords: PasswordService,
    private readonly passwordCheck: PasswordCheck,
  ) {}

  /** @throws INVALID_CREDENTIALS for an unknown email and for a wrong password, TOO_MANY_REQUESTS */
  async login({ email, password }: LoginDto, caller: Caller): Promise<SignedIn> {
    const account = await this.passwordCheck.byEmail(email, password, caller);
    return this.database.transaction(async (manager) => {
      const tokenId = await this.accounts.startSession(manager, account, caller.userAgent);
      return { ...account, tokenId };
    });
  }

  /** Ends this session only. */
  async logout(session: SessionClaims): Promise<void> {
    await this.database.transaction((manager) => this.accounts.endSession(manager, session));
  }

  /** Ends every session of a profile. */
  async logoutEverywhere({ id }: Profile): Promise<void> {
    await this.database.transaction((manager) => this.accounts.endSessions(manager, id));
  }

  profile(session: SessionClaims): Promise<Profile> {
    return this.database.readAs<Profile>(session, LIVE_SESSION);
  }

  /**
   * Changes the password, ends every session and starts one.
   *
   * @throws INVALID_CREDENTIALS, TOO_MANY_REQUESTS
   */
  async changePassword(
    { id }: Profile,
    { currentPassword, newPassword }: ChangePasswordDto,
    caller: Caller,
  ): Promise<SignedIn> {
    const verified = await this.passwordCheck.byId(id, currentPassword, caller);
    const hashClient = { ...caller, account: verified.email, isKnown: true };
    const passwordHash = await this.passwords.hash(newPassword, hashClient);
    return this.database.transaction(async (manager) => {
      const account = await this.accounts.lockVerified(manager, verified);
      return this.accounts.replacePassword(manager, account, passwordHash, caller.userAgent);
    });
  }

  /**
   * Deletes the account: see {@link AccountDeletion}.
   *
   * @throws INVALID_CREDENTIALS, TOO_MANY_REQUESTS
   */
  async deleteAccount({ id }: Profile, password: string, caller: Caller): Promise<void> {
    const verified = await this.passwordCheck.byId(id, password, caller);
    await this.deletion.delete(id, (manager) => this.accounts.lockVerified(manager, verified));
  }
}
