import type { CheerioAPI } from 'cheerio/slim';
import { MarkupError } from '../html/parse-markup.js';
import { parseLenientJson } from './lenient-json.js';

/** Maximum length of all JSON-LD of a page; a recipe with hundreds of comments has about 200,000. */
const MAX_LENGTH = 1024 * 1024;

/**
 * The values of the JSON-LD blocks of a page; blocks that cannot be parsed are left out.
 *
 * @throws {MarkupError} for too much JSON-LD
 */
export function jsonLdOf($: CheerioAPI): unknown[] {
  const texts = $('script[type^="application/ld+json" i]')
    .toArray()
    .map((script) => $(script).text());
  const length = texts.reduce((sum, text) => sum + text.length, 0);
  if (length > MAX_LENGTH) throw new MarkupError('too much JSON-LD');
  return texts.map(parseBlock).filter((value) => value !== undefined);
}

/** The value of a block. Some sites encode it twice: its value is a text with JSON. */
function parseBlock(text: string): unknown {
  const value = parseLenientJson(text);
  return typeof value === 'string' ? parseLenientJson(value) : value;
}
