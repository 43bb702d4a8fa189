import { Injectable, Logger, type OnModuleDestroy, type OnModuleInit } from '@nestjs/common';
import { IdempotencyRepository } from './idempotency.repository.js';

/** Milliseconds between two deletions of expired responses. */
const INTERVAL = 10 * 60 * 1000;

/** Deletes expired responses of people who send no further requests. */
@Injectable()
export class IdempotencyCleanup implements OnModuleInit, OnModuleDestroy {
  private readonly logger = new Logger(IdempotencyCleanup.name);
  private timer: NodeJS.Timeout | undefined;

  constructor(private readonly keys: IdempotencyRepository) {}

  onModuleInit(): void {
    this.timer = setInterval(() => {
      this.keys.deleteExpired().catch((error: unknown) => {
        // The next cleanup deletes the same responses.
        this.logger.warn({ err: error }, 'Expired responses could not be deleted.');
      });
    }, INTERVAL).unref();
  }

  onModuleDestroy(): void {
    clearInterval(this.timer);
  }
}
