import { Injectable } from '@nestjs/common';
import { Database } from '../database/database.service.js';
import { EXPORT_CORRECTIONS, type ExportedCorrection } from './correction-export.query.js';

/** Corrections read at once: memory stays small, however many there are. */
const PAGE = 500;

/** Hands everything that people corrected to whoever improves the lexicon. */
@Injectable()
export class CorrectionExportService {
  constructor(private readonly database: Database) {}

  /**
   * One line of JSON each, oldest first, after the correction `after`. The first page is read
   * before this resolves, so that a database that is away can still be told with a status.
   */
  async lines(after: number): Promise<AsyncIterable<string>> {
    return this.follow(await this.page(after));
  }

  private async *follow(first: readonly ExportedCorrection[]): AsyncGenerator<string> {
    for (let page = first; page.length > 0;) {
      yield page.map(({ line }) => `${line}\n`).join('');
      const last = page.at(-1);
      page = last === undefined || page.length < PAGE ? [] : await this.page(last.id);
    }
  }

  private page(after: number): Promise<ExportedCorrection[]> {
    return this.database.read<ExportedCorrection>(EXPORT_CORRECTIONS, [after, PAGE]);
  }
}
