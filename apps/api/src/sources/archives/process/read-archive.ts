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

/** How far an archive is read. Reading it again gives the same parts and results in the same order. */
export interface Position {
  /** Parts that are read. The first one is that of the entries that are not read. */
  readonly parts: number;
  /** Results of the next part that are known. */
  readonly results: number;
}

/** What to read. */
export interface ArchiveTask {
  /** The path of the file. */
  readonly location: string;
  /** The name that the person gave the file. */
  readonly name: string;
  /** Where to begin. Parts before it are not read again. */
  readonly start: Position;
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

export type ArchiveResult = RecipeResult | FailureResult;

export type ArchiveEvent =
  | { readonly kind: 'format'; readonly format: ArchiveFormat; readonly total: number | null }
  /** So many parts are read. If the process ends, the next one is why. */
  | { readonly kind: 'parts'; readonly parts: number }
  | ArchiveResult;

/** @throws {ArchiveError} when the archive cannot be read as a whole; any other error if it is broken */
export async function* readArchive(task: ArchiveTask): AsyncGenerator<ArchiveEvent> {
  const { start, broken } = task;
  const { files, failures } = await filesIn(task);
  const { format, total, parts } = await partsIn(files);
  yield { kind: 'format', format, total };
  if (start.parts === 0) {
    for (const failure of failures.slice(start.results)) {
      yield { kind: 'failure', failure, isPart: false };
    }
  }
  let index = 1;
  yield { kind: 'parts', parts: Math.max(start.parts, index) };
  for await (const part of parts) {
    if (index >= start.parts) {
      const results = index === start.parts ? start.results : 0;
      yield* resultsOf(part, broken.includes(index), results);
      yield { kind: 'parts', parts: index + 1 };
    }
    index++;
  }
}

/** A part that cannot be read does not lose the others. */
async function* resultsOf(
  part: ArchivePart,
  isBroken: boolean,
  start: number,
): AsyncGenerator<ArchiveResult> {
  const { path } = part;
  const found = isBroken ? 'TOO_SLOW' : await recipesOf(part);
  if (typeof found === 'string') {
    yield { kind: 'failure', failure: { path, reason: found }, isPart: true };
  } else {
    for (const recipe of found.slice(start)) yield await resultOf(path, recipe);
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
