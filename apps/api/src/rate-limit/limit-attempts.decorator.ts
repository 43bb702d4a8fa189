import { applyDecorators, SetMetadata, UseGuards, UseInterceptors } from '@nestjs/common';
import { Throttle } from '@nestjs/throttler';
import { ApiErrors } from '../openapi/api-errors.decorator.js';
import { ATTEMPT_LIMITS, type AttemptKind, WINDOW } from './attempt-limits.js';
import { ATTEMPT_KIND, AttemptGuard } from './attempt.guard.js';
import { RefundAttempts } from './refund-attempts.interceptor.js';

/** Limits the attempts on a route, per account and per address. */
export function LimitAttempts(kind: AttemptKind) {
  const { account, address } = ATTEMPT_LIMITS[kind];
  return applyDecorators(
    SetMetadata(ATTEMPT_KIND, kind),
    Throttle({
      account: { limit: account, ttl: WINDOW },
      address: { limit: address, ttl: WINDOW },
    }),
    UseGuards(AttemptGuard),
    UseInterceptors(RefundAttempts),
    ApiErrors('TOO_MANY_REQUESTS'),
  );
}
