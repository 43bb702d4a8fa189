import { type CanActivate, Injectable } from '@nestjs/common';
import { AppError } from '#platform/errors/app-error.js';
import { Config } from '../../config.js';

/** The routes of OpenID Connect do not exist while it is not set up. */
@Injectable()
export class OidcGuard implements CanActivate {
  constructor(private readonly config: Config) {}

  canActivate(): boolean {
    if (this.config.oidc === undefined) throw new AppError('NOT_FOUND');
    return true;
  }
}
