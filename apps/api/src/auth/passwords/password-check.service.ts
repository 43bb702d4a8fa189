import { Injectable } from '@nestjs/common';
import { AppError } from '#platform/errors/app-error.js';
import { Database } from '../../database/database.js';
import type { PreparedStatement } from '../../database/prepared-statement.js';
import { AttemptLimiter } from '../../rate-limit/attempt-limiter.service.js';
import { type Caller, PasswordService } from './password.service.js';
import { type Credentials, CREDENTIALS_BY_EMAIL, CREDENTIALS_BY_ID } from './credentials.query.js';
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
  byEmail(email: string, password: string, caller: Caller): Promise<Credentials> {
    return this.check(CREDENTIALS_BY_EMAIL, email, password, caller);
  }

  /** @throws INVALID_CREDENTIALS, TOO_MANY_REQUESTS */
  byId(id: number, password: string, caller: Caller): Promise<Credentials> {
    return this.check(CREDENTIALS_BY_ID, id, password, caller);
  }

  private async check(
    statement: PreparedStatement,
    key: string | number,
    password: string,
    caller: Caller,
  ): Promise<Credentials> {
    const [account] = await this.database.read<Credentials>(statement, [key]);
    const device = await this.devices.deviceOf(account, caller.deviceToken);
    const attempter = { ...caller, account: account?.email ?? String(key), device };
    return this.limiter.run('password', attempter, async () => {
      const hashClient = { ...attempter, isKnown: device !== undefined };
      const matches = await this.passwords.matches(account?.passwordHash, password, hashClient);
      if (account === undefined || !matches) throw new AppError('INVALID_CREDENTIALS');
      return account;
    });
  }
}
