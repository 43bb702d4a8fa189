import { Injectable } from '@nestjs/common';
import { Database } from '../database/database.js';
import { EXPORT_CORRECTIONS, type ExportRow } from './correction-export.query.js';

/** Maximum number of corrections in a page. Limits the memory that an export uses. */
const PAGE_SIZE = 500;

/** Exports all corrections as NDJSON, as examples for improving the engine. */
@Injectable()
export class CorrectionExportService {
  constructor(private readonly database: Database) {}

  /**
   * The corrections with an id greater than `after`, oldest first. The first page is read before
   * the promise resolves, so that an unavailable database results in an error status.
   */
  async lines(after: number): Promise<AsyncIterable<string>> {
    return this.linesFrom(await this.readPage(after));
  }

  private async *linesFrom(firstPage: readonly ExportRow[]): AsyncGenerator<string> {
    for (let page = firstPage; page.length > 0;) {
      yield page.map(({ line }) => `${line}\n`).join('');
      const last = page.at(-1);
      page = last === undefined || page.length < PAGE_SIZE ? [] : await this.readPage(last.id);
    }
  }

  private readPage(after: number): Promise<ExportRow[]> {
    return this.database.read<ExportRow>(EXPORT_CORRECTIONS, [after, PAGE_SIZE]);
  }
}
