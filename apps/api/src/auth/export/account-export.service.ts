import type { Readable } from 'node:stream';
import { Injectable } from '@nestjs/common';
import { AppError } from '#platform/errors/app-error.js';
import { Database } from '../../database/database.js';
import { ExportRuns } from '../../rate-limit/export-runs.service.js';
import { ZipStream } from '../../http/zip-stream.js';
import { PhotosService } from '../../recipes/photos/photos.service.js';
import { type AccountFiles, EXPORT_ACCOUNT } from './account-files.query.js';
import { EXPORTED_PHOTOS, type ExportedPhotoRow } from './exported-photos.query.js';
import { EXPORTED_TABLES, type ExportedRow, type ExportedTable } from './exported-tables.query.js';
import { README } from './readme.js';

/** Writes what the service holds about a person into a zip, in pages, as fast as the client reads. */
@Injectable()
export class AccountExportService {
  constructor(
    private readonly database: Database,
    private readonly runs: ExportRuns,
    private readonly photos: PhotosService,
  ) {}

  /**
   * @returns the zip; NestJS destroys it when the response ends
   * @throws TOO_MANY_REQUESTS, SERVICE_UNAVAILABLE, NOT_AUTHENTICATED
   */
  open(profileId: number): Promise<Readable> {
    return this.runs.open('person', profileId, async () => {
      const [files] = await this.database.read<AccountFiles>(EXPORT_ACCOUNT, [profileId]);
      if (files === undefined) throw new AppError('NOT_AUTHENTICATED');
      const photos = await this.database.read<ExportedPhotoRow>(EXPORTED_PHOTOS, [profileId]);
      return this.zip(profileId, files, photos);
    });
  }

  private zip(
    profileId: number,
    files: AccountFiles,
    photos: readonly ExportedPhotoRow[],
  ): Readable {
    const zip = new ZipStream();
    zip.addText('README.md', README);
    for (const [name, json] of Object.entries(files)) zip.addText(`${name}.json`, json);
    for (const table of EXPORTED_TABLES) {
      zip.addParts(`${table.file}.json`, () => this.arrayOf(table, profileId));
    }
    for (const { id, width } of photos) {
      const parts = () => this.photos.exportFile(id, width);
      zip.addParts(`photos/${id}.webp`, parts, { compress: false });
    }
    return zip.end();
  }

  /** The rows of a table as the text of a JSON array, a page at a time. */
  private async *arrayOf(
    { statement, start }: ExportedTable,
    profileId: number,
  ): AsyncGenerator<string> {
    let separator = '[\n';
    for await (const rows of this.database.pages<ExportedRow>(statement, [profileId], start)) {
      yield separator + rows.map(({ json }) => json).join(',\n');
      separator = ',\n';
    }
    yield separator === '[\n' ? '[]\n' : '\n]\n';
  }
}
