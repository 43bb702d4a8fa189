import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { SessionKey } from '../database/prepared-statement.js';
import { SESSION_LIFETIME } from '../session/session-cookie.js';
import {
  type Credentials,
  CREDENTIAL_COLUMNS,
  CREDENTIALS,
} from './passwords/credentials.query.js';

type NewAccount = Pick<Credentials, 'firstName' | 'lastName' | 'email' | 'passwordHash'>;

/** Writes accounts (rows of `profile`) and ends their sessions. */
@Injectable()
export class AccountRepository {
  /** @throws EMAIL_ALREADY_IN_USE through the unique constraint on the email */
  async insert(
    manager: EntityManager,
    { firstName, lastName, email, passwordHash }: NewAccount,
  ): Promise<Credentials> {
    const [account] = await manager.query<[Credentials]>(
      `insert into profile (first_name, last_name, email, password_hash) values ($1, $2, $3, $4)
       returning ${CREDENTIAL_COLUMNS}`,
      [firstName, lastName, email, passwordHash],
    );
    return account;
  }

  /** @returns null when the account does not exist */
  async lock(manager: EntityManager, id: number): Promise<Credentials | null> {
    const [account] = await manager.query<Credentials[]>(
      `${CREDENTIALS} where id = $1 for update`,
      [id],
    );
    return account ?? null;
  }

  async setPassword(
    manager: EntityManager,
    id: number,
    passwordHash: string,
    tokenVersion: number,
  ): Promise<void> {
    await manager.query('update profile set password_hash = $2, token_version = $3 where id = $1', [
      id,
      passwordHash,
      tokenVersion,
    ]);
  }

  /**
   * Stores the id of a token until every token with this id has expired. Tokens that were renewed
   * have the same id. A day is added for requests that renew the token during the logout.
   */
  async revokeToken(manager: EntityManager, { tokenId }: SessionKey): Promise<void> {
    await manager.query(
      `insert into revoked_session (token_id, expires_at)
       values ($1, now() + $2 * interval '1 second' + interval '1 day')
       on conflict do nothing`,
      [tokenId, SESSION_LIFETIME],
    );
  }

  /** Increments the token version, which ends every session with an older one. */
  async endSessions(manager: EntityManager, id: number): Promise<void> {
    await manager.query('update profile set token_version = token_version + 1 where id = $1', [id]);
  }
}
