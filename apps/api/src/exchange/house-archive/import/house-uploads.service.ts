import { randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { AppError } from '#platform/errors/app-error.js';
import { Config } from '../../../config.js';
import { type UploadedFile, uploadProblemOf } from '../../../http/uploads/upload.decorators.js';

/** Milliseconds after which a file of a process that has ended is deleted. */
const MAX_AGE = 60 * 60 * 1000;

/** Exports that clients send, in a folder until they are read. */
@Injectable()
export class HouseUploads implements OnModuleInit {
  private readonly folder: string;

  constructor({ dataDir }: Config) {
    this.folder = path.join(dataDir, 'uploads');
  }

  async onModuleInit(): Promise<void> {
    const names = await readdir(this.folder).catch(() => []);
    for (const name of names) {
      const file = path.join(this.folder, name);
      const { mtimeMs } = await stat(file);
      if (Date.now() - mtimeMs > MAX_AGE) await rm(file, { force: true });
    }
  }

  /**
   * Stores a file while `work` reads it.
   *
   * @throws VALIDATION_ERROR for an incomplete form, PAYLOAD_TOO_LARGE, SERVICE_UNAVAILABLE
   */
  async with<T>({ stream }: UploadedFile, work: (path: string) => Promise<T>): Promise<T> {
    const file = path.join(this.folder, randomUUID());
    try {
      await this.store(stream, file);
      if (stream.truncated) throw new AppError('PAYLOAD_TOO_LARGE');
      return await work(file);
    } finally {
      await rm(file, { force: true });
    }
  }

  private async store(stream: UploadedFile['stream'], file: string): Promise<void> {
    try {
      await mkdir(this.folder, { recursive: true });
      await pipeline(stream, createWriteStream(file));
    } catch (error) {
      throw uploadProblemOf(error);
    }
  }
}
