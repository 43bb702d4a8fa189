import { Injectable } from '@nestjs/common';
import type { Job } from '../../jobs/job.js';
import { Jobs } from '../../jobs/jobs.service.js';
import { PhotoStore } from './storage/photo-store.js';
import { BATCH, UnusedPhotosRepository } from './unused-photos.repository.js';

/**
 * Deletes photos that no recipe has any more: first the files, then the row. After a crash the next
 * run deletes them again, and two processes may delete the same ones.
 */
@Injectable()
export class UnusedPhotos implements Job {
  readonly name = 'photos';
  readonly interval = 60_000;

  constructor(
    jobs: Jobs,
    private readonly photos: UnusedPhotosRepository,
    private readonly store: PhotoStore,
  ) {
    jobs.add(this);
  }

  async run(): Promise<boolean> {
    const unused = await this.photos.find();
    if (unused.length > 0) {
      await this.store.delete(unused);
      await this.photos.delete(unused);
    }
    return unused.length === BATCH;
  }
}
