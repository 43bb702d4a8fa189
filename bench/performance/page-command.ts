import path from 'node:path';
import { parseArgs } from 'node:util';
import { outdatedFiles, writePage } from './page-files.js';

const DOCS = path.resolve(import.meta.dirname, '../../../docs');

/**
 * `npm run bench -- page`: writes docs/performance.md and its plots from docs/performance.json.
 * With `--check`, exits with 1 if they are out of date.
 */
export async function page(args: readonly string[]): Promise<void> {
  const options = { check: { type: 'boolean', default: false } } as const;
  const { values } = parseArgs({ args: [...args], options });
  if (!values.check) return writePage(DOCS);
  const outdated = await outdatedFiles(DOCS);
  if (outdated.length === 0) return;
  console.error(`Out of date: ${outdated.join(', ')}. Run npm run bench -- page.`);
  process.exitCode = 1;
}
