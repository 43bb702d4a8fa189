import { Injectable } from '@nestjs/common';
import { AppError } from '#platform/errors/app-error.js';
import { Database } from '../database/database.service.js';
import type { Profile } from './profile.view.js';
import { LIVE_SESSION } from './live-session.query.js';
import { type SessionClaims, sessionParameters } from './session.js';

/** Knows which sessions are live. */
@Injectable()
export class SessionService {
  constructor(private readonly database: Database) {}

  /** @throws NOT_AUTHENTICATED when the account, its token version or this token is gone */
  async requireLive(claims: SessionClaims): Promise<Profile> {
    const [profile] = await this.database.read<Profile>(LIVE_SESSION, sessionParameters(claims));
    if (profile === undefined) throw new AppError('NOT_AUTHENTICATED');
    return profile;
  }
}
