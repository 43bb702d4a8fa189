import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import {
  ARCHIVE_LIMITS,
  type ArchivedRecipe,
  type ArchiveFailure,
  type FailureReason,
} from '#domain/sources/archive.js';
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
import { type ArchiveReadingState, readInProcess } from './process/archive-process-reader.js';
import type { ArchiveEvent, ArchiveResult, Position } from './process/read-archive.js';

/** Photos of drafts outlast the drafts by a day. */
const PHOTO_HOURS = (ARCHIVE_DAYS + 1) * 24;
/** Pictures after which the quota of photos is checked again. */
const PICTURES_OF_CHECK = 20;
const MAX_UNREAD = 2;
const MAX_PATH = 300;
/** Failures that wait for the next draft before they are stored. */
const MAX_UNSTORED = 100;

/** An archive that this process reads, in several turns. */
export interface ArchiveInTurns extends ArchiveReadingState {
  readonly archive: ArchiveInReading;
  /** What is stored. */
  stored: Position;
  /** Failures that are not stored yet. */
  failures: ArchiveFailure[];
  /** Recipes with a draft, and those that are known. */
  recipes: number;
  total: number;
  /** Whether the archive states how many recipes it has. */
  hasTotal: boolean;
  pictures: number;
  pictureSeconds: number;
  /** Recipes in a row whose lines the classifier has not read. */
  unread: number;
  /** Bytes of all drafts of the person. */
  bytes: number;
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

  /** Prepares the turns of an archive, which begin after what is stored already. */
  async begin(archive: ArchiveInReading): Promise<ArchiveInTurns> {
    const { file, name, profileId, parts, results, recipes, total } = archive;
    return {
      archive,
      ...{ location: this.uploads.locationOf(file), name, parts, results, broken: [] },
      ...{ stored: { parts, results }, failures: [], recipes, total, hasTotal: false },
      ...{ cpuSeconds: 0, pictures: 0, pictureSeconds: 0, unread: 0 },
      bytes: await this.archives.countBytes(profileId),
    };
  }

  /**
   * Reads an archive until its turn is over.
   *
   * @param stop ends the turn, and its process at once
   * @param mayContinue is asked after each part
   * @returns whether the archive needs another turn
   * @throws SERVICE_UNAVAILABLE when the classifier does not respond: another attempt may succeed
   */
  async read(
    turns: ArchiveInTurns,
    stop: AbortSignal,
    mayContinue: () => boolean,
  ): Promise<boolean> {
    const { archive } = turns;
    let failure: ArchiveFailure | null = null;
    try {
      for await (const event of readInProcess(turns, stop)) {
        if (!(await this.handle(turns, event))) return false;
        if (event.kind === 'parts' && !mayContinue()) return true;
      }
    } catch (error) {
      if (stop.aborted) return true;
      if (!(error instanceof ArchiveError)) throw error;
      failure = { path: archive.name, reason: error.reason };
    }
    if (await this.store(turns, null)) {
      await this.archives.resolveParts(archive.id);
      await this.archives.finish(archive.id, failure);
    }
    await this.uploads.delete(archive.file);
    return false;
  }

  /** Returns false when the archive was deleted, or another process reads it. */
  private async handle(turns: ArchiveInTurns, event: ArchiveEvent): Promise<boolean> {
    const { archive } = turns;
    const isTooMany = Math.max(turns.parts, turns.recipes) > ARCHIVE_LIMITS.recipes;
    if (isTooMany) throw new ArchiveError('TOO_MANY_RECIPES');
    if (event.kind === 'parts') return true;
    if (event.kind === 'format') {
      turns.hasTotal = event.total !== null;
      turns.total = event.total ?? turns.total;
      await this.archives.setFormat(archive.id, event.format, turns.total);
      return true;
    }
    if (!turns.hasTotal && (event.kind === 'recipe' || event.isPart)) turns.total++;
    if (event.kind === 'failure') {
      turns.failures.push(event.failure);
      return turns.failures.length < MAX_UNSTORED || this.store(turns, null);
    }
    const draft = await this.draftOf(turns, event);
    turns.bytes += Buffer.byteLength(draft?.draft ?? '');
    if (turns.bytes > QUOTAS.archiveBytes.max) throw new ArchiveError('QUOTA_EXCEEDED');
    return this.store(turns, draft);
  }

  /** Stores a draft, and the failures since the last one. Returns what `handle` returns. */
  private async store(turns: ArchiveInTurns, draft: NewDraft | null): Promise<boolean> {
    const { archive, stored, failures, parts, results, total } = turns;
    if (draft !== null) turns.recipes++;
    turns.stored = { parts, results };
    turns.failures = [];
    return this.archives.store(archive.id, {
      ...{ from: stored, to: turns.stored, draft, total: Math.max(total, turns.recipes) },
      failures: failures.map(({ path, reason }) => ({ path: shortPath(path), reason })),
    });
  }

  /** Null when the lines of the recipe cannot be read. */
  private async draftOf(
    turns: ArchiveInTurns,
    { recipe, path, picture, failure }: Extract<ArchiveResult, { kind: 'recipe' }>,
  ): Promise<NewDraft | null> {
    const read = await this.readLines(turns, recipe);
    if (read === null) {
      turns.failures.push({ path, reason: 'TOO_SLOW' });
      return null;
    }
    if (failure !== null) turns.failures.push(failure);
    const { ready: isReady, ...draft } = read;
    const restMinutes = recipe.restMinutes ?? draft.restMinutes;
    const imageUrl = this.addressOf(recipe.imageUrl);
    const { key, references = [] } = recipe;
    const details = {
      ...{ restMinutes, sourceUrl: recipe.sourceUrl, imageUrl, key },
      ...(references.length > 0 && { references }),
    };
    return {
      isReady,
      draft: JSON.stringify({ ...draft, ...details }),
      content: contentOf(recipe),
      photoId: picture === null ? null : await this.photoOf(turns, path, picture),
    };
  }

  /**
   * Null when the classifier needs too long for the lines of a recipe. When it needs too long for
   * several in a row, it does not respond at all.
   *
   * @throws SERVICE_UNAVAILABLE
   */
  private async readLines(turns: ArchiveInTurns, recipe: ArchivedRecipe) {
    try {
      const draft = await retryWhileBusy(() => this.drafts.draft(recipe, recipe.locale));
      turns.unread = 0;
      return draft;
    } catch (error) {
      if (++turns.unread >= MAX_UNREAD) throw error;
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

  /** Null for a picture that is not stored. */
  private async photoOf(
    turns: ArchiveInTurns,
    path: string,
    picture: Uint8Array,
  ): Promise<string | null> {
    const { profileId: id, houseId } = turns.archive;
    const start = performance.now();
    try {
      if (turns.pictureSeconds > ARCHIVE_LIMITS.pictureSeconds) throw new ArchiveError('TOO_SLOW');
      if (turns.pictures++ % PICTURES_OF_CHECK === 0) await this.photos.requireRoom(id);
      const store = () => this.photos.storeForLater({ id, houseId }, picture, PHOTO_HOURS);
      return await retryWhileBusy(store);
    } catch (error) {
      turns.failures.push({ path, reason: pictureReasonOf(error) });
      return null;
    } finally {
      turns.pictureSeconds += (performance.now() - start) / 1000;
    }
  }
}

function pictureReasonOf(error: unknown): FailureReason {
  if (error instanceof ArchiveError) return error.reason;
  const isFull = error instanceof AppError && error.errorName === 'QUOTA_EXCEEDED';
  return isFull ? 'QUOTA_EXCEEDED' : 'PICTURE_UNREADABLE';
}

/** What makes two recipes of archives the same: not their pictures, tags or times. */
function contentOf({ name, ingredientLines, steps }: ArchivedRecipe): Buffer {
  const text = JSON.stringify([name.toLowerCase(), ingredientLines, steps]);
  return createHash('sha256').update(text).digest();
}

const shortPath = (path: string) => clip(cleanLine(path), MAX_PATH);
