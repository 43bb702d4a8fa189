import { Injectable, Logger, type OnModuleDestroy, type OnModuleInit } from '@nestjs/common';
import { ExpiredRowsRepository } from './expired-rows.repository.js';

/** Milliseconds between two deletions. */
const INTERVAL = 10 * 60 * 1000;

/** Deletes expired rows regularly, in every process of the API. */
@Injectable()
export class RetentionService implements OnModuleInit, OnModuleDestroy {
  private readonly logger = new Logger(RetentionService.name);
  private timer: NodeJS.Timeout | undefined;

  constructor(private readonly expiredRows: ExpiredRowsRepository) {}

  onModuleInit(): void {
    this.timer = setInterval(() => {
      this.expiredRows.deleteAll().catch((error: unknown) => {
        // The next run deletes the same rows.
        this.logger.warn(
          { event: 'expired-rows-not-deleted', err: error },
          'Expired rows could not be deleted.',
        );
      });
    }, INTERVAL).unref();
  }

  onModuleDestroy(): void {
    clearInterval(this.timer);
  }
}
