import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { InternalSecret } from '#platform/http/internal-secret.js';
import { Database } from '../database/database.js';
import type {} from './access.decorators.js'; // type of routeOptions.config.access
import { LIVE_SESSION } from './live-session.query.js';
import type { Profile } from './profile.view.js';
import { SessionCookie } from './session-cookie.js';
import { TokenService } from './token.service.js';

/**
 * Authenticates every request as the access of its route requires. A route without declared access
 * requires a live session.
 */
@Injectable()
export class SessionGuard implements CanActivate {
  constructor(
    private readonly database: Database,
    private readonly secret: InternalSecret,
    private readonly cookie: SessionCookie,
    private readonly tokens: TokenService,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    await this.authenticate(context.switchToHttp().getRequest<FastifyRequest>());
    return true;
  }

  /**
   * A request that is already authenticated is not checked again.
   *
   * @throws NOT_AUTHENTICATED
   */
  async authenticate(request: FastifyRequest): Promise<void> {
    const { access } = request.routeOptions.config;
    if (access === 'public' || request.profile !== undefined) return;
    if (access === 'internal') {
      this.secret.require(request.headers.authorization);
      return;
    }
    const session = await this.tokens.verify(this.cookie.read(request) ?? '');
    request.session = session;
    if (access === 'statement') return;
    request.profile = await this.database.readAs<Profile>(session, LIVE_SESSION);
  }
}
