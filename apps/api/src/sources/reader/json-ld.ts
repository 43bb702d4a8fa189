import type { CheerioAPI } from 'cheerio/slim';
import { parseForgivingJson } from './forgiving-json.js';

/** The values of a page's JSON-LD blocks; blocks that make no sense are left out. */
export function jsonLdOf($: CheerioAPI): unknown[] {
  return $('script[type^="application/ld+json" i]')
    .toArray()
    .map((script) => parseForgivingJson($(script).text()))
    .filter((value) => value !== undefined);
}
