import { Injectable, Logger, type OnModuleDestroy, type OnModuleInit } from '@nestjs/common';
import { PhotoStore } from './storage/photo-store.js';
import { BATCH, UnusedPhotosRepository } from './unused-photos.repository.js';

/** Milliseconds after which a process looks for photos to delete. */
const INTERVAL = 60_000;

/**
 * Deletes photos that no recipe has any more: first the files, then the row. After a crash the next
 * run deletes them again.
 */
@Injectable()
export class UnusedPhotos implements OnModuleInit, OnModuleDestroy {
  private readonly logger = new Logger(UnusedPhotos.name);
  private timer: NodeJS.Timeout | undefined;

  constructor(
    private readonly photos: UnusedPhotosRepository,
    private readonly store: PhotoStore,
  ) {}

  onModuleInit(): void {
    this.timer = setInterval(() => {
      this.deleteAll().catch((error: unknown) => {
        this.logger.warn(
          { event: 'photos-not-deleted', err: error },
          'Photos of deleted or changed recipes could not be deleted.',
        );
      });
    }, INTERVAL).unref();
  }

  onModuleDestroy(): void {
    clearInterval(this.timer);
  }

  /** Deletes until no unused photo is left. */
  async deleteAll(): Promise<void> {
    for (let hasMore = true; hasMore;) {
      const unused = await this.photos.find();
      if (unused.length > 0) {
        await this.store.delete(unused);
        await this.photos.delete(unused);
      }
      hasMore = unused.length === BATCH;
    }
  }
}
