import { readFileSync } from 'node:fs';
import path from 'node:path';

const PAGE = path.resolve(__dirname, '../../../../docs/metrics.md');
const ITEM = /^- ((?:`\w+`(?:, )?)+) \((counter|gauge|histogram|summary)\)/gm;

/** The metrics in the list below a heading of docs/metrics.md: type by name. */
export function documentedMetrics(heading: string): Map<string, string> {
  const sections = readFileSync(PAGE, 'utf8').split(/^## /m);
  const section = sections.find((text) => text.startsWith(heading)) ?? '';
  return new Map(
    [...section.matchAll(ITEM)].flatMap(([, names = '', type = '']) =>
      Array.from(names.matchAll(/\w+/g), ([name]) => [name, type] as const),
    ),
  );
}
