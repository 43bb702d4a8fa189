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

/** The key of the metadata that says which limit a route has. */
export const ATTEMPT_KIND = 'attempt-kind';

/**
 * Counts an attempt before it is made, so that many at once cannot slip through together, and
 * refuses it beyond the limit. {@link RefundAttempts} takes back those that need not count.
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

  override async canActivate(context: ExecutionContext): Promise<boolean> {
    await super.canActivate(context);
    const attempts = requestOf(context).attempts ?? [];
    const counters = await Promise.all(attempts.map(({ counter }) => counter));
    const waits = counters.map((counter) => (counter.isBlocked ? counter.timeToBlockExpire : 0));
    const retryAfter = Math.max(0, ...waits);
    if (retryAfter > 0) throw new AppError('TOO_MANY_REQUESTS', undefined, retryAfter);
    return true;
  }

  /** Only starts to count: the counters of an attempt are incremented at the same time. */
  protected override async handleRequest(attempt: ThrottlerRequest): Promise<boolean> {
    const { context, limit, ttl, blockDuration, throttler, getTracker } = attempt;
    const request = requestOf(context);
    const { name = '' } = throttler;
    const key = this.keyOf(context, name, await getTracker(request, context));
    const counter = this.counter.increment(key, ttl, limit, blockDuration, name);
    request.attempts = [...(request.attempts ?? []), { key, counter }];
    return true;
  }

  /** Counters outlive accounts, so they do not hold emails, only digests of them. */
  private keyOf(context: ExecutionContext, throttler: string, tracker: string): string {
    const kind = this.reflector.get<AttemptKind>(ATTEMPT_KIND, context.getHandler());
    return `${kind}:${throttler}:${createHash('sha256').update(tracker).digest('base64url')}`;
  }
}

function requestOf(context: ExecutionContext): FastifyRequest {
  return context.switchToHttp().getRequest<FastifyRequest>();
}

/** A counter that is being incremented. */
interface CountedAttempt {
  readonly key: string;
  readonly counter: ReturnType<AttemptCounter['increment']>;
}

declare module 'fastify' {
  interface FastifyRequest {
    /** Set on routes whose attempts are limited. */
    attempts?: readonly CountedAttempt[];
  }
}
