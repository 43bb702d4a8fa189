import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { SessionKey, WriteResult } from '../../database/prepared-statement.js';
import { AppError } from '#platform/errors/app-error.js';
import type { AccessTokenView } from './access-token.view.js';

interface NewToken extends Pick<AccessTokenView, 'name' | 'scopes' | 'expiresOn'> {
  readonly hash: Buffer;
}

/** Writes access tokens and their sessions. */
@Injectable()
export class AccessTokenRepository {
  /**
   * The profile stays locked until the transaction ends.
   *
   * @returns the id of the token
   * @throws NOT_AUTHENTICATED when the sessions of the profile were ended meanwhile
   */
  async insert(
    manager: EntityManager,
    { profileId, tokenVersion }: SessionKey,
    { hash, name, scopes, expiresOn }: NewToken,
  ): Promise<number> {
    const parameters = [profileId, tokenVersion, hash, name, scopes, expiresOn];
    const [row] = await manager.query<{ id: number }[]>(INSERT, parameters);
    if (row === undefined) throw new AppError('NOT_AUTHENTICATED');
    return row.id;
  }

  /** The number of tokens that have not ended. */
  async count(manager: EntityManager, profileId: number): Promise<number> {
    const [{ count }] = await manager.query<[{ count: number }]>(
      `select count(*)::int as count from access_token join session on session.id = session_id
       where profile_id = $1 and expires_at > now()`,
      [profileId],
    );
    return count;
  }

  /** @returns false when the profile has no such token */
  async delete(manager: EntityManager, profileId: number, id: number): Promise<boolean> {
    const [, affected] = await manager.query<WriteResult>(
      `delete from session using access_token
       where session.id = session_id and profile_id = $1 and session_id = $2
         and expires_at > now()`,
      [profileId, id],
    );
    return affected === 1;
  }
}

/** The lock waits for a password change or a deletion, which end the sessions that they see. */
const INSERT = `
  with account as (
    select id from profile where id = $1 and token_version = $2 for no key update
  ), started as (
    insert into session (profile_id, expires_at)
    select id, coalesce($6::date + 1, 'infinity') from account
    returning id
  )
  insert into access_token (session_id, hash, name, scopes, expires_on)
  select id, $3, $4, $5, $6 from started
  returning session_id as id`;
