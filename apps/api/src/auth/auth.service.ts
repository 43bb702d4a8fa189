import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { AppError } from '#platform/errors/app-error.js';
import { ConcurrencyConflict } from '../database/database-error.js';
import { Database } from '../database/database.js';
import { DeletionService } from '../deletion/deletion.service.js';
import { HouseMembership } from '../house/house-membership.service.js';
import { LIVE_SESSION } from '../session/live-session.query.js';
import type { Profile } from '../session/profile.view.js';
import type { SessionClaims } from '../session/session.js';
import { AccountRepository, type SignedIn } from './account.repository.js';
import type { ChangePasswordDto, LoginDto } from './auth.dto.js';
import { type Caller, PasswordService } from './passwords/password.service.js';
import type { Credentials } from './passwords/credentials.query.js';
import { PasswordCheck } from './passwords/password-check.service.js';

/** Authenticates, changes and deletes accounts; ends sessions. */
@Injectable()
export class AuthService {
  constructor(
    private readonly database: Database,
    private readonly accounts: AccountRepository,
    private readonly deletion: DeletionService,
    private readonly membership: HouseMembership,
    private readonly passwords: PasswordService,
    private readonly passwordCheck: PasswordCheck,
  ) {}

  /** @throws INVALID_CREDENTIALS for an unknown email and for a wrong password, TOO_MANY_REQUESTS */
  async login({ email, password }: LoginDto, caller: Caller): Promise<SignedIn> {
    const account = await this.passwordCheck.byEmail(email, password, caller);
    return this.database.transaction((manager) => this.signIn(manager, account, caller));
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
      const account = await this.lockAccount(manager, verified);
      await this.accounts.setPassword(manager, id, passwordHash);
      const tokenVersion = await this.accounts.endSessions(manager, id);
      return this.signIn(manager, { ...account, passwordHash, tokenVersion }, caller);
    });
  }

  /**
   * Deletes the account. If the profile is the administrator of its house, another member becomes
   * administrator; a house without other members is deleted. HOUSE recipes are transferred to the
   * administrator of their house, PUBLIC recipes to the administrator of the author's house. All
   * other recipes are deleted.
   *
   * @throws INVALID_CREDENTIALS, TOO_MANY_REQUESTS
   */
  async deleteAccount({ id }: Profile, password: string, caller: Caller): Promise<void> {
    const verified = await this.passwordCheck.byId(id, password, caller);
    await this.database.transaction(async (manager) => {
      const houses = await this.deletion.lockHouses(manager, id);
      const { houseId } = await this.lockAccount(manager, verified);
      const house = houses.find((locked) => locked.id === houseId);
      if (houseId !== null && house === undefined) throw new ConcurrencyConflict();
      const newAuthor = house ? await this.membership.removeMember(manager, house, id) : null;
      await this.deletion.deleteAccount(manager, id, newAuthor);
    });
  }

  private async signIn(
    manager: EntityManager,
    account: Credentials,
    { userAgent }: Caller,
  ): Promise<SignedIn> {
    const tokenId = await this.accounts.startSession(manager, account, userAgent);
    return { ...account, tokenId };
  }

  /**
   * Locks the account. Another request may have deleted it or changed its password.
   *
   * @throws NOT_AUTHENTICATED, INVALID_CREDENTIALS
   */
  private async lockAccount(manager: EntityManager, verified: Credentials): Promise<Credentials> {
    const account = await this.accounts.lock(manager, verified.id);
    if (account === null) throw new AppError('NOT_AUTHENTICATED');
    if (account.passwordHash !== verified.passwordHash) throw new AppError('INVALID_CREDENTIALS');
    return account;
  }
}
