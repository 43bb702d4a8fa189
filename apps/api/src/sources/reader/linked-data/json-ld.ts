import { MarkupError } from '../html/parse-markup.js';
import { parseLenientJson } from './lenient-json.js';

/** Maximum length of all JSON-LD of a page; a recipe with hundreds of comments has about 200,000. */
const MAX_LENGTH = 1024 * 1024;

/**
 * The values of the JSON-LD texts of a page; those that cannot be parsed are left out.
 *
 * @throws {MarkupError} for too much JSON-LD
 */
export function jsonLdOf(texts: readonly string[]): unknown[] {
  const length = texts.reduce((sum, text) => sum + text.length, 0);
  if (length > MAX_LENGTH) throw new MarkupError('too much JSON-LD');
  return texts.map(parseText).filter((value) => value !== undefined);
}

/** The value of a text. Some sites encode it twice: its value is a text with JSON. */
function parseText(text: string): unknown {
  const value = parseLenientJson(text);
  return typeof value === 'string' ? parseLenientJson(value) : value;
}
