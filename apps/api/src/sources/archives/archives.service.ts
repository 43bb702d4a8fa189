import { Injectable } from '@nestjs/common';
import { pageKey } from '#domain/sources/page-key.js';
import { AppError } from '#platform/errors/app-error.js';
import { Database } from '../../database/database.js';
import type { ReceiveUpload } from '../../http/uploads/upload.decorators.js';
import { AttemptLimiter } from '../../rate-limit/attempt-limiter.service.js';
import { WINDOW } from '../../rate-limit/attempt-limits.js';
import type { Profile } from '../../session/profile.view.js';
import { FIND_IMPORTED, type ImportedPage } from '../access/source-access.query.js';
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
      archive: { ...archive, drafts: await this.draftsOf(profileId, rows) },
      next: last?.hasMore ? String(last.id) : null,
    };
  }

  private async draftsOf(profileId: number, rows: readonly DraftRow[]): Promise<ArchiveDraft[]> {
    const pages = rows.map(({ draft: { sourceUrl } }) => sourceUrl && pageKey(sourceUrl));
    const keys = pages.filter((page) => page !== null);
    const found =
      keys.length === 0
        ? []
        : await this.database.read<ImportedPage>(FIND_IMPORTED, [profileId, keys]);
    const recipeOf = new Map<string | null, number>(found.map((page) => [page.pageKey, page.id]));
    return rows.map((row, index) => draftOf(row, recipeOf.get(pages[index] ?? null) ?? null));
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

/** @param ofPage the recipe that was imported from its page */
function draftOf(
  { id, isReady, draft, photoId, recipeId }: DraftRow,
  ofPage: number | null,
): ArchiveDraft {
  const { key, references, parts = [], ...content } = draft;
  return {
    ...(content as Omit<ArchiveDraft, OfRow>),
    ...{ parts, id, ready: isReady, hasPhoto: photoId !== null, recipeId },
    alreadyImported: recipeId ?? ofPage,
  };
}

type OfRow = 'id' | 'ready' | 'hasPhoto' | 'recipeId' | 'alreadyImported' | 'parts';
