import { Injectable, Logger } from '@nestjs/common';
import { AppError } from '#platform/errors/app-error.js';
import { FairQueue } from '#platform/queue/fair-queue.js';
import type { ReceiveUpload } from '../../../http/uploads/upload.decorators.js';
import { RefusalsMetrics } from '../../../overload/refusals.metrics.js';
import { AttemptLimiter } from '../../../rate-limit/attempt-limiter.service.js';
import type { Profile } from '../../../session/profile.view.js';
import type { HouseImport } from '../house-import.view.js';
import { HouseUploads } from './house-uploads.js';

/** Imports of a person within a window, in milliseconds. */
const MAX_PER_WINDOW = 20;
const WINDOW = 60 * 60 * 1000;

/** Imports that run at once in a process, those that wait with their file, and for how long, in ms. */
const MAX_IMPORTS = 2;
const MAX_WAITING = 16;
const MAX_WAIT = 5 * 60_000;

/** An import: what the client is told, and its pictures, which are added after the response. */
export interface FinishedImport {
  readonly imported: HouseImport;
  /** Logs pictures that are left out. */
  readonly addPictures: () => Promise<void>;
}

/** Limits imports: one of a person at a time, and few in an hour. Houses take turns. */
@Injectable()
export class ImportRuns {
  private readonly logger = new Logger(ImportRuns.name);
  private readonly running = new Set<number>();
  private readonly queue: FairQueue;

  constructor(
    private readonly limiter: AttemptLimiter,
    private readonly uploads: HouseUploads,
    metrics: RefusalsMetrics,
  ) {
    this.queue = new FairQueue(MAX_IMPORTS, MAX_WAITING, {
      maxWait: MAX_WAIT,
      onRefused: () => {
        metrics.countOverload('imports');
      },
    });
  }

  /**
   * Runs an import of a member with the path of the file, when it has arrived and it is its turn. The
   * file is kept, and the person imports nothing else, until its pictures are added.
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
    const upload = await receive();
    if (this.running.has(profileId)) throw new AppError('TOO_MANY_REQUESTS', undefined, 60);
    this.running.add(profileId);
    let file: string | undefined;
    const end = async () => {
      this.running.delete(profileId);
      if (file !== undefined) await this.uploads.delete(file);
    };
    try {
      const counter = { key: `import:house:${String(profileId)}`, max: MAX_PER_WINDOW };
      await this.limiter.count('house_import', counter, WINDOW);
      file = await this.uploads.write(upload);
      const path = this.uploads.locationOf(file);
      const run = () => work(path);
      const done = await this.queue.run(`house ${String(houseId)}`, undefined, run);
      void this.addPictures(done).finally(end);
      return done.imported;
    } catch (error) {
      await end();
      throw error;
    }
  }

  private async addPictures({ addPictures }: FinishedImport): Promise<void> {
    await addPictures().catch((error: unknown) => {
      const message = 'The pictures of an import could not be read.';
      this.logger.warn({ event: 'picture-not-imported', err: error }, message);
    });
  }
}
