import { Injectable } from '@nestjs/common';
import { AppError } from '#platform/errors/app-error.js';
import { Database } from '../database/database.service.js';
import { ProfileRepository, viewProfile } from '../profile/profile.repository.js';
import type { Profile } from '../session/profile.view.js';
import type { LoginDto, SignupDto } from './auth.dto.js';
import { type Credentials, CREDENTIALS_BY_EMAIL } from './credentials.query.js';
import { PasswordService } from './password.service.js';
import { RevocationRepository } from '../session/revocation.repository.js';
import type { SessionClaims } from '../session/session.js';
import { TokenService } from '../session/token.service.js';

/** A profile and the token of the session that was just begun. */
export interface BegunSession {
  readonly profile: Profile;
  readonly token: string;
}

/** Begins and ends sessions. */
@Injectable()
export class AuthService {
  constructor(
    private readonly database: Database,
    private readonly profiles: ProfileRepository,
    private readonly revocations: RevocationRepository,
    private readonly passwords: PasswordService,
    private readonly tokens: TokenService,
  ) {}

  /** @throws EMAIL_ALREADY_IN_USE */
  async signup({ password, ...person }: SignupDto): Promise<BegunSession> {
    const passwordHash = await this.passwords.hash(password);
    const profile = await this.database.transaction((manager) =>
      this.profiles.insert(manager, { ...person, passwordHash }),
    );
    return { profile, token: await this.tokens.issue(profile.id, 0) };
  }

  /** @throws INVALID_CREDENTIALS, without telling which of the two is wrong */
  async login({ email, password }: LoginDto): Promise<BegunSession> {
    const [account] = await this.database.read<Credentials>(CREDENTIALS_BY_EMAIL, [email]);
    const matches = await this.passwords.matches(account?.passwordHash, password);
    if (account === undefined || !matches) throw new AppError('INVALID_CREDENTIALS');
    const token = await this.tokens.issue(account.id, account.tokenVersion);
    return { profile: viewProfile(account), token };
  }

  /** Ends this session; those on other devices go on. */
  async logout(session: SessionClaims): Promise<void> {
    await this.database.transaction((manager) => this.revocations.revoke(manager, session));
  }

  /** Ends every session of a profile. */
  async logoutEverywhere({ id }: Profile): Promise<void> {
    await this.database.transaction((manager) => this.profiles.endSessions(manager, id));
  }
}
