import { Global, Module } from '@nestjs/common';
import { IdempotencyCleanup } from './idempotency-cleanup.js';
import { IdempotencyRepository } from './idempotency.repository.js';
import { IdempotencyService } from './idempotency.service.js';

/** Requests with an `Idempotency-Key`, which features of every kind receive. */
@Global()
@Module({
  providers: [IdempotencyCleanup, IdempotencyRepository, IdempotencyService],
  exports: [IdempotencyService],
})
export class IdempotencyModule {}
