import {
  type CallHandler,
  type ExecutionContext,
  Injectable,
  type NestInterceptor,
} from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { catchError, type Observable } from 'rxjs';
import { SessionService } from './session.service.js';

/**
 * When such a route refuses its input before its statement has run, the session has not been
 * looked at: a dead one must still be told so first.
 */
@Injectable()
export class SessionInQueryInterceptor implements NestInterceptor {
  constructor(private readonly sessions: SessionService) {}

  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    return next.handle().pipe(
      catchError(async (error: unknown) => {
        const { session } = context.switchToHttp().getRequest<FastifyRequest>();
        if (session) await this.sessions.requireLive(session);
        throw error;
      }),
    );
  }
}
