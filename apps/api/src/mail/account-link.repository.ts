import { createHash, randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Database } from '../database/database.js';
import { prepared, type WriteResult } from '../database/prepared-statement.js';
import type { QueuedMail } from './queued-mail.js';

/** Hours for which a link is valid. */
const PASSWORD_LINK_HOURS = 1;
const EMAIL_LINK_HOURS = 24;
/** A link that an operator creates. */
const OPERATOR_LINK_HOURS = 24;

/** Links of an account that set a new password. When one more is created, the oldest ends. */
const MAX_PASSWORD_LINKS = 3;

/** An account, and the email that a link confirms; null when it sets a new password. */
export interface LinkedAccount {
  readonly profileId: number;
  /** The email of the account. */
  readonly email: string;
  readonly newEmail: string | null;
}

/**
 * Stores links of accounts: the digest of their token only. Statements lock the profile, then mails,
 * then links, so that none of them deadlocks with a change of the password.
 */
@Injectable()
export class AccountLinkRepository {
  constructor(private readonly database: Database) {}

  /**
   * Creates a link that sets a new password of the account with this email.
   *
   * @param mail that the link is for; undefined for an operator. No link is created when the mail has
   *   been removed from the queue, because the password was changed
   * @returns its token; undefined without such an account
   */
  async createForPassword(email: string, mail?: QueuedMail): Promise<string | undefined> {
    const token = newToken();
    const hours = mail === undefined ? OPERATOR_LINK_HOURS : PASSWORD_LINK_HOURS;
    const values = [digest(token), email, hours, mail?.id ?? null];
    const created = await this.database.write(CREATE_PASSWORD_LINK, values);
    return created.length === 0 ? undefined : token;
  }

  /**
   * Creates the link that a mail is for, to confirm the new email of an account. Earlier ones end.
   *
   * @returns its token; 'IN_USE' when the email belongs to an account; undefined when the account or
   *   the mail no longer exists
   */
  async createForEmail(mail: QueuedMail): Promise<{ token: string } | 'IN_USE' | undefined> {
    const token = newToken();
    const values = [digest(token), mail.profileId, mail.recipient, EMAIL_LINK_HOURS, mail.id];
    const [result] = await this.database.write<EmailLinkResult>(CREATE_EMAIL_LINK, values);
    if (result?.isCreated === true) return { token };
    return result?.isInUse === true ? 'IN_USE' : undefined;
  }

  /** The account of a live link of either kind. Call `use` after the profile is locked. */
  async find(token: string): Promise<LinkedAccount | undefined> {
    const [account] = await this.database.read<LinkedAccount>(FIND, [digest(token)]);
    return account;
  }

  /** Uses a link. Of concurrent uses, one returns true. */
  async use(manager: EntityManager, token: string): Promise<boolean> {
    const [, used] = await manager.query<WriteResult>(
      'delete from account_link where token_hash = $1 and expires_at > now()',
      [digest(token)],
    );
    return used === 1;
  }

  /** Ends all links of an account, whose profile is locked, also those that wait to be sent. */
  async endAll(manager: EntityManager, profileId: number): Promise<void> {
    // A statement does not see links that were created while it waited for the lock of a mail.
    await manager.query(
      `delete from mail
       where (kind = 'password-reset' and recipient = (select email from profile where id = $1))
         or (kind = 'email-confirmation' and profile_id = $1)`,
      [profileId],
    );
    await manager.query('delete from account_link where profile_id = $1', [profileId]);
  }
}

function newToken(): string {
  return randomBytes(32).toString('base64url');
}

/** A token is random, so that its digest needs no salt. */
function digest(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}

interface EmailLinkResult {
  readonly isCreated: boolean;
  readonly isInUse: boolean;
}

/** `$1` digest, `$2` email of the account, `$3` hours, `$4` id of the mail, or null. */
const CREATE_PASSWORD_LINK = prepared('create-password-link')(`
    with account as (
      select id from profile where email = $2 for no key update
    ), queued as (
      select from mail where id = $4 and exists (select from account) for update
    ), surplus as (
      delete from account_link where token_hash in (
        select token_hash from account_link
        where profile_id = (select id from account) and new_email is null
        order by expires_at desc offset ${String(MAX_PASSWORD_LINKS - 1)}
      )
    )
    insert into account_link (token_hash, profile_id, expires_at)
    select $1, id, now() + $3::int * interval '1 hour' from account
    where $4::bigint is null or exists (select from queued)
    returning profile_id`);

/** `$1` digest, `$2` profile id, `$3` new email, `$4` hours, `$5` id of the mail. */
const CREATE_EMAIL_LINK = prepared('create-email-link')(`
    with account as (
      select id from profile where id = $2 for no key update
    ), queued as (
      select from mail where id = $5 and exists (select from account) for update
    ), owner as (
      select from profile where email = $3 and exists (select from queued)
    ), earlier as (
      delete from account_link where profile_id = $2 and new_email is not null
    ), created as (
      insert into account_link (token_hash, profile_id, new_email, expires_at)
      select $1, id, $3, now() + $4::int * interval '1 hour' from account
      where exists (select from queued) and not exists (select from owner)
      returning profile_id
    )
    select exists (select from created) as "isCreated", exists (select from owner) as "isInUse"`);

/** `$1` digest. */
const FIND = prepared('find-account-link')(`
    select profile.id as "profileId", profile.email, new_email as "newEmail"
    from account_link join profile on profile.id = profile_id
    where token_hash = $1 and expires_at > now()`);
