import { type ExecutionContext, Injectable } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { AuthGuard } from '@nestjs/passport';
import type { FastifyRequest } from 'fastify';
import { AppError } from '#platform/errors/app-error.js';
import { PUBLIC } from '../http/public.decorator.js';
import { SESSION_IN_QUERY } from './session-in-query.decorator.js';
import { SessionService } from './session.service.js';
import type { SessionClaims } from './session.js';

/** Denies by default: every route needs a live session unless it is marked public. */
@Injectable()
export class SessionGuard extends AuthGuard('session') {
  constructor(
    private readonly reflector: Reflector,
    private readonly sessions: SessionService,
  ) {
    super({ property: 'session' });
  }

  override async canActivate(context: ExecutionContext): Promise<boolean> {
    if (this.has(PUBLIC, context)) return true;
    await super.canActivate(context);
    if (this.has(SESSION_IN_QUERY, context)) return true;
    const request = context.switchToHttp().getRequest<FastifyRequest>();
    if (!request.session) throw new AppError('NOT_AUTHENTICATED');
    request.profile = await this.sessions.requireLive(request.session);
    return true;
  }

  override handleRequest<T = SessionClaims>(_error: unknown, claims: T | false): T {
    if (!claims) throw new AppError('NOT_AUTHENTICATED');
    return claims;
  }

  private has(mark: string, context: ExecutionContext): boolean {
    return this.reflector.getAllAndOverride(mark, [context.getHandler(), context.getClass()]);
  }
}
