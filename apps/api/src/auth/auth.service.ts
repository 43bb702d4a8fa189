import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { AppError } from '#platform/errors/app-error.js';
import { ConcurrencyConflict } from '../database/concurrency-conflict.js';
import { Database } from '../database/database.js';
import type { PreparedStatement } from '../database/prepared-statement.js';
import { HouseMembership } from '../house/house-membership.service.js';
import { LIVE_SESSION } from '../session/live-session.query.js';
import type { Profile } from '../session/profile.view.js';
import type { SessionClaims } from '../session/session.js';
import { TokenService } from '../session/token.service.js';
import { AccountRepository } from './account.repository.js';
import type { ChangePasswordDto, LoginDto, SignupDto } from './auth.dto.js';
import {
  type Credentials,
  CREDENTIALS_BY_EMAIL,
  CREDENTIALS_BY_ID,
  profileOf,
} from './credentials.query.js';
import { OwnershipTransferRepository } from './ownership-transfer.repository.js';
import { PasswordService } from './password.service.js';

/** The profile and the token of a new session. */
export interface NewSession {
  readonly profile: Profile;
  readonly token: string;
}

/** Starts and ends sessions; creates, changes and deletes accounts. */
@Injectable()
export class AuthService {
  constructor(
    private readonly database: Database,
    private readonly accounts: AccountRepository,
    private readonly ownership: OwnershipTransferRepository,
    private readonly membership: HouseMembership,
    private readonly passwords: PasswordService,
    private readonly tokens: TokenService,
  ) {}

  /** @throws EMAIL_ALREADY_IN_USE */
  async signup({ password, ...person }: SignupDto): Promise<NewSession> {
    const passwordHash = await this.passwords.hash(password);
    const profile = await this.database.transaction((manager) =>
      this.accounts.insert(manager, { ...person, passwordHash }),
    );
    return { profile, token: await this.tokens.issue(profile.id, 0) };
  }

  /** @throws INVALID_CREDENTIALS for an unknown email and for a wrong password */
  async login({ email, password }: LoginDto): Promise<NewSession> {
    return this.newSession(await this.authenticate(CREDENTIALS_BY_EMAIL, email, password));
  }

  /** Ends this session only. */
  async logout(session: SessionClaims): Promise<void> {
    await this.database.transaction((manager) => this.accounts.revokeToken(manager, session));
  }

  /** Ends every session of a profile. */
  async logoutEverywhere({ id }: Profile): Promise<void> {
    await this.database.transaction((manager) => this.accounts.endSessions(manager, id));
  }

  profile(session: SessionClaims): Promise<Profile> {
    return this.database.readAs<Profile>(session, LIVE_SESSION);
  }

  /**
   * Changes the password, ends every session and starts a new one.
   *
   * @throws INVALID_CREDENTIALS
   */
  async changePassword(
    { id }: Profile,
    { currentPassword, newPassword }: ChangePasswordDto,
  ): Promise<NewSession> {
    const verified = await this.authenticate(CREDENTIALS_BY_ID, id, currentPassword);
    const passwordHash = await this.passwords.hash(newPassword);
    return this.database.transaction(async (manager) => {
      const account = await this.lockAccount(manager, verified);
      const tokenVersion = account.tokenVersion + 1;
      await this.accounts.setPassword(manager, id, passwordHash, tokenVersion);
      return this.newSession({ ...account, tokenVersion });
    });
  }

  /**
   * Deletes the account. If the profile is the administrator of its house, another member becomes
   * administrator; a house without other members is deleted. HOUSE recipes are transferred to the
   * administrator of their house, PUBLIC recipes to the administrator of the author's house. All
   * other recipes are deleted.
   *
   * @throws INVALID_CREDENTIALS
   */
  async deleteAccount({ id }: Profile, password: string): Promise<void> {
    const verified = await this.authenticate(CREDENTIALS_BY_ID, id, password);
    await this.database.transaction(async (manager) => {
      const houses = await this.ownership.lockHouses(manager, id);
      const { houseId } = await this.lockAccount(manager, verified);
      const house = houses.find((locked) => locked.id === houseId);
      if (houseId !== null && house === undefined) throw new ConcurrencyConflict();
      const newAuthor = house ? await this.membership.removeMember(manager, house, id) : null;
      await this.ownership.transferOwnership(manager, id, newAuthor);
      await this.accounts.delete(manager, id);
    });
  }

  private async newSession(account: Credentials): Promise<NewSession> {
    const token = await this.tokens.issue(account.id, account.tokenVersion);
    return { profile: profileOf(account), token };
  }

  /** @throws INVALID_CREDENTIALS for a missing account and for a wrong password */
  private async authenticate(
    statement: PreparedStatement,
    key: string | number,
    password: string,
  ): Promise<Credentials> {
    const [account] = await this.database.read<Credentials>(statement, [key]);
    const matches = await this.passwords.matches(account?.passwordHash, password);
    if (account === undefined || !matches) throw new AppError('INVALID_CREDENTIALS');
    return account;
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
