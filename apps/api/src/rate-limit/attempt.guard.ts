import { createHash } from 'node:crypto';
import { type ExecutionContext, Injectable } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import {
  InjectThrottlerOptions,
  InjectThrottlerStorage,
  ThrottlerGuard,
  type ThrottlerModuleOptions,
  type ThrottlerRequest,
} from '@nestjs/throttler';
import type { FastifyRequest } from 'fastify';
import { AppError } from '#platform/errors/app-error.js';
import { Config } from '../config.js';
import type { AttemptCounter } from './attempt-counter.js';
import type { AttemptKind } from './attempt-limits.js';

/** Metadata key of a route's {@link AttemptKind}. */
export const ATTEMPT_KIND = 'attempt-kind';

/**
 * Counts an attempt before it is processed, so that concurrent requests cannot exceed the limit.
 * {@link RefundAttempts} refunds the attempts that do not count.
 */
@Injectable()
export class AttemptGuard extends ThrottlerGuard {
  constructor(
    @InjectThrottlerOptions() options: ThrottlerModuleOptions,
    @InjectThrottlerStorage() private readonly counter: AttemptCounter,
    reflector: Reflector,
    private readonly config: Config,
  ) {
    super(options, counter, reflector);
  }

  protected override shouldSkip(): Promise<boolean> {
    return Promise.resolve(!this.config.rateLimit);
  }

  /** @throws TOO_MANY_REQUESTS */
  override async canActivate(context: ExecutionContext): Promise<boolean> {
    await super.canActivate(context);
    const attempts = requestOf(context).attempts ?? [];
    const records = await Promise.all(attempts.map(({ increment }) => increment));
    const waits = records.map((record) => (record.isBlocked ? record.timeToBlockExpire : 0));
    const retryAfter = Math.max(0, ...waits);
    if (retryAfter > 0) throw new AppError('TOO_MANY_REQUESTS', undefined, retryAfter);
    return true;
  }

  /** Does not wait for the increment: the account and address counters are incremented at once. */
  protected override async handleRequest(attempt: ThrottlerRequest): Promise<boolean> {
    const { context, limit, ttl, blockDuration, throttler, getTracker } = attempt;
    const request = requestOf(context);
    const { name = '' } = throttler;
    const key = this.keyOf(context, name, await getTracker(request, context));
    const increment = this.counter.increment(key, ttl, limit, blockDuration, name);
    request.attempts = [...(request.attempts ?? []), { key, increment }];
    return true;
  }

  /** Hashes personal data (email or address), because counters may exist longer than the account. */
  private keyOf(context: ExecutionContext, throttler: string, tracker: string): string {
    const kind = this.reflector.get<AttemptKind>(ATTEMPT_KIND, context.getHandler());
    return `${kind}:${throttler}:${createHash('sha256').update(tracker).digest('base64url')}`;
  }
}

function requestOf(context: ExecutionContext): FastifyRequest {
  return context.switchToHttp().getRequest<FastifyRequest>();
}

/** The key of a counter and its pending increment. */
interface CountedAttempt {
  readonly key: string;
  readonly increment: ReturnType<AttemptCounter['increment']>;
}

declare module 'fastify' {
  interface FastifyRequest {
    /** Set by the guard on rate-limited routes. */
    attempts?: readonly CountedAttempt[];
  }
}
