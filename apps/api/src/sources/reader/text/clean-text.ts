import { withoutDoubleEncoding } from './double-encoding.js';
import { withoutMarkupRests } from './markup-rests.js';

/** Breaks of a line or a paragraph other than `\n`. */
const LINE_BREAKS = /\r\n?|[\v\f\u0085\u2028\u2029]/g;
/** White space, also tabs, but no line breaks. */
const SPACES = /[^\S\n]+/g;
/**
 * Control characters, lone surrogates and format characters (bidirectional overrides, zero-width
 * characters, tags), except the two joiners that emoji and some scripts need.
 */
const INVISIBLE = /(?![\t\n\u200c\u200d])[\p{Cc}\p{Cf}\p{Cs}\p{Noncharacter_Code_Point}]/gu;

/**
 * Removes invisible characters and rests of mark-up, normalizes spaces and repairs double encoding;
 * keeps line breaks as `\n`.
 */
export function cleanText(text: string): string {
  return withoutDoubleEncoding(withoutMarkupRests(text))
    .replace(LINE_BREAKS, '\n')
    .replace(INVISIBLE, '')
    .replace(SPACES, ' ')
    .replace(/ ?\n\s*/g, '\n')
    .normalize('NFC')
    .trim();
}

/** Cleans a text like {@link cleanText} and joins its lines. */
export function cleanLine(text: string): string {
  return cleanText(text).replaceAll('\n', ' ');
}

/** Shortens a text to `length` characters, between words if that loses at most a fifth. */
export function clip(text: string, length: number): string {
  if (text.length <= length) return text;
  const head = text.slice(0, length).replace(/[\ud800-\udbff]$/, '');
  const word = head.lastIndexOf(' ');
  return (word > length * 0.8 ? head.slice(0, word) : head).trimEnd();
}
