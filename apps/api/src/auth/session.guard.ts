import { type ExecutionContext, Injectable } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { AuthGuard } from '@nestjs/passport';
import type { FastifyRequest } from 'fastify';
import { AppError } from '#platform/errors/app-error.js';
import { INTERNAL } from '../http/internal.decorator.js';
import { PUBLIC } from '../http/public.decorator.js';
import { InternalSecret } from './internal-secret.js';
import { SESSION_IN_QUERY } from './session-in-query.decorator.js';
import { SessionService } from './session.service.js';
import type { SessionClaims } from './session.js';

/**
 * Denies by default: every route needs a live session, unless it is marked public, or internal,
 * which takes the internal secret and nothing else.
 */
@Injectable()
export class SessionGuard extends AuthGuard('session') {
  constructor(
    private readonly reflector: Reflector,
    private readonly sessions: SessionService,
    private readonly secret: InternalSecret,
  ) {
    super({ property: 'session' });
  }

  override async canActivate(context: ExecutionContext): Promise<boolean> {
    if (this.has(PUBLIC, context)) return true;
    const request = context.switchToHttp().getRequest<FastifyRequest>();
    if (this.has(INTERNAL, context)) return this.requireSecret(request);
    await super.canActivate(context);
    if (this.has(SESSION_IN_QUERY, context)) return true;
    if (!request.session) throw new AppError('NOT_AUTHENTICATED');
    request.profile = await this.sessions.requireLive(request.session);
    return true;
  }

  override handleRequest<T = SessionClaims>(_error: unknown, claims: T | false): T {
    if (!claims) throw new AppError('NOT_AUTHENTICATED');
    return claims;
  }

  private requireSecret({ headers }: FastifyRequest): true {
    if (this.secret.opens(headers.authorization)) return true;
    throw new AppError('NOT_AUTHENTICATED', 'The internal secret is required.');
  }

  private has(mark: string, context: ExecutionContext): boolean {
    return this.reflector.getAllAndOverride(mark, [context.getHandler(), context.getClass()]);
  }
}
