import { Injectable } from '@nestjs/common';
import { Database } from '../database/database.service.js';
import type { Profile } from './profile.view.js';
import { LIVE_SESSION } from './live-session.query.js';
import type { SessionClaims } from './session.js';

/** Checks that sessions are live. */
@Injectable()
export class SessionService {
  constructor(private readonly database: Database) {}

  /**
   * @returns the profile of the session
   * @throws NOT_AUTHENTICATED when the account is deleted or the token is revoked
   */
  requireLive(claims: SessionClaims): Promise<Profile> {
    return this.database.readAs<Profile>(claims, LIVE_SESSION);
  }
}
