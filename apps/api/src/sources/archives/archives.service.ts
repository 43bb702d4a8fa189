import { Injectable } from '@nestjs/common';
import { AppError } from '#platform/errors/app-error.js';
import { Database } from '../../database/database.js';
import type { ReceiveUpload } from '../../http/uploads/upload.decorators.js';
import { AttemptLimiter } from '../../rate-limit/attempt-limiter.service.js';
import { WINDOW } from '../../rate-limit/attempt-limits.js';
import type { Profile } from '../../session/profile.view.js';
import { cleanLine, clip } from '../reader/text/clean-text.js';
import { ArchiveQueue } from './archive-queue.service.js';
import { ArchiveUploads } from './archive-uploads.js';
import { ArchivesRepository } from './archives.repository.js';
import {
  type ArchiveRow,
  type DraftRow,
  FIND_ARCHIVE,
  type PagedDraftRow,
  READ_DRAFTS,
} from './archives.query.js';
import type { Archive, ArchiveDraft, UploadedArchive } from './archives.view.js';

/** Maximum number of uploads of a person per window. */
const MAX_UPLOADS = 60;
const MAX_NAME = 200;

/** The archives of a person: upload, progress and drafts, deletion. */
@Injectable()
export class ArchivesService {
  constructor(
    private readonly database: Database,
    private readonly archives: ArchivesRepository,
    private readonly uploads: ArchiveUploads,
    private readonly queue: ArchiveQueue,
    private readonly limiter: AttemptLimiter,
  ) {}

  /** @throws TOO_MANY_REQUESTS, QUOTA_EXCEEDED, PAYLOAD_TOO_LARGE, VALIDATION_ERROR */
  async upload({ id }: Profile, receive: ReceiveUpload): Promise<UploadedArchive> {
    const upload = await receive();
    const counter = { key: `archives:person:${String(id)}`, max: MAX_UPLOADS };
    await this.limiter.count('archives', counter, WINDOW);
    const arrived = await this.uploads.write(upload);
    try {
      const archive = await this.archives.create(id, clip(cleanLine(upload.name), MAX_NAME));
      await this.uploads.keep(arrived, archive.file);
      this.queue.add(archive);
      return { id: archive.id };
    } catch (error) {
      await this.uploads.delete(arrived);
      throw error;
    }
  }

  /** @throws ARCHIVE_NOT_FOUND */
  async read(profileId: number, archiveId: number, after = 0): Promise<ArchivePage> {
    const [archive] = await this.database.read<ArchiveRow>(FIND_ARCHIVE, [profileId, archiveId]);
    if (archive === undefined) throw new AppError('ARCHIVE_NOT_FOUND');
    const values = [profileId, archiveId, after];
    const rows = await this.database.read<PagedDraftRow>(READ_DRAFTS, values);
    const last = rows.at(-1);
    return {
      archive: { ...archive, drafts: rows.map(draftOf) },
      next: last?.hasMore ? String(last.id) : null,
    };
  }

  /** @throws ARCHIVE_NOT_FOUND */
  async delete(profileId: number, archiveId: number): Promise<void> {
    const file = await this.archives.delete(profileId, archiveId);
    if (file === undefined) throw new AppError('ARCHIVE_NOT_FOUND');
    this.queue.cancel(archiveId);
    await this.uploads.delete(file);
  }
}

export interface ArchivePage {
  readonly archive: Archive;
  readonly next: string | null;
}

function draftOf({ id, isReady, draft, photoId, recipeId }: DraftRow): ArchiveDraft {
  const { key, references, parts = [], ...content } = draft;
  return {
    ...(content as Omit<ArchiveDraft, 'id' | 'ready' | 'hasPhoto' | 'recipeId' | 'parts'>),
    ...{ parts, id, ready: isReady, hasPhoto: photoId !== null, recipeId },
  };
}
