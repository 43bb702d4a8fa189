import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { requireQuota } from '#platform/errors/require-quota.js';
import { Config } from '../../config.js';
import { Database } from '../../database/database.js';
import type { PreparedStatement } from '../../database/prepared-statement.js';
import { FrozenRecipesRepository } from '../frozen/frozen-recipes.repository.js';
import type { StoredPhoto } from './storage/photo-store.js';

/** What is known of a photo besides its files. */
export interface NewPhoto extends StoredPhoto {
  readonly width: number;
  readonly height: number;
  readonly placeholder: string;
  /** Size of all its files. */
  readonly bytes: number;
}

/** The photos of recipes. Recipes may share a photo. */
@Injectable()
export class PhotosRepository {
  constructor(
    private readonly database: Database,
    private readonly frozen: FrozenRecipesRepository,
    private readonly config: Config,
  ) {}

  /**
   * Records a photo before its files are written: if the process ends before a recipe has it, the
   * files are deleted an hour later.
   */
  async record({ id, width, height, widths, placeholder, bytes }: NewPhoto): Promise<void> {
    await this.database.write(RECORD_PHOTO, [id, width, height, widths, placeholder, bytes]);
  }

  async hasPhoto(manager: EntityManager, recipeId: number): Promise<boolean> {
    const rows = await manager.query<object[]>(
      'select from recipe where id = $1 and photo_id is not null',
      [recipeId],
    );
    return rows.length > 0;
  }

  /**
   * Gives a recipe another photo, or none. The recipe must be locked.
   *
   * @throws QUOTA_EXCEEDED when its author would have more bytes of photos than a person may have
   */
  async change(
    manager: EntityManager,
    authorId: number,
    recipeId: number,
    photoId: string | null,
  ): Promise<void> {
    await this.frozen.storeSnapshot(manager, recipeId);
    await manager.query(CHANGE_PHOTO, [recipeId, photoId]);
    if (photoId !== null) await this.requireQuota(manager, authorId);
  }

  /** @throws QUOTA_EXCEEDED */
  async requireQuota(manager: EntityManager, authorId: number): Promise<void> {
    await manager.query('select from profile where id = $1 for no key update', [authorId]);
    const [{ bytes }] = await manager.query<[{ bytes: number }]>(COUNT_BYTES, [authorId]);
    requireQuota(this.config.totals.personPhotos, bytes);
  }
}

const RECORD_PHOTO: PreparedStatement = {
  name: 'record-photo',
  text: `
    insert into photo (id, width, height, widths, placeholder, bytes, delete_after)
    values ($1::uuid, $2::int, $3::int, $4::int[], $5, $6::int, now() + interval '1 hour')`,
};

/** `updated_at` differs after every change: events are written when it changes. */
const CHANGE_PHOTO = `
  with released as (
    update photo set delete_after = now()
    where id = (select photo_id from recipe where id = $1)
  ), kept as (
    update photo set delete_after = null where id = $2::uuid
  )
  update recipe set
    photo_id = $2::uuid,
    updated_at = greatest(now(), updated_at + interval '1 millisecond')
  where id = $1`;

const COUNT_BYTES = `
  select coalesce(sum(bytes), 0)::float8 as bytes from photo
  where id in (select photo_id from recipe where author_id = $1 and photo_id is not null)`;
