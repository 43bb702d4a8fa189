import { randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { AppError } from '#platform/errors/app-error.js';
import { Config } from '../../config.js';
import { InvalidRequest } from '../fields/validation-error.js';
import type {} from './upload.hook.js'; // types of @fastify/multipart

const MAX_BYTES = 200 * 1024 * 1024;

/** Milliseconds after which a file of a process that has ended is deleted. */
const MAX_AGE = 60 * 60 * 1000;

/** Files that clients send, in a folder until they are read. */
@Injectable()
export class UploadedFiles implements OnModuleInit {
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
   * Stores the file of a form while `work` reads it.
   *
   * @throws VALIDATION_ERROR without a file, PAYLOAD_TOO_LARGE, SERVICE_UNAVAILABLE
   */
  async receive<T>(request: FastifyRequest, work: (path: string) => Promise<T>): Promise<T> {
    const file = path.join(this.folder, randomUUID());
    try {
      await this.store(request, file);
      return await work(file);
    } finally {
      await rm(file, { force: true });
    }
  }

  private async store(request: FastifyRequest, file: string): Promise<void> {
    if (!request.isMultipart()) throw new InvalidRequest(['file is required']);
    try {
      await mkdir(this.folder, { recursive: true });
      const limits = { fileSize: MAX_BYTES, files: 1, fields: 10, parts: 11 };
      const part = await request.file({ limits });
      if (part?.fieldname !== 'file') throw new InvalidRequest(['file is required']);
      await pipeline(part.file, createWriteStream(file));
      if (part.file.truncated) throw new AppError('PAYLOAD_TOO_LARGE');
    } catch (error) {
      if (error instanceof AppError) throw error;
      if (isOfDisk(error)) throw new AppError('SERVICE_UNAVAILABLE');
      throw new InvalidRequest(['the form must be complete']);
    }
  }
}

/** Whether the file could not be written: the disk is full, for example. */
function isOfDisk(error: unknown): boolean {
  return error instanceof Error && 'syscall' in error;
}
