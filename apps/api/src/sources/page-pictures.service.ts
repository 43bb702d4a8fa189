import { Injectable, Logger } from '@nestjs/common';
import { FairQueue } from '#platform/queue/fair-queue.js';
import { EgressClient } from '../egress/egress.client.js';
import { PhotosService } from '../recipes/photos/photos.service.js';
import { asService } from '../requester/requester.js';
import type { Profile } from '../session/profile.view.js';

/** Maximum number of pictures fetched at once. Those that wait have no bytes yet. */
const CONCURRENCY = 2;
const MAX_WAITING = 100;

/** An imported recipe and the address of its picture. */
interface RecipeWithPicture {
  readonly recipeId: number;
  readonly imageUrl: string;
}

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
    this.addAll(author, [{ recipeId, imageUrl }]);
  }

  /** The same for several recipes, one after another: at most one of them waits in the queue. */
  addAll(author: Profile, recipes: readonly RecipeWithPicture[]): void {
    void asService(async () => {
      for (const recipe of recipes) await this.fetchAndStore(author, recipe);
    });
  }

  private async fetchAndStore(author: Profile, { recipeId, imageUrl }: RecipeWithPicture) {
    const { id, houseId } = author;
    const path = [`house ${String(houseId)}`, { name: `person ${String(id)}`, max: 1 }];
    try {
      await this.queue.run(path, undefined, async () => {
        const options = { kind: 'image', sameSite: false } as const;
        const { bytes } = await this.egress.fetch(new URL(imageUrl), options);
        await this.photos.addImported(author, recipeId, bytes);
      });
    } catch (error) {
      this.logger.warn(
        { event: 'picture-not-imported', err: error, recipeId },
        'An imported recipe has no photo.',
      );
    }
  }
}
