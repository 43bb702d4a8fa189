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
import { DeviceCookie, deviceOf, type DevicePayload } from './device-cookie.js';

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
    return this.inTurn(email, caller, async (device) => {
      const [account] = await this.database.read<Credentials>(CREDENTIALS_BY_EMAIL, [email]);
      return this.check(account, email, password, caller, device);
    });
  }

  /**
   * Verifies that the owner of the account sends the request: by the password or, for an account
   * without one, by a session that started in the last five minutes.
   *
   * @throws INVALID_CREDENTIALS, TOO_MANY_REQUESTS
   */
  byId(id: number, password: string, caller: Caller): Promise<Credentials> {
    const key = String(id);
    return this.inTurn(key, caller, async (device) => {
      const [account] = await this.database.read<Credentials>(CREDENTIALS_BY_ID, [id]);
      if (account?.passwordHash !== null) return this.check(account, key, password, caller, device);
      const sessions = await this.database.read(IS_NEW_SESSION, [id, caller.tokenId ?? null]);
      if (sessions.length > 0) return account;
      throw new AppError('INVALID_CREDENTIALS', 'Sign in again: the session is too old for this.');
    });
  }

  private async inTurn(
    account: string,
    caller: Caller,
    check: (device: DevicePayload | undefined) => Promise<Credentials>,
  ): Promise<Credentials> {
    const device = await this.devices.verify(caller.deviceToken);
    const client = { ...caller, account, isKnown: device !== undefined };
    return this.passwords.inTurn(client, () => check(device));
  }

  private check(
    account: Credentials | undefined,
    key: string,
    password: string,
    caller: Caller,
    device: DevicePayload | undefined,
  ): Promise<Credentials> {
    const { address } = caller;
    const attempter = {
      address,
      account: account?.email ?? key,
      device: deviceOf(account, device),
    };
    return this.limiter.run('password', attempter, async () => {
      const matches = await this.passwords.matches(account?.passwordHash, password);
      if (account === undefined || !matches) throw new AppError('INVALID_CREDENTIALS');
      return account;
    });
  }
}
