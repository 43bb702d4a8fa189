import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { SessionClaims } from './session.js';

/** Stores the ids of revoked tokens until the tokens expire. */
@Injectable()
export class RevocationRepository {
  async revoke(manager: EntityManager, { tokenId, expiresAt }: SessionClaims): Promise<void> {
    await manager.query('delete from revoked_session where expires_at < now()');
    await manager.query(
      `insert into revoked_session (token_id, expires_at) values ($1, to_timestamp($2))
       on conflict do nothing`,
      [tokenId, expiresAt],
    );
  }
}
