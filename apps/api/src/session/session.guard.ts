import { type ExecutionContext, Injectable } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { AuthGuard } from '@nestjs/passport';
import type { FastifyRequest } from 'fastify';
import { AppError } from '#platform/errors/app-error.js';
import { InternalSecret } from './internal-secret.js';
import { SessionCookie } from './session-cookie.js';
import { SessionService } from './session.service.js';
import type { SessionClaims } from './session.js';
import { ACCESS, type Access } from './access.decorators.js';
import { VerifiedTokens } from './verified-tokens.js';

/**
 * Denies by default: every route needs a live session, unless it is marked public, or internal,
 * which takes the internal secret and nothing else.
 */
@Injectable()
export class SessionGuard extends AuthGuard('session') {
  private readonly verified = new VerifiedTokens();
  private readonly accesses = new WeakMap<object, Access>();

  constructor(
    private readonly reflector: Reflector,
    private readonly sessions: SessionService,
    private readonly secret: InternalSecret,
    private readonly cookie: SessionCookie,
  ) {
    super({ property: 'session' });
  }

  override async canActivate(context: ExecutionContext): Promise<boolean> {
    const access = this.accessTo(context);
    if (access === 'public') return true;
    const request = context.switchToHttp().getRequest<FastifyRequest>();
    if (access === 'internal') return this.requireSecret(request);
    const claims = await this.verify(context, request);
    if (access === 'statement') return true;
    request.profile = await this.sessions.requireLive(claims);
    return true;
  }

  override handleRequest<T = SessionClaims>(_error: unknown, claims: T | false): T {
    if (!claims) throw new AppError('NOT_AUTHENTICATED');
    return claims;
  }

  /** Has passport verify the token, unless it did so before. */
  private async verify(context: ExecutionContext, request: FastifyRequest): Promise<SessionClaims> {
    const token = this.cookie.read(request) ?? '';
    const known = this.verified.recall(token);
    if (known !== undefined) return (request.session = known);
    await super.canActivate(context);
    if (!request.session) throw new AppError('NOT_AUTHENTICATED');
    this.verified.remember(token, request.session);
    return request.session;
  }

  private requireSecret({ headers }: FastifyRequest): true {
    if (this.secret.opens(headers.authorization)) return true;
    throw new AppError('NOT_AUTHENTICATED', 'The internal secret is required.');
  }

  /** What stands on a route never changes, and reading it is not for free. */
  private accessTo(context: ExecutionContext): Access {
    const handler = context.getHandler();
    const known = this.accesses.get(handler);
    if (known !== undefined) return known;
    const access =
      this.reflector.getAllAndOverride<Access | undefined>(ACCESS, [handler, context.getClass()]) ??
      'session';
    this.accesses.set(handler, access);
    return access;
  }
}
