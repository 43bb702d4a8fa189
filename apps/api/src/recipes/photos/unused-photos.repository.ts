import { Injectable } from '@nestjs/common';
import { Database } from '../../database/database.js';
import type { StoredPhoto } from './storage/photo-store.js';

/** Photos that one transaction finds. */
export const BATCH = 100;

/** The photos that no recipe has any more. */
@Injectable()
export class UnusedPhotosRepository {
  constructor(private readonly database: Database) {}

  /**
   * Finds photos to delete. No recipe can get such a photo: it would have to share it with a recipe
   * that has it.
   */
  find(): Promise<StoredPhoto[]> {
    return this.database.transaction(async (manager) => {
      const due = await manager.query<{ id: string }[]>(LOCK_DUE);
      const ids = due.map(({ id }) => id);
      // A statement of its own sees the recipes as they are after the lock was taken.
      await manager.query(KEEP_SHARED, [ids]);
      return manager.query<StoredPhoto[]>(FIND_UNUSED, [ids]);
    });
  }

  /** Deletes the rows of photos whose files are deleted. */
  async delete(photos: readonly StoredPhoto[]): Promise<void> {
    const ids = photos.map(({ id }) => id);
    await this.database.write(DELETE_PHOTOS, [ids]);
  }
}

const LOCK_DUE = `
  select id from photo where delete_after <= now()
  order by delete_after limit ${String(BATCH)} for update skip locked`;

const KEEP_SHARED = `
  update photo set delete_after = null
  where id = any ($1::uuid[]) and exists (select from recipe where photo_id = photo.id)`;

const FIND_UNUSED = `
  select id, widths from photo where id = any ($1::uuid[]) and delete_after is not null`;

const DELETE_PHOTOS = {
  name: 'delete-photos',
  text: 'delete from photo where id = any ($1::uuid[])',
};
