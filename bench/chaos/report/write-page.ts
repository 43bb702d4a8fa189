import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { type GeneratedPart, writeGeneratedPart } from '../../harness/generated-part.js';

const DOCS = path.resolve(import.meta.dirname, '..', '..', '..', '..', 'docs');
const CHART = path.join(DOCS, 'images', 'chaos.svg');

const PART: GeneratedPart = {
  page: path.join(DOCS, 'reliability.md'),
  begin: '<!-- Written by npm run bench -- chaos --report -->',
  end: '<!-- End of the generated part -->',
};

/** Replaces the generated part of docs/reliability.md, and the chart. */
export async function writePage(content: string, chart: string): Promise<void> {
  await writeGeneratedPart(PART, content);
  await mkdir(path.dirname(CHART), { recursive: true });
  await writeFile(CHART, chart);
}
