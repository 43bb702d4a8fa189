import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Config } from '../config.js';
import type { SessionKey, WriteResult } from '../database/prepared-statement.js';
import { AppError } from '#platform/errors/app-error.js';
import { AccountLinkRepository } from '../mail/account-link.repository.js';
import { IS_SIGN_IN } from '../session/live-session.query.js';
import { type Credentials, LOCK_CREDENTIALS } from './passwords/credentials.query.js';

/** Sessions of a profile. When it signs in once more, the one that was not used for longest ends. */
const MAX_SESSIONS = 100;

/** Characters of a `User-Agent` that are stored. */
const MAX_USER_AGENT = 256;

/** A person at an OpenID provider. */
export interface Identity {
  readonly issuer: string;
  readonly subject: string;
}

/** An account has a password, an identity, or both. */
export interface NewAccount extends Pick<
  Credentials,
  'firstName' | 'lastName' | 'email' | 'passwordHash'
> {
  readonly identity?: Identity;
}

/** An account whose session has started. */
export interface SignedIn extends Credentials {
  /** The id of the session's tokens. */
  readonly tokenId: string;
}

/** Writes accounts (rows of `profile`) and their sessions. */
@Injectable()
export class AccountRepository {
  constructor(
    private readonly config: Config,
    private readonly links: AccountLinkRepository,
  ) {}

  /**
   * An email in use is no error of PostgreSQL, which would write the email to its log.
   *
   * @throws EMAIL_ALREADY_IN_USE
   */
  async insert(
    manager: EntityManager,
    { firstName, lastName, email, passwordHash, identity }: NewAccount,
  ): Promise<Credentials> {
    const [row] = await manager.query<{ id: number }[]>(
      `insert into profile
         (first_name, last_name, email, password_hash, oidc_issuer, oidc_subject)
       values ($1, $2, $3, $4, $5, $6)
       on conflict do nothing
       returning id`,
      [firstName, lastName, email, passwordHash, identity?.issuer, identity?.subject],
    );
    const account = row && (await this.lock(manager, row.id));
    if (!account) throw new AppError('EMAIL_ALREADY_IN_USE');
    return account;
  }

  /** @returns null when the account does not exist */
  async lock(manager: EntityManager, id: number): Promise<Credentials | null> {
    const [account] = await manager.query<Credentials[]>(LOCK_CREDENTIALS, [id]);
    return account ?? null;
  }

  /**
   * Locks an account whose password was verified. Another request may have deleted it or changed its
   * password since.
   *
   * @throws NOT_AUTHENTICATED, INVALID_CREDENTIALS
   */
  async lockVerified(manager: EntityManager, verified: Credentials): Promise<Credentials> {
    const account = await this.lock(manager, verified.id);
    if (account === null) throw new AppError('NOT_AUTHENTICATED');
    if (account.passwordHash !== verified.passwordHash) throw new AppError('INVALID_CREDENTIALS');
    return account;
  }

  /** Replaces the password of a locked account, ends its sessions and links, and starts a session. */
  async replacePassword(
    manager: EntityManager,
    account: Credentials,
    passwordHash: string,
    userAgent: string | undefined,
  ): Promise<SignedIn> {
    const { id } = account;
    await manager.query('update profile set password_hash = $2 where id = $1', [id, passwordHash]);
    await this.links.endAll(manager, id);
    const tokenVersion = await this.endSessions(manager, id);
    const tokenId = await this.startSession(manager, { id, tokenVersion }, userAgent);
    return { ...account, passwordHash, tokenVersion, tokenId };
  }

  /**
   * Replaces the email of a locked account, and ends its links, which the former email has received.
   *
   * @throws EMAIL_ALREADY_IN_USE
   */
  async replaceEmail(manager: EntityManager, id: number, email: string): Promise<void> {
    await this.links.endAll(manager, id);
    const [, replaced] = await manager.query<WriteResult>(
      `update profile set email = $2
       where id = $1 and not exists (select from profile where email = $2)`,
      [id, email],
    );
    if (replaced === 0) throw new AppError('EMAIL_ALREADY_IN_USE');
  }

  /** Joins an identity to the account, in place of the one it had. */
  async setIdentity(manager: EntityManager, id: number, identity: Identity): Promise<void> {
    await manager.query('update profile set oidc_issuer = $2, oidc_subject = $3 where id = $1', [
      id,
      identity.issuer,
      identity.subject,
    ]);
  }

  /**
   * Starts a session.
   *
   * @returns the id of its tokens
   * @throws INVALID_CREDENTIALS when the account was deleted or its sessions were ended since its
   *   password was verified
   */
  async startSession(
    manager: EntityManager,
    { id, tokenVersion }: Pick<Credentials, 'id' | 'tokenVersion'>,
    userAgent: string | undefined,
  ): Promise<string> {
    const [session] = await manager.query<{ tokenId: string }[]>(START_SESSION, [
      id,
      tokenVersion,
      userAgent?.slice(0, MAX_USER_AGENT),
      this.config.sessionDays,
    ]);
    if (session === undefined) throw new AppError('INVALID_CREDENTIALS');
    return session.tokenId;
  }

  /** Ends the session of a token. */
  async endSession(manager: EntityManager, { tokenId }: SessionKey): Promise<void> {
    await manager.query('delete from session where token_id = $1', [tokenId]);
  }

  /** @returns false when the profile has no such sign-in */
  async endSessionById(
    manager: EntityManager,
    profileId: number,
    sessionId: number,
  ): Promise<boolean> {
    const [, affected] = await manager.query<WriteResult>(
      `delete from session where profile_id = $1 and id = $2 and ${IS_SIGN_IN}`,
      [profileId, sessionId],
    );
    return affected === 1;
  }

  /**
   * Ends every session, also those of access tokens. The token version also ends the device cookies.
   *
   * @returns the new token version
   */
  async endSessions(manager: EntityManager, id: number): Promise<number> {
    const [[row]] = await manager.query<[[{ tokenVersion: number }], number]>(
      `update profile set token_version = token_version + 1 where id = $1
       returning token_version as "tokenVersion"`,
      [id],
    );
    await manager.query('delete from session where profile_id = $1', [id]);
    return row.tokenVersion;
  }
}

/** The lock waits for a password change or a deletion, which end the sessions that they see. */
const START_SESSION = `
  with account as (
    select id from profile where id = $1 and token_version = $2 for share
  ), surplus as (
    delete from session where id in (
      select id from session where profile_id = $1 and ${IS_SIGN_IN}
      order by last_used_at desc, id desc offset ${String(MAX_SESSIONS - 1)}
    )
  )
  insert into session (profile_id, user_agent, expires_at)
  select id, $3, now() + $4::int * interval '1 day' from account
  returning token_id as "tokenId"`;
