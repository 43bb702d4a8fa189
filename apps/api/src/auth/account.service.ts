import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { AppError } from '#platform/errors/app-error.js';
import { Database } from '../database/database.js';
import { ConcurrencyConflict } from '../database/concurrency-conflict.js';
import { HouseMembership } from '../house/house-membership.service.js';
import { LIVE_SESSION } from '../session/live-session.query.js';
import type { Profile } from '../session/profile.view.js';
import type { SessionClaims } from '../session/session.js';
import { AccountRepository } from './account.repository.js';
import type { ChangePasswordDto } from './auth.dto.js';
import type { NewSession } from './auth.service.js';
import { OwnershipTransferRepository } from './ownership-transfer.repository.js';
import { type Credentials, CREDENTIALS_BY_ID, profileOf } from './credentials.query.js';
import { PasswordService } from './password.service.js';
import { TokenService } from '../session/token.service.js';

/** Reads, changes and deletes accounts. Changes require the password again. */
@Injectable()
export class AccountService {
  constructor(
    private readonly database: Database,
    private readonly accounts: AccountRepository,
    private readonly ownership: OwnershipTransferRepository,
    private readonly membership: HouseMembership,
    private readonly passwords: PasswordService,
    private readonly tokens: TokenService,
  ) {}

  read(session: SessionClaims): Promise<Profile> {
    return this.database.readAs<Profile>(session, LIVE_SESSION);
  }

  /**
   * Changes the password, ends every session and begins a new one.
   *
   * @throws INVALID_CREDENTIALS
   */
  async changePassword(
    { id }: Profile,
    { currentPassword, newPassword }: ChangePasswordDto,
  ): Promise<NewSession> {
    const verifiedHash = await this.verifyPassword(id, currentPassword);
    const passwordHash = await this.passwords.hash(newPassword);
    return this.database.transaction(async (manager) => {
      const account = await this.lockAccount(manager, id, verifiedHash);
      const tokenVersion = account.tokenVersion + 1;
      await this.accounts.setPassword(manager, id, passwordHash, tokenVersion);
      return { profile: profileOf(account), token: await this.tokens.issue(id, tokenVersion) };
    });
  }

  /**
   * Deletes the account. The administrator's role passes to another member; a house without
   * members is deleted. HOUSE and PUBLIC recipes are transferred to a house administrator.
   *
   * @throws INVALID_CREDENTIALS
   */
  async delete({ id }: Profile, password: string): Promise<void> {
    const verifiedHash = await this.verifyPassword(id, password);
    await this.database.transaction(async (manager) => {
      const houses = await this.ownership.lockHouses(manager, id);
      const { houseId } = await this.lockAccount(manager, id, verifiedHash);
      const house = houses.find((locked) => locked.id === houseId);
      if (houseId !== null && house === undefined) throw new ConcurrencyConflict();
      const newOwner = house ? await this.membership.removeMember(manager, house, id) : null;
      await this.ownership.transferOwnership(manager, id, newOwner);
      await this.accounts.delete(manager, id);
    });
  }

  /**
   * @returns the hash that the password matches
   * @throws INVALID_CREDENTIALS
   */
  private async verifyPassword(id: number, password: string): Promise<string> {
    const [account] = await this.database.read<Credentials>(CREDENTIALS_BY_ID, [id]);
    const matches = await this.passwords.matches(account?.passwordHash, password);
    if (account === undefined || !matches) throw new AppError('INVALID_CREDENTIALS');
    return account.passwordHash;
  }

  /**
   * Locks the account, whose password another request may have changed since it was verified.
   *
   * @throws NOT_AUTHENTICATED, INVALID_CREDENTIALS
   */
  private async lockAccount(
    manager: EntityManager,
    id: number,
    verifiedHash: string,
  ): Promise<Credentials> {
    const account = await this.accounts.lock(manager, id);
    if (account === null) throw new AppError('NOT_AUTHENTICATED');
    if (account.passwordHash !== verifiedHash) throw new AppError('INVALID_CREDENTIALS');
    return account;
  }
}
