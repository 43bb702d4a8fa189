import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { PhotoFile } from '../processing/resized-photo.js';
import { fileName, PhotoStore, type StoredPhoto } from './photo-store.js';

/** The folder of the photos in the folder of the data. */
export function photosFolder(dataDir: string): string {
  return path.join(dataDir, 'photos');
}

/** Keeps each photo in a folder of its own, which no other user can read. */
export class FolderPhotoStore extends PhotoStore {
  constructor(private readonly folder: string) {
    super();
  }

  override async write(id: string, files: readonly PhotoFile[]): Promise<void> {
    await mkdir(path.join(this.folder, id), { recursive: true, mode: 0o700 });
    for (const { width, bytes } of files) {
      await writeFile(this.pathOf(id, width), bytes, { flush: true, mode: 0o600 });
    }
  }

  override async read(id: string, width: number): Promise<Uint8Array | null> {
    try {
      return await readFile(this.pathOf(id, width));
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
      throw error;
    }
  }

  override async delete(photos: readonly StoredPhoto[]): Promise<void> {
    for (const { id } of photos) {
      await rm(path.join(this.folder, id), { recursive: true, force: true });
    }
  }

  private pathOf(id: string, width: number): string {
    return path.join(this.folder, fileName(id, width));
  }
}
