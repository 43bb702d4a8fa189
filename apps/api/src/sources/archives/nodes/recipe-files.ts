import { parseLenientJson } from '../../reader/linked-data/lenient-json.js';
import { isNode, type LinkedNode } from '../../reader/linked-data/linked-data.js';
import { ArchiveError } from '../files/archive-error.js';
import { type ArchiveFile, decodeText, readFile } from '../files/archive-file.js';

/** Maximum size of a file of text: a recipe with a picture of 10 MiB as base64. */
export const MAX_TEXT_BYTES = 16 * 1024 * 1024;

/** The value of a file of JSON. @throws {ArchiveError} UNREADABLE, TOO_LARGE */
export async function jsonIn(file: ArchiveFile): Promise<unknown> {
  return parseJson(decodeText(await readFile(file, MAX_TEXT_BYTES)));
}

/** @throws {ArchiveError} UNREADABLE, TOO_LARGE */
export async function nodeIn(file: ArchiveFile): Promise<LinkedNode> {
  const node = await jsonIn(file);
  if (!isNode(node)) throw new ArchiveError('UNREADABLE');
  return node;
}

/** @throws {ArchiveError} UNREADABLE also for a text that ends too early */
export function parseJson(text: string): unknown {
  const value = parseLenientJson(text, true);
  if (value === undefined) throw new ArchiveError('UNREADABLE');
  return value;
}

/** The first of some files that satisfies a condition on its object; unreadable ones do not. */
export async function findNode(
  files: readonly ArchiveFile[],
  condition: (node: LinkedNode) => boolean,
): Promise<ArchiveFile | undefined> {
  for (const file of files.slice(0, MAX_PROBED)) {
    const node = await nodeIn(file).catch(() => null);
    if (node !== null && condition(node)) return file;
  }
  return undefined;
}

/** Files that are read to recognize a format. */
const MAX_PROBED = 5;
