import { Injectable } from '@nestjs/common';
import { AppError } from '#platform/errors/app-error.js';
import { Database } from '../database/database.js';
import type { Profile } from '../session/profile.view.js';
import { AccountRepository } from './account.repository.js';
import type { LoginDto, SignupDto } from './auth.dto.js';
import { type Credentials, CREDENTIALS_BY_EMAIL, profileOf } from './credentials.query.js';
import { PasswordService } from './password.service.js';
import { RevocationRepository } from '../session/revocation.repository.js';
import type { SessionClaims } from '../session/session.js';
import { TokenService } from '../session/token.service.js';

/** The profile and the token of a new session. */
export interface NewSession {
  readonly profile: Profile;
  readonly token: string;
}

/** Begins and ends sessions. */
@Injectable()
export class AuthService {
  constructor(
    private readonly database: Database,
    private readonly accounts: AccountRepository,
    private readonly revocations: RevocationRepository,
    private readonly passwords: PasswordService,
    private readonly tokens: TokenService,
  ) {}

  /** @throws EMAIL_ALREADY_IN_USE */
  async signup({ password, ...person }: SignupDto): Promise<NewSession> {
    const passwordHash = await this.passwords.hash(password);
    const profile = await this.database.transaction((manager) =>
      this.accounts.insert(manager, { ...person, passwordHash }),
    );
    return { profile, token: await this.tokens.issue(profile.id, 0) };
  }

  /** @throws INVALID_CREDENTIALS for an unknown email and for a wrong password */
  async login({ email, password }: LoginDto): Promise<NewSession> {
    const [account] = await this.database.read<Credentials>(CREDENTIALS_BY_EMAIL, [email]);
    const matches = await this.passwords.matches(account?.passwordHash, password);
    if (account === undefined || !matches) throw new AppError('INVALID_CREDENTIALS');
    const token = await this.tokens.issue(account.id, account.tokenVersion);
    return { profile: profileOf(account), token };
  }

  /** Ends this session only. */
  async logout(session: SessionClaims): Promise<void> {
    await this.database.transaction((manager) => this.revocations.revoke(manager, session));
  }

  /** Ends every session of a profile. */
  async logoutEverywhere({ id }: Profile): Promise<void> {
    await this.database.transaction((manager) => this.accounts.endSessions(manager, id));
  }
}
