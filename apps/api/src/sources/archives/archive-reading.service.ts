import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { ArchivedRecipe, ArchiveFailure, FailureReason } from '#domain/sources/archive.js';
import { QUOTAS } from '#domain/quotas.js';
import { ARCHIVE_DAYS } from '#domain/retention.js';
import { AppError } from '#platform/errors/app-error.js';
import { Config } from '../../config.js';
import { EgressPolicy } from '../../egress/egress-policy.js';
import { retryWhileBusy } from '../../overload/retry-while-busy.js';
import { PhotosService } from '../../recipes/photos/photos.service.js';
import { DraftService } from '../draft.service.js';
import { secureUrl } from '../reader/html/secure-url.js';
import { cleanLine, clip } from '../reader/text/clean-text.js';
import { type ArchiveInReading, ArchivesRepository, type NewDraft } from './archives.repository.js';
import { ArchiveUploads } from './archive-uploads.js';
import { ArchiveError } from './files/archive-error.js';
import { readInProcess } from './process/archive-process-reader.js';
import type { ArchiveResult } from './process/read-archive.js';

/** Photos of drafts outlast the drafts by a day. */
const PHOTO_HOURS = (ARCHIVE_DAYS + 1) * 24;
/** Pictures after which the quota of photos is checked again. */
const PICTURES_OF_CHECK = 20;
const MAX_UNREAD = 2;
const MAX_PATH = 300;

/** How far this process has read an archive. */
interface Progress {
  results: number;
  recipes: number;
  /** Recipes without a draft. */
  failed: number;
  /** Recipes of the archive, if their number is known before they are read; else 0. */
  total: number;
  pictures: number;
  /** Recipes in a row whose lines the classifier has not read. */
  unread: number;
  /** Bytes of all drafts of the person. */
  bytes: number;
}

interface DraftResult {
  readonly draft: NewDraft | null;
  readonly failures: readonly ArchiveFailure[];
}

/** Reads one archive: stores a draft of each recipe, its picture as a photo, and what failed. */
@Injectable()
export class ArchiveReading {
  private readonly policy: EgressPolicy;

  constructor(
    private readonly archives: ArchivesRepository,
    private readonly uploads: ArchiveUploads,
    private readonly drafts: DraftService,
    private readonly photos: PhotosService,
    { egressAllowHosts }: Config,
  ) {
    this.policy = new EgressPolicy(egressAllowHosts);
  }

  /**
   * Reads an archive to its end, after the results that are stored already. Ends early when it is
   * deleted, or when another process reads it.
   *
   * @throws SERVICE_UNAVAILABLE when the classifier does not respond: another attempt may succeed
   */
  async read(archive: ArchiveInReading, stop: AbortSignal): Promise<void> {
    let failure: ArchiveFailure | null = null;
    try {
      const isWhole = await this.readAll(archive, stop);
      if (!isWhole) return;
    } catch (error) {
      if (!(error instanceof ArchiveError)) throw error;
      failure = { path: archive.name, reason: error.reason };
    }
    await this.archives.finish(archive.id, failure);
    await this.uploads.delete(archive.file);
  }

  /** Returns false when it ended early. */
  private async readAll(archive: ArchiveInReading, stop: AbortSignal): Promise<boolean> {
    const { id, file, name, results: skip, recipes } = archive;
    const bytes = await this.archives.countBytes(archive.profileId);
    const failed = skip - recipes;
    const progress = { results: skip, recipes, failed, total: 0, pictures: 0, unread: 0, bytes };
    const task = { location: this.uploads.locationOf(file), name, skip };
    for await (const event of readInProcess(task, stop)) {
      if (event.kind === 'format') {
        progress.total = event.total ?? 0;
        await this.archives.setFormat(id, event.format, progress.total);
      } else if (event.kind !== 'part') {
        const isStored = await this.store(archive, progress, event);
        if (!isStored) return false;
      }
    }
    return true;
  }

  /** Returns false when the archive was deleted, or another process reads it. */
  private async store(
    archive: ArchiveInReading,
    progress: Progress,
    result: ArchiveResult,
  ): Promise<boolean> {
    const { draft, failures } =
      result.kind === 'recipe'
        ? await this.draftOf(archive, progress, result)
        : { draft: null, failures: [result.failure] };
    if (draft !== null) progress.recipes++;
    else if (result.kind === 'recipe' || result.isPart) progress.failed++;
    progress.bytes += Buffer.byteLength(draft?.draft ?? '');
    if (progress.bytes > QUOTAS.archiveBytes.max) throw new ArchiveError('QUOTA_EXCEEDED');
    return this.archives.store(archive.id, {
      results: progress.results++,
      draft,
      failures: failures.map(({ path, reason }) => ({ path: shortPath(path), reason })),
      total: Math.max(progress.total, progress.recipes + progress.failed),
    });
  }

  private async draftOf(
    archive: ArchiveInReading,
    progress: Progress,
    { recipe, path, picture, failure }: Extract<ArchiveResult, { kind: 'recipe' }>,
  ): Promise<DraftResult> {
    const read = await this.readLines(progress, recipe);
    if (read === null) return { draft: null, failures: [{ path, reason: 'TOO_SLOW' }] };
    const { ready: isReady, ...draft } = read;
    const { description, tags, sourceUrl } = recipe;
    const restMinutes = recipe.restMinutes ?? draft.restMinutes;
    const imageUrl = this.addressOf(recipe.imageUrl);
    const details = { description, tags, restMinutes, sourceUrl, imageUrl };
    const photo = picture === null ? null : await this.photoOf(archive, progress, picture);
    const photoFailure = photo?.reason === undefined ? [] : [{ path, reason: photo.reason }];
    return {
      draft: {
        isReady,
        draft: JSON.stringify({ ...draft, ...details }),
        content: contentOf(recipe),
        photoId: photo?.id ?? null,
      },
      failures: [...(failure === null ? [] : [failure]), ...photoFailure],
    };
  }

  /**
   * Null when the classifier needs too long for the lines of a recipe. When it needs too long for
   * several in a row, it does not respond at all.
   *
   * @throws SERVICE_UNAVAILABLE
   */
  private async readLines(progress: Progress, recipe: ArchivedRecipe) {
    try {
      const draft = await retryWhileBusy(() => this.drafts.draft(recipe, recipe.locale));
      progress.unread = 0;
      return draft;
    } catch (error) {
      if (++progress.unread >= MAX_UNREAD) throw error;
      return null;
    }
  }

  /** The address of a picture as it would be fetched; null for one that is never fetched. */
  private addressOf(imageUrl: string | null): string | null {
    if (imageUrl === null || !URL.canParse(imageUrl)) return null;
    try {
      const url = this.policy.allowedUrl(new URL(imageUrl));
      return secureUrl(url.href, url);
    } catch {
      return null;
    }
  }

  private async photoOf(
    { profileId: id, houseId }: ArchiveInReading,
    progress: Progress,
    picture: Uint8Array,
  ): Promise<{ readonly id?: string; readonly reason?: FailureReason }> {
    try {
      if (progress.pictures++ % PICTURES_OF_CHECK === 0) await this.photos.requireRoom(id);
      const store = () => this.photos.storeForLater({ id, houseId }, picture, PHOTO_HOURS);
      return { id: await retryWhileBusy(store) };
    } catch (error) {
      const isFull = error instanceof AppError && error.errorName === 'QUOTA_EXCEEDED';
      return { reason: isFull ? 'QUOTA_EXCEEDED' : 'PICTURE_UNREADABLE' };
    }
  }
}

/** What makes two recipes of archives the same: not their pictures, tags or times. */
function contentOf({ name, ingredientLines, steps }: ArchivedRecipe): Buffer {
  const text = JSON.stringify([name.toLowerCase(), ingredientLines, steps]);
  return createHash('sha256').update(text).digest();
}

const shortPath = (path: string) => clip(cleanLine(path), MAX_PATH);
