import path from 'node:path';
import { parseArgs } from 'node:util';
import { measuredByAll } from './measured-by-all.js';
import { outdatedFiles, writePage } from './page-files.js';

const DOCS = path.resolve(import.meta.dirname, '../../../docs');

/**
 * `npm run bench -- page`: writes docs/performance.md and its plots from docs/performance.json.
 * With `--check`, exits with 1 if they are out of date.
 *
 * @param names all benchmarks
 */
export async function page(names: readonly string[], args: readonly string[]): Promise<void> {
  const options = { check: { type: 'boolean', default: false } } as const;
  const { values } = parseArgs({ args: [...args], options });
  if (!values.check) return writePage(DOCS, measuredByAll(names));
  const outdated = await outdatedFiles(DOCS, measuredByAll(names));
  if (outdated.length === 0) return;
  console.error(`Out of date: ${outdated.join(', ')}. Run npm run bench -- page.`);
  process.exitCode = 1;
}
