import { type ExecutionContext, Injectable } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { AuthGuard } from '@nestjs/passport';
import type { FastifyRequest } from 'fastify';
import { AppError } from '#platform/errors/app-error.js';
import { Database } from '../database/database.js';
import { InternalSecret } from './internal-secret.js';
import { SessionCookie } from './session-cookie.js';
import { LIVE_SESSION } from './live-session.query.js';
import type { Profile } from './profile.view.js';
import type { SessionClaims } from './session.js';
import { ACCESS, type Access } from './access.decorators.js';
import { VerifiedTokens } from './verified-tokens.js';

/**
 * Authenticates every request as the {@link Access} of its route requires. A route without access
 * metadata requires a live session.
 */
@Injectable()
export class SessionGuard extends AuthGuard('session') {
  private readonly verifiedTokens = new VerifiedTokens();

  constructor(
    private readonly reflector: Reflector,
    private readonly database: Database,
    private readonly secret: InternalSecret,
    private readonly cookie: SessionCookie,
  ) {
    super({ property: 'session' });
  }

  override async canActivate(context: ExecutionContext): Promise<boolean> {
    const route = [context.getHandler(), context.getClass()];
    const access = this.reflector.getAllAndOverride<Access | undefined>(ACCESS, route);
    if (access === 'public') return true;
    const request = context.switchToHttp().getRequest<FastifyRequest>();
    if (access === 'internal') return this.requireInternalSecret(request);
    const claims = await this.verify(context, request);
    if (access === 'statement') return true;
    request.profile = await this.database.readAs<Profile>(claims, LIVE_SESSION);
    return true;
  }

  override handleRequest<T = SessionClaims>(_error: unknown, claims: T | false): T {
    if (!claims) throw new AppError('NOT_AUTHENTICATED');
    return claims;
  }

  /** Verifies the token with Passport, unless the same token was verified before. */
  private async verify(context: ExecutionContext, request: FastifyRequest): Promise<SessionClaims> {
    const token = this.cookie.read(request) ?? '';
    const cached = this.verifiedTokens.get(token);
    if (cached !== undefined) return (request.session = cached);
    await super.canActivate(context);
    if (!request.session) throw new AppError('NOT_AUTHENTICATED');
    this.verifiedTokens.add(token, request.session);
    return request.session;
  }

  private requireInternalSecret({ headers }: FastifyRequest): true {
    if (this.secret.matches(headers.authorization)) return true;
    throw new AppError('NOT_AUTHENTICATED', 'The internal secret is required.');
  }
}
