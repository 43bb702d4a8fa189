import { randomUUID } from 'node:crypto';
import { Injectable, Logger } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { AppError } from '#platform/errors/app-error.js';
import { Database } from '../../database/database.js';
import type { SessionClaims } from '../../session/session.js';
import { RecipeDetailService } from '../detail/recipe-detail.service.js';
import { ChangeRecipeRepository } from '../write/change-recipe.repository.js';
import { FIND_RECIPE, type RecipeToChange } from '../write/recipe-to-change.query.js';
import { requireAuthor } from '../write/require-author.js';
import { type Photographer, PhotoProcessor } from './processing/photo-processor.js';
import { PhotosRepository, type RecipeWithPhoto } from './photos.repository.js';
import { READ_PHOTO, type ReadablePhotoRow } from './read-photo.query.js';
import { PhotoStore } from './storage/photo-store.js';

/** The photos of recipes: change and remove them, for authors; read them, for viewers of the recipe. */
@Injectable()
export class PhotosService {
  private readonly logger = new Logger(PhotosService.name);

  constructor(
    private readonly database: Database,
    private readonly recipes: ChangeRecipeRepository,
    private readonly photos: PhotosRepository,
    private readonly processor: PhotoProcessor,
    private readonly store: PhotoStore,
    private readonly details: RecipeDetailService,
  ) {}

  /**
   * Gives a recipe a photo, or another one.
   *
   * @returns the recipe as JSON text of the shape `Recipe`
   * @throws RECIPE_NOT_FOUND, NOT_RECIPE_AUTHOR, VALIDATION_ERROR, QUOTA_EXCEEDED,
   *   SERVICE_UNAVAILABLE
   */
  async replace(
    author: Photographer,
    recipeId: number,
    picture: Uint8Array,
    signal: AbortSignal,
  ): Promise<string> {
    const [recipe] = await this.database.read<RecipeToChange>(FIND_RECIPE, [author.id, recipeId]);
    requireAuthor(recipe);
    const photoId = await this.storeFiles(picture, author, signal);
    await this.database.transaction(async (manager) => {
      await this.lockOwn(manager, author.id, recipeId);
      await this.photos.change(manager, author.id, recipeId, photoId);
    });
    return this.details.readWritten(author.id, recipeId);
  }

  /**
   * Gives an imported recipe the picture of its page, unless it has a photo by then.
   *
   * @throws RECIPE_NOT_FOUND, NOT_RECIPE_AUTHOR, VALIDATION_ERROR, QUOTA_EXCEEDED,
   *   SERVICE_UNAVAILABLE
   */
  async addImported(author: Photographer, recipeId: number, picture: Uint8Array): Promise<void> {
    const photoId = await this.storeFiles(picture, author);
    await this.database.transaction(async (manager) => {
      await this.lockOwn(manager, author.id, recipeId);
      if (await this.photos.hasPhoto(manager, recipeId)) return;
      await this.photos.change(manager, author.id, recipeId, photoId);
    });
  }

  /**
   * Stores a photo for a recipe that does not exist yet.
   *
   * @param hours after which its files are deleted if no recipe has it
   * @returns its id
   * @throws VALIDATION_ERROR, SERVICE_UNAVAILABLE
   */
  storeForLater(author: Photographer, picture: Uint8Array, hours: number): Promise<string> {
    return this.storeFiles(picture, author, undefined, hours);
  }

  /** @throws QUOTA_EXCEEDED when the person has as many bytes of photos as a person may have */
  requireRoom(authorId: number): Promise<void> {
    return this.photos.requireRoom(authorId);
  }

  /** Gives recipes that were created in this transaction the photos that were stored for them. */
  giveNew(manager: EntityManager, recipes: readonly RecipeWithPhoto[]): Promise<void> {
    return this.photos.giveNew(manager, recipes);
  }

  /** @throws RECIPE_NOT_FOUND, NOT_RECIPE_AUTHOR */
  async remove(profileId: number, recipeId: number): Promise<void> {
    await this.database.transaction(async (manager) => {
      await this.lockOwn(manager, profileId, recipeId);
      if (!(await this.photos.hasPhoto(manager, recipeId))) return;
      await this.photos.change(manager, profileId, recipeId, null);
    });
  }

  /** @throws NOT_AUTHENTICATED, PHOTO_NOT_FOUND, SERVICE_UNAVAILABLE */
  async read(session: SessionClaims, photoId: string, width: number): Promise<Uint8Array> {
    const photo = [photoId, width];
    const { isReadable } = await this.database.readAs<ReadablePhotoRow>(session, READ_PHOTO, photo);
    if (!isReadable) throw new AppError('PHOTO_NOT_FOUND');
    return this.readFile(photoId, width);
  }

  /**
   * A file of a photo that the caller may show.
   *
   * @throws PHOTO_NOT_FOUND, SERVICE_UNAVAILABLE
   */
  async readFile(photoId: string, width: number): Promise<Uint8Array> {
    const bytes = await this.available(this.store.read(photoId, width));
    if (bytes === null) throw new AppError('PHOTO_NOT_FOUND');
    return bytes;
  }

  /**
   * A file of a photo that the caller may show, as the content of a file of an export. Empty when the
   * photo was deleted since the export began.
   *
   * @throws SERVICE_UNAVAILABLE
   */
  async *exportFile(photoId: string, width: number): AsyncGenerator<Uint8Array> {
    const bytes = await this.available(this.store.read(photoId, width));
    if (bytes !== null) yield bytes;
  }

  private async lockOwn(manager: EntityManager, profileId: number, recipeId: number) {
    requireAuthor(await this.recipes.lock(manager, profileId, recipeId));
  }

  /** Stores the files of a photo, which no recipe has yet. Returns its id. */
  private async storeFiles(
    picture: Uint8Array,
    author: Photographer,
    signal?: AbortSignal,
    hours = 1,
  ): Promise<string> {
    const { files, ...photo } = await this.processor.process(picture, author, signal);
    const id = randomUUID();
    const widths = files.map(({ width }) => width);
    const bytes = files.reduce((sum, file) => sum + file.bytes.length, 0);
    await this.photos.record({ id, ...photo, widths, bytes }, hours);
    try {
      await this.available(this.store.write(id, files));
    } catch (error) {
      await this.photos.release(id);
      await this.available(this.store.delete([{ id, widths }]));
      throw error;
    }
    return id;
  }

  /** @throws SERVICE_UNAVAILABLE when the disk is full or the bucket is unreachable */
  private async available<T>(work: Promise<T>): Promise<T> {
    try {
      return await work;
    } catch (error) {
      this.logger.error(
        { event: 'photo-store-failed', err: error },
        'A photo could not be read or written.',
      );
      throw new AppError('SERVICE_UNAVAILABLE');
    }
  }
}
