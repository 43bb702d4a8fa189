import { Injectable } from '@nestjs/common';
import { AppError } from '#platform/errors/app-error.js';
import { FairQueue } from '#platform/queue/fair-queue.js';
import type { ReceiveUpload } from '../../../http/uploads/upload.decorators.js';
import { RefusalsMetrics } from '../../../overload/refusals.metrics.js';
import { AttemptLimiter } from '../../../rate-limit/attempt-limiter.service.js';
import type { Profile } from '../../../session/profile.view.js';
import { HouseUploads } from './house-uploads.js';

/** Imports of a person within a window, in milliseconds. */
const MAX_PER_WINDOW = 20;
const WINDOW = 60 * 60 * 1000;

/** Imports that run at once in a process, those that wait with their file, and for how long, in ms. */
const MAX_IMPORTS = 2;
const MAX_WAITING = 16;
const MAX_WAIT = 30_000;

/** Limits imports: one of a person at a time, and few in an hour. Houses take turns. */
@Injectable()
export class ImportRuns {
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
   * Runs an import of a member with the path of the file, when it has arrived and it is its turn.
   *
   * @throws HOUSE_NOT_FOUND, TOO_MANY_REQUESTS, VALIDATION_ERROR, PAYLOAD_TOO_LARGE,
   *   SERVICE_UNAVAILABLE
   */
  async run<T>(
    { id: profileId, houseId }: Profile,
    receive: ReceiveUpload,
    work: (path: string) => Promise<T>,
  ): Promise<T> {
    if (houseId === null) throw new AppError('HOUSE_NOT_FOUND');
    const upload = await receive();
    if (this.running.has(profileId)) throw new AppError('TOO_MANY_REQUESTS', undefined, 60);
    this.running.add(profileId);
    try {
      const counter = { key: `import:house:${String(profileId)}`, max: MAX_PER_WINDOW };
      await this.limiter.count('house_import', counter, WINDOW);
      const file = await this.uploads.write(upload);
      try {
        const run = () => work(this.uploads.locationOf(file));
        return await this.queue.run(`house ${String(houseId)}`, undefined, run);
      } finally {
        await this.uploads.delete(file);
      }
    } finally {
      this.running.delete(profileId);
    }
  }
}
