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
 * refuses it beyond the limit. {@link ForgiveAttempts} takes back those that need not count.
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

  protected override async handleRequest(attempt: ThrottlerRequest): Promise<boolean> {
    const { context, limit, ttl, blockDuration, throttler, getTracker } = attempt;
    const request = context.switchToHttp().getRequest<FastifyRequest>();
    const { name = '' } = throttler;
    const key = this.keyOf(context, name, await getTracker(request, context));
    const counted = await this.counter.increment(key, ttl, limit, blockDuration, name);
    if (counted.isBlocked) {
      throw new AppError('TOO_MANY_REQUESTS', undefined, counted.timeToBlockExpire);
    }
    request.attempts = [...(request.attempts ?? []), key];
    return true;
  }

  /** Counters outlive accounts, so they do not hold emails, only digests of them. */
  private keyOf(context: ExecutionContext, throttler: string, tracker: string): string {
    const kind = this.reflector.get<AttemptKind>(ATTEMPT_KIND, context.getHandler());
    return `${kind}:${throttler}:${createHash('sha256').update(tracker).digest('base64url')}`;
  }
}

declare module 'fastify' {
  interface FastifyRequest {
    /** The counters that this request has incremented. */
    attempts?: readonly string[];
  }
}
