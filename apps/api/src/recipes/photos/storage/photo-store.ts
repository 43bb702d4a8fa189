import type { PhotoFile } from '../processing/resized-photo.js';

/** A stored photo: its files are named by its id and their widths. */
export interface StoredPhoto {
  readonly id: string;
  readonly widths: readonly number[];
}

/** Where the files of photos are. */
export abstract class PhotoStore {
  /** Returns when the files are on the disk. */
  abstract write(id: string, files: readonly PhotoFile[]): Promise<void>;

  /** The bytes of a file; null if it does not exist. */
  abstract read(id: string, width: number): Promise<Uint8Array | null>;

  /** Deletes the files of photos, of which some may not exist. */
  abstract delete(photos: readonly StoredPhoto[]): Promise<void>;
}

/** The name of a file within the folder or the bucket. */
export function fileName(id: string, width: number): string {
  return `${id}/${String(width)}.webp`;
}
