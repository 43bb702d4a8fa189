import { Injectable } from '@nestjs/common';
import { AppError } from '#platform/errors/app-error.js';
import { Database } from '../../database/database.js';
import type { Profile } from '../../session/profile.view.js';
import type { SessionClaims } from '../../session/session.js';
import { AccountRepository } from '../account.repository.js';
import type { SessionView } from './session.view.js';
import { READ_SESSIONS, type SessionsRow } from './sessions.query.js';

/** The sessions of the viewer, on all devices. */
@Injectable()
export class SessionsService {
  constructor(
    private readonly database: Database,
    private readonly accounts: AccountRepository,
  ) {}

  async list(session: SessionClaims): Promise<readonly SessionView[]> {
    const { sessions } = await this.database.readAs<SessionsRow>(session, READ_SESSIONS);
    return sessions;
  }

  /** @throws NOT_FOUND when the viewer has no such session */
  async end({ id }: Profile, sessionId: number): Promise<void> {
    const ended = await this.database.transaction((manager) =>
      this.accounts.endSessionById(manager, id, sessionId),
    );
    if (!ended) throw new AppError('NOT_FOUND', 'There is no such session.');
  }
}
