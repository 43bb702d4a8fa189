import { Injectable } from '@nestjs/common';
import { AppError } from '#platform/errors/app-error.js';
import { Database } from '../../database/database.js';
import { AttemptLimiter } from '../../rate-limit/attempt-limiter.service.js';
import { type Caller, PasswordService } from './password.service.js';
import {
  type Credentials,
  CREDENTIALS_BY_EMAIL,
  CREDENTIALS_BY_ID,
  IS_NEW_SESSION,
} from './credentials.query.js';
import { DeviceCookie } from './device-cookie.js';

/** Verifies the password of an account, within the limits on attempts. */
@Injectable()
export class PasswordCheck {
  constructor(
    private readonly database: Database,
    private readonly devices: DeviceCookie,
    private readonly limiter: AttemptLimiter,
    private readonly passwords: PasswordService,
  ) {}

  /** @throws INVALID_CREDENTIALS for an unknown email and for a wrong password, TOO_MANY_REQUESTS */
  async byEmail(email: string, password: string, caller: Caller): Promise<Credentials> {
    const [account] = await this.database.read<Credentials>(CREDENTIALS_BY_EMAIL, [email]);
    return this.check(account, email, password, caller);
  }

  /**
   * Verifies that the owner of the account sends the request: by the password or, for an account
   * without one, by a session that started in the last five minutes.
   *
   * @throws INVALID_CREDENTIALS, TOO_MANY_REQUESTS
   */
  async byId(id: number, password: string, caller: Caller): Promise<Credentials> {
    const [account] = await this.database.read<Credentials>(CREDENTIALS_BY_ID, [id]);
    if (account?.passwordHash !== null) return this.check(account, String(id), password, caller);
    const sessions = await this.database.read(IS_NEW_SESSION, [id, caller.tokenId ?? null]);
    if (sessions.length > 0) return account;
    throw new AppError('INVALID_CREDENTIALS', 'Sign in again: the session is too old for this.');
  }

  private async check(
    account: Credentials | undefined,
    key: string,
    password: string,
    caller: Caller,
  ): Promise<Credentials> {
    const device = await this.devices.deviceOf(account, caller.deviceToken);
    const attempter = { ...caller, account: account?.email ?? key, device };
    return this.limiter.run('password', attempter, async () => {
      const hashClient = { ...attempter, isKnown: device !== undefined };
      const matches = await this.passwords.matches(account?.passwordHash, password, hashClient);
      if (account === undefined || !matches) throw new AppError('INVALID_CREDENTIALS');
      return account;
    });
  }
}
