import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { requireQuota } from '#platform/errors/require-quota.js';
import { Config } from '../../config.js';
import { Database } from '../../database/database.js';
import { insertionInto, type NewRow } from '../../database/insertion.js';
import { prepared } from '../../database/prepared-statement.js';
import { PlanCopiesRepository } from '../../copies/plan-copies.repository.js';
import { WITH_RECIPE_EVENTS } from '../../events/new-events.query.js';

/** A recipe, and the photo that it gets. */
export interface RecipeWithPhoto {
  readonly recipeId: number;
  readonly photoId: string | null;
}

/** The photos of recipes. Recipes may share a photo. */
@Injectable()
export class PhotosRepository {
  constructor(
    private readonly database: Database,
    private readonly planned: PlanCopiesRepository,
    private readonly config: Config,
  ) {}

  /**
   * Records a photo before its files are written: if no recipe has it some hours later, the files
   * are deleted.
   */
  async record(photo: NewRow<'photo', 'deleteAfter'>, hours: number): Promise<void> {
    await this.database.write(RECORD_PHOTO, [PHOTO.json([photo]), hours]);
  }

  /** Has the files of a photo deleted that no recipe gets. */
  async release(id: string): Promise<void> {
    await this.database.write(RELEASE_PHOTO, [id]);
  }

  /** Gives recipes that were created in this transaction photos whose files are still there. */
  async giveNew(manager: EntityManager, recipes: readonly RecipeWithPhoto[]): Promise<void> {
    await manager.query(GIVE_PHOTOS, [
      recipes.map(({ recipeId }) => recipeId),
      recipes.map(({ photoId }) => photoId),
    ]);
  }

  /** Bytes of the photos that a person has, in recipes, in the trash and in drafts of archives. */
  private async countBytes(authorId: number, manager?: EntityManager): Promise<number> {
    const [row] = await this.database.read<{ bytes: number }>(COUNT_BYTES, [authorId], manager);
    return row?.bytes ?? 0;
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
    await this.planned.keep(manager, [recipeId]);
    await manager.query(CHANGE_PHOTO, [recipeId, photoId]);
    if (photoId !== null) await this.requireQuota(manager, authorId);
  }

  /** @throws QUOTA_EXCEEDED when the person has as many bytes of photos as a person may have */
  async requireRoom(authorId: number): Promise<void> {
    requireQuota(this.config.totals.personPhotos, await this.countBytes(authorId));
  }

  /** @throws QUOTA_EXCEEDED */
  async requireQuota(manager: EntityManager, authorId: number): Promise<void> {
    await manager.query('select from profile where id = $1 for no key update', [authorId]);
    requireQuota(this.config.totals.personPhotos, await this.countBytes(authorId, manager));
  }
}

const PHOTO = insertionInto('photo', { deleteAfter: `now() + $2::int * interval '1 hour'` });

const RECORD_PHOTO = prepared('record-photo')(
  `${PHOTO.into} select ${PHOTO.values} from ${PHOTO.records('$1::jsonb')}`,
);

const RELEASE_PHOTO = prepared('release-photo')(
  `update photo set delete_after = now() where id = $1::uuid`,
);

const CHANGE_PHOTO = `
  with released as (
    update photo set delete_after = now()
    where id = (select photo_id from recipe where id = $1)
  ), kept as (
    update photo set delete_after = null where id = $2::uuid
  ), changed as (
    update recipe set
      photo_id = $2::uuid,
      updated_at = greatest(now(), updated_at + interval '1 millisecond')
    where id = $1
    returning id, visibility, author_id, author_house_id
  )
  ${WITH_RECIPE_EVENTS}`;

const GIVE_PHOTOS = `
  with kept as (
    update photo set delete_after = null where id = any ($2::uuid[]) returning id
  )
  update recipe set photo_id = kept.id
  from unnest($1::int[], $2::uuid[]) as given (recipe_id, photo_id)
  join kept on kept.id = given.photo_id
  where recipe.id = given.recipe_id`;

const COUNT_BYTES = prepared('count-photo-bytes')(`
    select coalesce(sum(bytes), 0)::float8 as bytes from photo
    where id in (
      select photo_id from recipe where author_id = $1
      union
      select photo_id from recipe_trash trash join recipe on recipe.id = trash.recipe_id
      where trash.author_id = $1
      union
      select photo_id from archive_draft join archive on archive.id = archive_id
      where profile_id = $1
    )`);
