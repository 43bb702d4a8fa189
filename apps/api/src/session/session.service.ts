import { Injectable } from '@nestjs/common';
import { Database } from '../database/database.service.js';
import type { Profile } from './profile.view.js';
import { LIVE_SESSION } from './live-session.query.js';
import type { SessionClaims } from './session.js';

/** Knows which sessions are live. */
@Injectable()
export class SessionService {
  constructor(private readonly database: Database) {}

  /** @throws NOT_AUTHENTICATED when the account, its token version or this token is gone */
  requireLive(claims: SessionClaims): Promise<Profile> {
    return this.database.readAs<Profile>(claims, LIVE_SESSION);
  }
}
