import { randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, readdir, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { OnModuleInit } from '@nestjs/common';
import { AppError } from '#platform/errors/app-error.js';
import { type UploadedFile, uploadProblemOf } from './upload.decorators.js';

/** Milliseconds after which a file that arrives belongs to an upload that was interrupted. */
const MAX_AGE = 3_600_000;
/** The end of the name of a file that arrives, or is not kept. */
const ARRIVING = '.part';

/** A folder in which the files of clients are until they are read. No other user can read them. */
export class UploadFolder implements OnModuleInit {
  constructor(private readonly folder: string) {}

  onModuleInit(): Promise<void> {
    return this.deleteInterrupted();
  }

  /**
   * Writes a file of a client.
   *
   * @returns its name in the folder
   * @throws VALIDATION_ERROR for an incomplete form, PAYLOAD_TOO_LARGE, SERVICE_UNAVAILABLE
   */
  async write({ stream }: UploadedFile): Promise<string> {
    const file = randomUUID() + ARRIVING;
    try {
      await mkdir(this.folder, { recursive: true, mode: 0o700 });
      await this.deleteInterrupted();
      await pipeline(stream, createWriteStream(this.locationOf(file), { mode: 0o600 }));
      if (stream.truncated) throw new AppError('PAYLOAD_TOO_LARGE');
      return file;
    } catch (error) {
      await this.delete(file);
      throw error instanceof AppError ? error : uploadProblemOf(error);
    }
  }

  /** Keeps a file that has arrived, under another name. */
  async keep(file: string, name: string): Promise<void> {
    await rename(this.locationOf(file), this.locationOf(name));
  }

  locationOf(file: string): string {
    return path.join(this.folder, file);
  }

  async delete(file: string): Promise<void> {
    await rm(this.locationOf(file), { force: true });
  }

  /** The names of the files that are kept. */
  async list(): Promise<string[]> {
    return (await this.all()).filter((file) => !file.endsWith(ARRIVING));
  }

  /** Deletes what interrupted uploads have left. */
  private async deleteInterrupted(): Promise<void> {
    for (const file of await this.all()) {
      if (!file.endsWith(ARRIVING)) continue;
      const { mtimeMs } = await stat(this.locationOf(file)).catch(() => ({ mtimeMs: Infinity }));
      if (Date.now() - mtimeMs > MAX_AGE) await this.delete(file);
    }
  }

  private all(): Promise<string[]> {
    return readdir(this.folder).catch(() => []); // there is no folder before the first upload
  }
}
