import path from 'node:path';
import { parseArgs } from 'node:util';
import { isPageCurrent, writePage } from './page.js';

const DOCS = path.resolve(import.meta.dirname, '../../../docs');

/**
 * `npm run bench -- page`: writes docs/performance.md from docs/performance.json. With `--check`,
 * exits with 1 if it is out of date.
 */
export async function page(args: readonly string[]): Promise<void> {
  const options = { check: { type: 'boolean', default: false } } as const;
  const { values } = parseArgs({ args: [...args], options });
  if (!values.check) return writePage(DOCS);
  if (await isPageCurrent(DOCS)) return;
  console.error('docs/performance.md is out of date. Run npm run bench -- page.');
  process.exitCode = 1;
}
