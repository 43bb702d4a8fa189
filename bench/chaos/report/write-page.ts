import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';

const ROOT = path.resolve(import.meta.dirname, '..', '..', '..', '..');
const PAGE = path.join(ROOT, 'docs', 'reliability.md');
const CHART = path.join(ROOT, 'docs', 'images', 'chaos.svg');

/** The generated part of the page. */
const BEGIN = '<!-- Written by npm run bench -- chaos --report -->';
const END = '<!-- End of the generated part -->';

/** Replaces the generated part of docs/reliability.md, and the chart. */
export async function writePage(content: string, chart: string): Promise<void> {
  const page = await readFile(PAGE, 'utf8');
  const before = page.slice(0, page.indexOf(BEGIN));
  const after = page.slice(page.indexOf(END));
  await writeFile(PAGE, `${before}${BEGIN}\n\n${content}\n\n${after}`);
  await mkdir(path.dirname(CHART), { recursive: true });
  await writeFile(CHART, chart);
}
