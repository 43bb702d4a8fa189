import { Injectable, Logger } from '@nestjs/common';
import { FairQueue } from '#platform/queue/fair-queue.js';
import { retryWhileBusy } from '../../overload/retry-while-busy.js';
import { asService } from '../../requester/requester.js';
import { PhotosService } from './photos.service.js';
import { pathOf, type Photographer } from './processing/photo-processor.js';

/** Maximum number of pictures read at once. Those that wait have no bytes yet. */
const CONCURRENCY = 2;
const MAX_WAITING = 100;

/** An imported recipe and its picture. */
export interface ImportedPicture {
  readonly recipeId: number;
  /** Reads the bytes. */
  readonly read: () => Promise<Uint8Array>;
}

/** Gives imported recipes their pictures in the background, after the response: each is tried once. */
@Injectable()
export class ImportedPictures {
  private readonly logger = new Logger(ImportedPictures.name);
  private readonly queue = new FairQueue(CONCURRENCY, MAX_WAITING);

  constructor(private readonly photos: PhotosService) {}

  /**
   * Adds pictures one after another: at most one of them waits in the queue. A recipe whose picture
   * fails has no photo.
   *
   * @returns a promise that is fulfilled at the end
   */
  addAll(author: Photographer, pictures: readonly ImportedPicture[]): Promise<void> {
    return asService(async () => {
      for (const picture of pictures) await this.add(author, picture);
    });
  }

  private async add(author: Photographer, { recipeId, read }: ImportedPicture): Promise<void> {
    const add = async () => {
      const bytes = await read();
      await retryWhileBusy(() => this.photos.addImported(author, recipeId, bytes));
    };
    try {
      await retryWhileBusy(() => this.queue.run(pathOf(author), undefined, add));
    } catch (error) {
      this.logger.warn(
        { event: 'picture-not-imported', err: error, recipeId },
        'An imported recipe has no photo.',
      );
    }
  }
}
