import { Injectable } from '@nestjs/common';
import { EgressClient } from '../egress/egress.client.js';
import { ImportedPictures } from '../recipes/photos/imported-pictures.service.js';
import type { Profile } from '../session/profile.view.js';

/** An imported recipe and the address of its picture. */
interface RecipeWithPicture {
  readonly recipeId: number;
  readonly imageUrl: string;
}

/** Fetches the pictures of imported pages, in the background: once, also when it fails. */
@Injectable()
export class PagePictures {
  constructor(
    private readonly egress: EgressClient,
    private readonly pictures: ImportedPictures,
  ) {}

  /** Gives imported recipes the pictures at their addresses. Does not wait for it. */
  addAll(author: Profile, recipes: readonly RecipeWithPicture[]): void {
    const pictures = recipes.map(({ recipeId, imageUrl }) => ({
      recipeId,
      read: async () => {
        const options = { kind: 'image', sameSite: false } as const;
        return (await this.egress.fetch(new URL(imageUrl), options)).bytes;
      },
    }));
    void this.pictures.addAll(author, pictures);
  }
}
