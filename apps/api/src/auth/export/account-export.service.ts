import { Readable } from 'node:stream';
import { Injectable } from '@nestjs/common';
import { ZipFile } from 'yazl';
import { AppError } from '#platform/errors/app-error.js';
import { Database } from '../../database/database.js';
import { RefusalsMetrics } from '../../overload/refusals.metrics.js';
import { AttemptLimiter } from '../../rate-limit/attempt-limiter.service.js';
import {
  type AccountFiles,
  EXPORT_ACCOUNT,
  EXPORTED_TABLES,
  type ExportedRow,
} from './account-export.query.js';
import { README } from './readme.js';

/** Exports of a person within a window, in milliseconds. */
const MAX_PER_WINDOW = 5;
const WINDOW = 60 * 60 * 1000;

/** Exports that run at once in a process. Each has about two pages in memory. */
const MAX_EXPORTS = 8;

/** Milliseconds in which a client must take a page, so that slow clients do not keep the exports. */
const PAGE_TIMEOUT = 15_000;

/** Writes what the service holds about a person into a zip, in pages, as fast as the client reads. */
@Injectable()
export class AccountExportService {
  /** The people whose export runs. */
  private readonly running = new Set<number>();

  constructor(
    private readonly database: Database,
    private readonly limiter: AttemptLimiter,
    private readonly metrics: RefusalsMetrics,
  ) {}

  /**
   * @returns the zip; NestJS destroys it when the response ends
   * @throws TOO_MANY_REQUESTS, SERVICE_UNAVAILABLE, NOT_AUTHENTICATED
   */
  async open(profileId: number): Promise<Readable> {
    this.start(profileId);
    const end = () => this.running.delete(profileId);
    try {
      const counter = { key: `export:person:${String(profileId)}`, max: MAX_PER_WINDOW };
      await this.limiter.count('export', counter, WINDOW);
      const [files] = await this.database.read<AccountFiles>(EXPORT_ACCOUNT, [profileId]);
      if (files === undefined) throw new AppError('NOT_AUTHENTICATED');
      return this.zip(profileId, files).once('close', end);
    } catch (error) {
      end();
      throw error;
    }
  }

  private start(profileId: number): void {
    if (this.running.has(profileId)) throw new AppError('TOO_MANY_REQUESTS', undefined, 60);
    if (this.running.size >= MAX_EXPORTS) {
      this.metrics.countOverload('exports');
      throw new AppError('SERVICE_UNAVAILABLE');
    }
    this.running.add(profileId);
  }

  private zip(profileId: number, files: AccountFiles): Readable {
    const zip = new ZipFile();
    const output = zip.outputStream as Readable;
    zip.addBuffer(Buffer.from(README), 'README.md');
    for (const [name, json] of Object.entries(files)) {
      zip.addBuffer(Buffer.from(json), `${name}.json`);
    }
    for (const table of EXPORTED_TABLES) {
      zip.addReadStreamLazy(`${table.file}.json`, (add) => {
        const rows = Readable.from(this.arrayOf(table, profileId));
        rows.once('error', (error) => output.destroy(error));
        output.once('close', () => rows.destroy());
        add(null, rows);
      });
    }
    zip.end();
    return output;
  }

  /** The rows of a table as the text of a JSON array, a page at a time. */
  private async *arrayOf(
    { statement, start }: (typeof EXPORTED_TABLES)[number],
    profileId: number,
  ): AsyncGenerator<string> {
    let separator = '[\n';
    for (let after = start; ;) {
      const rows = await this.database.read<ExportedRow>(statement, [profileId, after]);
      const last = rows.at(-1);
      if (last === undefined) break;
      const offered = performance.now();
      yield separator + rows.map(({ json }) => json).join(',\n');
      if (performance.now() - offered > PAGE_TIMEOUT) throw new Error('The client is too slow.');
      separator = ',\n';
      after = last.position;
    }
    yield separator === '[\n' ? '[]\n' : '\n]\n';
  }
}
