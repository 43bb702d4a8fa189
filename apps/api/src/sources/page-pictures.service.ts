import { Injectable, Logger } from '@nestjs/common';
import { FairQueue } from '#platform/queue/fair-queue.js';
import { EgressClient } from '../egress/egress.client.js';
import { PhotosService } from '../recipes/photos/photos.service.js';
import { asService } from '../requester/requester.js';
import type { Profile } from '../session/profile.view.js';

/** Maximum number of pictures fetched at once. Those that wait have no bytes yet. */
const CONCURRENCY = 2;
const MAX_WAITING = 100;

/** Fetches the pictures of imported pages, in the background: once, also when it fails. */
@Injectable()
export class PagePictures {
  private readonly logger = new Logger(PagePictures.name);
  private readonly queue = new FairQueue(CONCURRENCY, MAX_WAITING);

  constructor(
    private readonly egress: EgressClient,
    private readonly photos: PhotosService,
  ) {}

  /** Gives an imported recipe the picture at an address, unless that fails. Does not wait for it. */
  add(author: Profile, recipeId: number, imageUrl: string): void {
    const { id, houseId } = author;
    const path = [`house ${String(houseId)}`, { name: `person ${String(id)}`, max: 1 }];
    const fetchAndStore = async () => {
      const options = { kind: 'image', sameSite: false } as const;
      const { bytes } = await this.egress.fetch(new URL(imageUrl), options);
      await this.photos.addImported(author, recipeId, bytes);
    };
    void asService(() => this.queue.run(path, undefined, fetchAndStore)).catch((error: unknown) => {
      this.logger.warn(
        { event: 'picture-not-imported', err: error, recipeId },
        'An imported recipe has no photo.',
      );
    });
  }
}
