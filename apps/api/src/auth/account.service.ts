import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { AppError } from '#platform/errors/app-error.js';
import { Database } from '../database/database.service.js';
import { ConcurrencyConflict } from '../database/concurrency-conflict.js';
import { HouseMembership } from '../house/house-membership.service.js';
import {
  type LockedProfile,
  ProfileRepository,
  viewProfile,
} from '../profile/profile.repository.js';
import type { Profile } from '../session/profile.view.js';
import type { ChangePasswordDto } from './auth.dto.js';
import type { BegunSession } from './auth.service.js';
import { OwnershipTransferRepository } from './ownership-transfer.repository.js';
import { type Credentials, CREDENTIALS_BY_ID } from './credentials.query.js';
import { PasswordService } from './password.service.js';
import { TokenService } from '../session/token.service.js';

/** What a person may do to their account after entering its password once more. */
@Injectable()
export class AccountService {
  constructor(
    private readonly database: Database,
    private readonly profiles: ProfileRepository,
    private readonly transfers: OwnershipTransferRepository,
    private readonly membership: HouseMembership,
    private readonly passwords: PasswordService,
    private readonly tokens: TokenService,
  ) {}

  /**
   * Ends every session and begins a new one.
   *
   * @throws INVALID_CREDENTIALS
   */
  async changePassword(
    { id }: Profile,
    { currentPassword, newPassword }: ChangePasswordDto,
  ): Promise<BegunSession> {
    const confirmedHash = await this.confirm(id, currentPassword);
    const passwordHash = await this.passwords.hash(newPassword);
    return this.database.transaction(async (manager) => {
      const account = await this.lockConfirmed(manager, id, confirmedHash);
      const tokenVersion = account.tokenVersion + 1;
      await this.profiles.update(manager, id, { passwordHash, tokenVersion });
      return { profile: viewProfile(account), token: await this.tokens.issue(id, tokenVersion) };
    });
  }

  /**
   * Deletes the account. Its house goes on with another administrator, or ends with its last
   * member; what others may still read of its recipes passes to those who administer the houses.
   *
   * @throws INVALID_CREDENTIALS
   */
  async delete({ id }: Profile, password: string): Promise<void> {
    const confirmedHash = await this.confirm(id, password);
    await this.database.transaction(async (manager) => {
      const houses = await this.transfers.lockHouses(manager, id);
      const { houseId } = await this.lockConfirmed(manager, id, confirmedHash);
      const house = houses.find((locked) => locked.id === houseId);
      if (houseId !== null && house === undefined) throw new ConcurrencyConflict();
      const heir = house ? await this.membership.withdraw(manager, house, id) : null;
      await this.transfers.pass(manager, id, heir);
      await this.profiles.delete(manager, id);
    });
  }

  /**
   * @returns the hash that the password belongs to
   * @throws INVALID_CREDENTIALS
   */
  private async confirm(id: number, password: string): Promise<string> {
    const [account] = await this.database.read<Credentials>(CREDENTIALS_BY_ID, [id]);
    const matches = await this.passwords.matches(account?.passwordHash, password);
    if (account === undefined || !matches) throw new AppError('INVALID_CREDENTIALS');
    return account.passwordHash;
  }

  /** Checking a password takes its time: another request may have changed it meanwhile. */
  private async lockConfirmed(
    manager: EntityManager,
    id: number,
    confirmedHash: string,
  ): Promise<LockedProfile> {
    const account = await this.profiles.lock(manager, id);
    if (account === null) throw new AppError('NOT_AUTHENTICATED');
    if (account.passwordHash !== confirmedHash) throw new AppError('INVALID_CREDENTIALS');
    return account;
  }
}
