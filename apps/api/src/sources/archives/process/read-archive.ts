import type {
  ArchivedRecipe,
  ArchiveFailure,
  ArchiveFormat,
  FailureReason,
} from '#domain/sources/archive.js';
import { ArchiveError, reasonOf } from '../files/archive-error.js';
import { readHead, uploadedFile } from '../files/archive-file.js';
import { type ArchiveFiles, filesOfZip } from '../files/zip-files.js';
import type { ArchivePart, ArchiveParts, FoundRecipe } from '../nodes/format.js';
import { FORMATS } from '../formats/formats.js';

/** What to read. */
export interface ArchiveTask {
  /** The path of the file. */
  readonly location: string;
  /** The name that the person gave the file. */
  readonly name: string;
  /** Results that are stored already: they are passed over. */
  readonly skip: number;
  /** Parts that ended a process before: they are not read again. */
  readonly broken: readonly number[];
}

interface RecipeResult {
  readonly kind: 'recipe';
  readonly path: string;
  readonly recipe: ArchivedRecipe;
  readonly picture: Uint8Array | null;
  /** Why the picture was not read. */
  readonly failure: ArchiveFailure | null;
}

interface FailureResult {
  readonly kind: 'failure';
  readonly failure: ArchiveFailure;
  /** Whether it is a part with recipes, which then have no draft. */
  readonly isPart: boolean;
}

/** Reading the same archive again gives the same results in the same order. */
export type ArchiveResult = RecipeResult | FailureResult;

export type ArchiveEvent =
  | { readonly kind: 'format'; readonly format: ArchiveFormat; readonly total: number | null }
  /** A part is read now: if the process ends, it is why. */
  | { readonly kind: 'part'; readonly part: number; readonly path: string }
  | ArchiveResult;

/** @throws {ArchiveError} when the archive cannot be read as a whole; any other error if it is broken */
export async function* readArchive(task: ArchiveTask): AsyncGenerator<ArchiveEvent> {
  const { files, failures } = await filesIn(task);
  const { format, total, parts } = await partsIn(files);
  yield { kind: 'format', format, total };
  let position = 0;
  for (const failure of failures) {
    if (position++ >= task.skip) yield { kind: 'failure', failure, isPart: false };
  }
  let index = 0;
  for await (const part of parts) {
    yield { kind: 'part', part: index, path: part.path };
    const found = task.broken.includes(index++) ? 'TOO_SLOW' : await recipesOf(part);
    if (typeof found === 'string') {
      const failure = { path: part.path, reason: found };
      if (position++ >= task.skip) yield { kind: 'failure', failure, isPart: true };
    } else {
      for (const recipe of found) {
        if (position++ >= task.skip) yield await resultOf(part.path, recipe);
      }
    }
  }
}

const ZIP = Buffer.from('PK');

async function filesIn({ location, name }: ArchiveTask): Promise<ArchiveFiles> {
  const file = await uploadedFile(location, name);
  const isZip = (await readHead(file, ZIP.length)).equals(ZIP);
  return isZip ? filesOfZip(location) : { files: [file], failures: [] };
}

async function partsIn(files: ArchiveFiles['files']) {
  for (const { format, find } of FORMATS) {
    const parts: ArchiveParts | null = await find(files);
    if (parts !== null) return { format, ...parts };
  }
  throw new ArchiveError('UNKNOWN_FORMAT');
}

/** A part that cannot be read does not lose the others. */
async function recipesOf(part: ArchivePart): Promise<FoundRecipe[] | FailureReason> {
  try {
    return await part.read();
  } catch (error) {
    return reasonOf(error);
  }
}

async function resultOf(path: string, { recipe, picture }: FoundRecipe): Promise<RecipeResult> {
  try {
    const bytes = (await picture?.()) ?? null;
    return { kind: 'recipe', path, recipe, picture: bytes, failure: null };
  } catch (error) {
    const reason = error instanceof ArchiveError ? error.reason : 'PICTURE_UNREADABLE';
    return { kind: 'recipe', path, recipe, picture: null, failure: { path, reason } };
  }
}
