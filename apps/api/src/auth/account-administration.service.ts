import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { AppError } from '#platform/errors/app-error.js';
import { Database } from '../database/database.js';
import { type PreparedStatement, UNNAMED } from '../database/prepared-statement.js';
import { AccountLinkRepository } from '../mail/account-link.repository.js';
import { LinkPage, linkTo } from '../mail/link-page.service.js';
import { AccountDeletion } from './account-deletion.service.js';
import { AccountRepository } from './account.repository.js';
import { isEmailAddress, normaliseEmail } from './email-address.js';
import { type Credentials, CREDENTIALS_BY_EMAIL } from './passwords/credentials.query.js';

/** An account, as `npm run account -- list` prints it. */
export interface ListedAccount {
  readonly id: number;
  readonly email: string;
  readonly name: string;
  readonly houseId: number | null;
  /** A date in UTC, `2026-11-26`. */
  readonly createdOn: string;
}

/** What the operator of the service does with accounts, without their passwords. */
@Injectable()
export class AccountAdministration {
  constructor(
    private readonly database: Database,
    private readonly accounts: AccountRepository,
    private readonly links: AccountLinkRepository,
    private readonly linkPage: LinkPage,
    private readonly deletion: AccountDeletion,
  ) {}

  list(): Promise<readonly ListedAccount[]> {
    return this.database.read<ListedAccount>(LIST, []);
  }

  /**
   * Creates a link that sets a new password, valid for 24 hours.
   *
   * @throws NOT_FOUND
   */
  async createResetLink(email: string): Promise<string> {
    const token = await this.links.createForPassword(normaliseEmail(email));
    if (token === undefined) throw unknown(email);
    return linkTo(this.linkPage.ofOperator(), 'reset-password', token);
  }

  /** @throws NOT_FOUND, VALIDATION_ERROR, EMAIL_ALREADY_IN_USE */
  async setEmail(email: string, newEmail: string): Promise<void> {
    const address = normaliseEmail(newEmail);
    if (!isEmailAddress(address)) {
      throw new AppError('VALIDATION_ERROR', `${newEmail} is not an email address.`);
    }
    const { id } = await this.find(email);
    await this.database.transaction(async (manager) => {
      await this.lock(manager, id, email);
      await this.accounts.replaceEmail(manager, id, address);
    });
  }

  /** @throws NOT_FOUND */
  async delete(email: string): Promise<void> {
    const { id } = await this.find(email);
    await this.deletion.delete(id, (manager) => this.lock(manager, id, email));
  }

  private async find(email: string): Promise<Credentials> {
    const values = [normaliseEmail(email)];
    const [account] = await this.database.read<Credentials>(CREDENTIALS_BY_EMAIL, values);
    if (account === undefined) throw unknown(email);
    return account;
  }

  private async lock(manager: EntityManager, id: number, email: string): Promise<Credentials> {
    const account = await this.accounts.lock(manager, id);
    if (account === null) throw unknown(email);
    return account;
  }
}

function unknown(email: string): AppError {
  return new AppError('NOT_FOUND', `No account has the email ${email}.`);
}

const LIST: PreparedStatement = {
  name: UNNAMED,
  text: `
    select id, email, trim(first_name || ' ' || last_name) as name, house_id as "houseId",
      to_char(created_at, 'YYYY-MM-DD') as "createdOn"
    from profile order by id`,
};
