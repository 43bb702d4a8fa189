import { Injectable, Logger, type OnApplicationShutdown } from '@nestjs/common';
import { Pool } from 'pg';
import { AppError } from '#platform/errors/app-error.js';
import { Config } from '../config.js';
import { poolOptions } from '../database/data-source.options.js';

/** Milliseconds for which a positive answer is shared. */
const SHARED_TIME = 1_000;

/** Milliseconds after which the check fails. */
const TIMEOUT = 4_000;

/**
 * Checks that the database answers, on a connection of its own: requests that hold or wait for the
 * connections of the pool do not make the process unready, and checks do not delay them.
 */
@Injectable()
export class ReadinessService implements OnApplicationShutdown {
  private readonly logger = new Logger(ReadinessService.name);
  private readonly pool: Pool;
  private answer: Promise<void> | undefined;

  constructor({ databaseUrl }: Config) {
    this.pool = new Pool({ ...poolOptions(databaseUrl), min: 0, max: 1, query_timeout: TIMEOUT });
    // The connection was lost while it was idle. The next check opens another one.
    this.pool.on('error', () => (this.answer = undefined));
  }

  /**
   * Checks at the same time share one statement.
   *
   * @throws SERVICE_UNAVAILABLE when the database does not answer
   */
  check(): Promise<void> {
    this.answer ??= this.ping();
    return this.answer;
  }

  async onApplicationShutdown(): Promise<void> {
    await this.pool.end();
  }

  private async ping(): Promise<void> {
    try {
      await this.pool.query('select 1');
      setTimeout(() => (this.answer = undefined), SHARED_TIME).unref();
    } catch (error) {
      this.answer = undefined;
      this.logger.error({ event: 'not-ready', err: error }, 'The database does not answer.');
      throw new AppError('SERVICE_UNAVAILABLE');
    }
  }
}
