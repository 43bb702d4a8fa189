import { Injectable } from '@nestjs/common';
import { AppError } from '#platform/errors/app-error.js';
import { Database } from '../../database/database.js';
import { MAX_SECRET_REQUESTS, newAddressToken } from '../../http/secret-address/secret-address.js';
import { AttemptLimiter } from '../../rate-limit/attempt-limiter.service.js';
import { counterOfAddress, WINDOW } from '../../rate-limit/attempt-limits.js';
import { ChangeRecipeRepository } from '../write/change-recipe.repository.js';
import { requireAuthor } from '../write/require-author.js';
import { RecipeShareRepository } from './recipe-share.repository.js';
import {
  SHARED_PHOTO,
  SHARED_RECIPE,
  type SharedPhotoRow,
  type SharedRecipeRow,
} from './shared-recipe.query.js';

/** Shares recipes, for their authors, and reads shared recipes, for people who have their address. */
@Injectable()
export class ShareService {
  constructor(
    private readonly database: Database,
    private readonly recipes: ChangeRecipeRepository,
    private readonly shares: RecipeShareRepository,
    private readonly limiter: AttemptLimiter,
  ) {}

  /**
   * @returns the token of the address, the same one as long as the recipe is shared
   * @throws RECIPE_NOT_FOUND, NOT_RECIPE_AUTHOR
   */
  share(profileId: number, recipeId: number): Promise<string> {
    return this.database.transaction(async (manager) => {
      requireAuthor(await this.recipes.lock(manager, profileId, recipeId));
      return this.shares.add(manager, recipeId, newAddressToken('share'));
    });
  }

  /** @throws RECIPE_NOT_FOUND, NOT_RECIPE_AUTHOR */
  async unshare(profileId: number, recipeId: number): Promise<void> {
    await this.database.transaction(async (manager) => {
      requireAuthor(await this.recipes.lock(manager, profileId, recipeId));
      await this.shares.remove(manager, recipeId);
    });
  }

  /** @throws NOT_FOUND, TOO_MANY_REQUESTS */
  async read(token: string, address: string): Promise<SharedRecipeRow> {
    await this.count(address);
    const [row] = await this.database.read<SharedRecipeRow>(SHARED_RECIPE, [token]);
    if (row === undefined) throw new AppError('NOT_FOUND');
    return row;
  }

  /**
   * The id of the photo of a shared recipe.
   *
   * @throws PHOTO_NOT_FOUND, TOO_MANY_REQUESTS
   */
  async findPhoto(token: string, width: number, address: string): Promise<string> {
    await this.count(address);
    const [photo] = await this.database.read<SharedPhotoRow>(SHARED_PHOTO, [token, width]);
    if (photo === undefined) throw new AppError('PHOTO_NOT_FOUND');
    return photo.id;
  }

  private count(address: string): Promise<void> {
    const counter = counterOfAddress('secret_address', address, MAX_SECRET_REQUESTS);
    return this.limiter.count('secret_address', counter, WINDOW);
  }
}
