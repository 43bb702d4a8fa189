import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import {
  type ArchiveResult,
  readArchive,
} from '../../../src/sources/archives/process/read-archive.js';
import { type Entries, zip } from './zip.js';

/** What is read of a file, after `parts`. Rejects when it cannot be read as a whole. */
export async function readBytes(bytes: Uint8Array, name = 'export', parts = 0) {
  const folder = await mkdtemp(path.join(tmpdir(), 'popote-archives-'));
  const location = path.join(folder, 'file');
  await writeFile(location, bytes);
  const results: ArchiveResult[] = [];
  let format = '';
  const start = { parts, results: 0 };
  try {
    for await (const event of readArchive({ location, name, start, broken: [] })) {
      if (event.kind === 'format') ({ format } = event);
      else if (event.kind !== 'parts') results.push(event);
    }
  } finally {
    await rm(folder, { recursive: true });
  }
  const recipes = results.flatMap((result) => (result.kind === 'recipe' ? [result] : []));
  return {
    format,
    recipes: recipes.map(({ recipe }) => recipe),
    pictures: recipes.map(({ picture }) => picture),
    failures: results.flatMap(({ failure }) => (failure === null ? [] : [failure])),
  };
}

export const readEntries = async (entries: Entries) => readBytes(await zip(entries));

/** A file with a recipe in terms of schema.org. */
export const recipeFile = (name: string, more: object = {}) =>
  JSON.stringify({ '@type': 'Recipe', name, recipeIngredient: ['2 œufs'], ...more });
