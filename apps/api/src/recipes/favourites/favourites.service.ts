import { Injectable } from '@nestjs/common';
import { AppError } from '#platform/errors/app-error.js';
import { FavouritesRepository } from './favourites.repository.js';

/** Adds recipes to a profile's favourites and removes them. Repeating a call has no effect. */
@Injectable()
export class FavouritesService {
  constructor(private readonly favourites: FavouritesRepository) {}

  /** @throws RECIPE_NOT_FOUND */
  async set(profileId: number, recipeId: number, isFavourite: boolean): Promise<void> {
    const isReadable = await this.favourites.set(profileId, recipeId, isFavourite);
    if (!isReadable) throw new AppError('RECIPE_NOT_FOUND');
  }
}
