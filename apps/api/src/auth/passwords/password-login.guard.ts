import { type CanActivate, Injectable } from '@nestjs/common';
import { AppError } from '#platform/errors/app-error.js';
import { Config } from '../../config.js';

/** For the routes that sign in by a password, or create one: refuses them with `PASSWORD_LOGIN=off`. */
@Injectable()
export class PasswordLoginGuard implements CanActivate {
  constructor(private readonly config: Config) {}

  canActivate(): boolean {
    if (!this.config.passwordLogin) throw new AppError('PASSWORD_LOGIN_OFF');
    return true;
  }
}
