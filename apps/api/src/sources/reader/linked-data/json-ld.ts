import type { CheerioAPI } from 'cheerio/slim';
import { parseLenientJson } from './lenient-json.js';

/** The values of the JSON-LD blocks of a page; blocks that cannot be parsed are left out. */
export function jsonLdOf($: CheerioAPI): unknown[] {
  return $('script[type^="application/ld+json" i]')
    .toArray()
    .map((script) => parseLenientJson($(script).text()))
    .filter((value) => value !== undefined);
}
