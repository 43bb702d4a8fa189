import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { createPage } from './page.js';
import { createPlots } from './plots/plots.js';
import { readRuns } from './recording.js';

/**
 * Writes the page and its plots from the recorded figures of the folder.
 *
 * @param names the benchmarks of the page
 */
export async function writePage(folder: string, names: readonly string[]): Promise<void> {
  for (const [file, content] of await createFiles(folder, names)) {
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, content);
  }
}

/** Returns the files that differ from what the recorded figures give. */
export async function outdatedFiles(folder: string, names: readonly string[]): Promise<string[]> {
  const files = await createFiles(folder, names);
  return [...files]
    .filter(([file, content]) => !existsSync(file) || readFileSync(file, 'utf8') !== content)
    .map(([file]) => file);
}

/** Contents by path. */
async function createFiles(
  folder: string,
  names: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const runs = readRuns(folder);
  const plots = await createPlots(runs);
  const files = new Map<string, string>();
  for (const { file, svg } of plots) files.set(path.join(folder, file), svg);
  return files.set(path.join(folder, 'performance.md'), await createPage(runs, plots, names));
}
