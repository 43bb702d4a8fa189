import { randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { AppError } from '#platform/errors/app-error.js';
import { type UploadedFile, uploadProblemOf } from './upload.decorators.js';

/** Milliseconds after which a file that is not used belongs to an upload that was interrupted. */
const MAX_AGE = 3_600_000;

/** A folder in which the files of clients are until they are read. */
export class UploadFolder {
  constructor(private readonly folder: string) {}

  /**
   * Writes a file of a client.
   *
   * @returns its name in the folder
   * @throws VALIDATION_ERROR for an incomplete form, PAYLOAD_TOO_LARGE, SERVICE_UNAVAILABLE
   */
  async write({ stream }: UploadedFile): Promise<string> {
    const file = randomUUID();
    try {
      await mkdir(this.folder, { recursive: true });
      await pipeline(stream, createWriteStream(this.locationOf(file)));
    } catch (error) {
      await this.delete(file);
      throw uploadProblemOf(error);
    }
    if (!stream.truncated) return file;
    await this.delete(file);
    throw new AppError('PAYLOAD_TOO_LARGE');
  }

  locationOf(file: string): string {
    return path.join(this.folder, file);
  }

  async delete(file: string): Promise<void> {
    await rm(this.locationOf(file), { force: true });
  }

  /** The names of all files. */
  list(): Promise<string[]> {
    return readdir(this.folder).catch(() => []); // there is no folder before the first upload
  }

  async isOld(file: string): Promise<boolean> {
    const { mtimeMs } = await stat(this.locationOf(file));
    return Date.now() - mtimeMs > MAX_AGE;
  }
}
