import { Injectable, Logger, type OnApplicationShutdown } from '@nestjs/common';
import { Pool } from 'pg';
import { AppError } from '#platform/errors/app-error.js';
import { Config } from '../config.js';
import { poolOptions } from '../database/data-source.options.js';
import { interpretDatabaseError } from '../database/database-error.js';
import { findDifference } from '../database/schema-check.js';
import { unseededCatalogues } from '../reference/unseeded-catalogues.js';

/** Milliseconds for which an answer is shared, and between two checks. */
export const INTERVAL = 1_000;

/** Milliseconds after which the check fails. */
const TIMEOUT = 4_000;

/**
 * Checks that the database answers and has the schema and the catalogues of this version, on a
 * connection of its own: requests that hold or wait for the connections of the pool do not make the
 * process unready, and checks do not delay them. Each new reason is logged once.
 */
@Injectable()
export class ReadinessService implements OnApplicationShutdown {
  private readonly logger = new Logger(ReadinessService.name);
  private readonly pool: Pool;
  private timer: NodeJS.Timeout | undefined;
  private answer: Promise<boolean> | undefined;
  private reason: string | undefined;
  /** Whether requests would fail: the database lacks something that this version needs. */
  hasOtherSchema = false;

  constructor({ databaseUrl }: Config) {
    this.pool = new Pool({ ...poolOptions(databaseUrl), min: 0, max: 1, query_timeout: TIMEOUT });
    // The connection was lost while it was idle. The next check opens another one.
    this.pool.on('error', () => (this.answer = undefined));
  }

  /**
   * Whether the process is ready. Checks at the same time share their statements, and an answer is
   * shared for {@link INTERVAL}.
   *
   * @throws an error that waiting does not solve, such as a wrong password
   */
  isReady(): Promise<boolean> {
    if (this.answer === undefined) {
      this.answer = this.find();
      setTimeout(() => (this.answer = undefined), INTERVAL).unref();
    }
    return this.answer;
  }

  /** Checks every second from now on. */
  watch(): void {
    this.timer ??= setInterval(() => {
      this.isReady().catch((error: unknown) => {
        this.log('the database cannot be read.', error);
      });
    }, INTERVAL).unref();
  }

  async onApplicationShutdown(): Promise<void> {
    clearInterval(this.timer);
    await this.answer?.catch(() => undefined);
    await this.pool.end();
  }

  private async find(): Promise<boolean> {
    try {
      const difference = (await findDifference(this.pool)) ?? (await this.findMissingKeys());
      this.hasOtherSchema = difference !== undefined;
      this.log(difference);
    } catch (error) {
      if (!(interpretDatabaseError(error) instanceof AppError)) throw error;
      this.log('the database of DATABASE_URL is unreachable.', error);
    }
    return this.reason === undefined;
  }

  private async findMissingKeys(): Promise<string | undefined> {
    const catalogues = await unseededCatalogues(this.pool);
    if (catalogues.length === 0) return undefined;
    return `the database lacks keys of ${catalogues.join(', ')}. Run the migration of this version.`;
  }

  private log(reason: string | undefined, err?: unknown): void {
    if (reason !== undefined && reason !== this.reason) {
      this.logger.error({ event: 'not-ready', err }, `Not ready: ${reason}`);
    }
    this.reason = reason;
  }
}
