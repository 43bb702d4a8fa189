import { randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { Injectable } from '@nestjs/common';
import { Config } from '../../config.js';

/** Milliseconds after which a file that no archive has is deleted: its upload was interrupted. */
const MAX_AGE = 3_600_000;

/** The files of archives that this process reads: in a folder, until they are read. */
@Injectable()
export class ArchiveUploads {
  private readonly folder: string;

  constructor({ dataDir }: Config) {
    this.folder = path.join(dataDir, 'archives');
  }

  /** Writes a stream to a new file. Returns the name of the file. */
  async write(stream: Readable): Promise<string> {
    await mkdir(this.folder, { recursive: true });
    const file = randomUUID();
    try {
      await pipeline(stream, createWriteStream(this.locationOf(file)));
      return file;
    } catch (error) {
      await this.delete(file);
      throw error;
    }
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
