import {
  type CallHandler,
  type ExecutionContext,
  Injectable,
  Logger,
  type NestInterceptor,
} from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { InjectThrottlerStorage } from '@nestjs/throttler';
import type { FastifyRequest } from 'fastify';
import { catchError, concatMap, type Observable } from 'rxjs';
import type { AttemptCounter } from './attempt-counter.js';
import { type AttemptKind, isCounted } from './attempt-limits.js';
import { ATTEMPT_KIND } from './attempt.guard.js';

/** Refunds the attempts whose outcome does not count. */
@Injectable()
export class RefundAttempts implements NestInterceptor {
  private readonly logger = new Logger(RefundAttempts.name);

  constructor(
    @InjectThrottlerStorage() private readonly counter: AttemptCounter,
    private readonly reflector: Reflector,
  ) {}

  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const kind = this.reflector.get<AttemptKind>(ATTEMPT_KIND, context.getHandler());
    const { attempts = [] } = context.switchToHttp().getRequest<FastifyRequest>();
    const keys = attempts.map(({ key }) => key);
    return next.handle().pipe(
      concatMap(async (response: unknown) => {
        if (!isCounted(kind)) await this.refund(keys);
        return response;
      }),
      catchError(async (error: unknown) => {
        if (!isCounted(kind, error)) await this.refund(keys);
        throw error;
      }),
    );
  }

  /** An error of the counter is logged and does not change the outcome of the request. */
  private async refund(keys: readonly string[]): Promise<void> {
    if (keys.length === 0) return;
    await this.counter.refund(keys).catch((error: unknown) => {
      this.logger.warn({ err: error }, 'An attempt could not be refunded.');
    });
  }
}
