import { Injectable } from '@nestjs/common';
import { AppError } from '#platform/errors/app-error.js';
import type { ReceiveUpload } from '../../../http/uploads/upload.decorators.js';
import { RefusalsMetrics } from '../../../overload/refusals.metrics.js';
import { AttemptLimiter } from '../../../rate-limit/attempt-limiter.service.js';
import type { Profile } from '../../../session/profile.view.js';
import type { HouseImport } from './house-import.view.js';
import { HouseUploads } from './house-uploads.js';

/** Imports of a person within a window, in milliseconds. */
const MAX_PER_WINDOW = 20;
const WINDOW = 60 * 60 * 1000;

/** Imports that run at once in a process. */
const MAX_IMPORTS = 2;

/** An import: what the client is told, and the pictures, which are added after the response. */
export interface FinishedImport {
  readonly imported: HouseImport;
  /** Logs pictures that are left out. */
  readonly addPictures: () => Promise<void>;
}

/** Limits imports: one of a person at a time, and few in an hour. */
@Injectable()
export class ImportRuns {
  private readonly running = new Set<number>();

  constructor(
    private readonly limiter: AttemptLimiter,
    private readonly metrics: RefusalsMetrics,
    private readonly uploads: HouseUploads,
  ) {}

  /**
   * Runs an import of a member with the path of the file, which is received only then. The file is
   * kept, and the person imports nothing else, until its pictures are added.
   *
   * @returns what was imported, before its pictures
   * @throws HOUSE_NOT_FOUND, TOO_MANY_REQUESTS, VALIDATION_ERROR, PAYLOAD_TOO_LARGE,
   *   SERVICE_UNAVAILABLE
   */
  async run(
    { id: profileId, houseId }: Profile,
    receive: ReceiveUpload,
    work: (path: string) => Promise<FinishedImport>,
  ): Promise<HouseImport> {
    if (houseId === null) throw new AppError('HOUSE_NOT_FOUND');
    if (this.running.has(profileId)) throw new AppError('TOO_MANY_REQUESTS', undefined, 60);
    if (this.running.size >= MAX_IMPORTS) {
      this.metrics.countOverload('imports');
      throw new AppError('SERVICE_UNAVAILABLE');
    }
    this.running.add(profileId);
    let file: string | undefined;
    const end = async () => {
      this.running.delete(profileId);
      if (file !== undefined) await this.uploads.delete(file);
    };
    try {
      const counter = { key: `import:house:${String(profileId)}`, max: MAX_PER_WINDOW };
      await this.limiter.count('house_import', counter, WINDOW);
      file = await this.uploads.write(await receive());
      const { imported, addPictures } = await work(this.uploads.locationOf(file));
      void addPictures().finally(end);
      return imported;
    } catch (error) {
      await end();
      throw error;
    }
  }
}
