import { cp, readdir } from 'node:fs/promises';
import path from 'node:path';
import { photosFolder } from '../../recipes/photos/storage/folder-photo-store.js';

/**
 * Copies the folder of photos from one folder to another, photo by photo: some may be deleted
 * meanwhile. Copies nothing when there is none, for example because photos are in a bucket.
 */
export async function copyPhotos(from: string, to: string): Promise<void> {
  for (const id of await readdir(photosFolder(from)).catch(emptyIfMissing)) {
    const target = path.join(photosFolder(to), id);
    await cp(path.join(photosFolder(from), id), target, { recursive: true }).catch(emptyIfMissing);
  }
}

function emptyIfMissing(error: NodeJS.ErrnoException): [] {
  if (error.code === 'ENOENT') return [];
  throw error;
}
