import { type ExecutionContext, Injectable } from '@nestjs/common';
import { AuthGuard } from '@nestjs/passport';
import type { FastifyRequest } from 'fastify';
import { requiredScope } from '#domain/session/token-scope.js';
import { AppError } from '#platform/errors/app-error.js';
import { BearerSecret } from '#platform/http/bearer-secret.js';
import { Database } from '../database/database.js';
import { accessTokenOf, AccessTokens } from './access-tokens.service.js';
import { SessionCookie } from './session-cookie.js';
import { LIVE_SESSION } from './live-session.query.js';
import type { Profile } from './profile.view.js';
import type { SessionClaims } from './session.js';
import type {} from './access.decorators.js'; // type of routeOptions.config.access
import { VerifiedTokens } from './verified-tokens.js';

/**
 * Authenticates every request as the access of its route requires. A route without declared access
 * requires a live session. A request with an access token also needs the scope of its route.
 */
@Injectable()
export class SessionGuard extends AuthGuard('session') {
  private readonly verifiedTokens = new VerifiedTokens();

  constructor(
    private readonly database: Database,
    private readonly secret: BearerSecret,
    private readonly cookie: SessionCookie,
    private readonly accessTokens: AccessTokens,
  ) {
    super({ property: 'session' });
  }

  /** A request that is already authenticated is not checked again. */
  override async canActivate(context: ExecutionContext): Promise<boolean> {
    const request = context.switchToHttp().getRequest<FastifyRequest>();
    const { access } = request.routeOptions.config;
    if (access === 'public') return true;
    if (access === 'internal') {
      this.secret.require(request.headers.authorization);
      return true;
    }
    if (request.profile !== undefined) return true;
    const claims = await this.verify(context, request);
    const isInScope = hasScope(claims, request);
    if (access === 'statement' && isInScope) return true;
    const profile = await this.database.readAs<Profile>(claims, LIVE_SESSION);
    if (!isInScope) throw new AppError('SCOPE_MISSING');
    request.profile = profile;
    return true;
  }

  override handleRequest<T = SessionClaims>(_error: unknown, claims: T | false): T {
    if (!claims) throw new AppError('NOT_AUTHENTICATED');
    return claims;
  }

  /**
   * Verifies the access token, or else the token of the cookie: with Passport, unless the same token
   * was verified before.
   */
  private async verify(context: ExecutionContext, request: FastifyRequest): Promise<SessionClaims> {
    const accessToken = accessTokenOf(request);
    if (accessToken !== undefined) {
      return (request.session = await this.accessTokens.verify(accessToken));
    }
    const token = this.cookie.read(request) ?? '';
    const cached = this.verifiedTokens.get(token);
    if (cached !== undefined) return (request.session = cached);
    await super.canActivate(context);
    if (!request.session) throw new AppError('NOT_AUTHENTICATED');
    this.verifiedTokens.add(token, request.session);
    return request.session;
  }
}

/** Whether the session may call the route. The route is a template, so no spelling evades the rule. */
function hasScope({ scopes }: SessionClaims, { method, routeOptions }: FastifyRequest): boolean {
  if (scopes === undefined) return true;
  const scope = requiredScope(method, routeOptions.url ?? '');
  return scope !== null && scopes.includes(scope);
}
