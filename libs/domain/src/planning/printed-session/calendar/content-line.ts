const CRLF = '\r\n';

/** Octets of a line without its line break: RFC 5545, 3.1. */
const MAX_OCTETS = 75;

/** Control characters that RFC 5545 does not allow in a text. */
const CONTROL = /[^\P{Cc}\t\n\r]/gu;

/**
 * A content line with its line break, folded (RFC 5545, 3.1). A line continues after a line break
 * and a space. A character is never divided. Not ical-generator, which takes 20 times as long.
 *
 * @param property the name with its parameters
 * @param value a value of the type of the property; see {@link textValue}
 */
export function contentLine(property: string, value: string): string {
  const line = `${property}:${value}`;
  const parts: string[] = [];
  let begin = 0;
  let end = 0;
  let octets = 0;
  for (const character of line) {
    const size = octetsOf(character.codePointAt(0) ?? 0);
    if (octets + size > MAX_OCTETS) {
      parts.push(line.slice(begin, end));
      begin = end;
      octets = 1; // the space
    }
    end += character.length;
    octets += size;
  }
  return [...parts, line.slice(begin)].join(`${CRLF} `) + CRLF;
}

/** A component of content lines and other components. */
export function component(name: string, lines: readonly string[]): string {
  return contentLine('BEGIN', name) + lines.join('') + contentLine('END', name);
}

/** The length of a character in UTF-8. */
function octetsOf(codePoint: number): number {
  if (codePoint < 0x80) return 1;
  if (codePoint < 0x800) return 2;
  return codePoint < 0x10000 ? 3 : 4;
}

/** A value of the type TEXT (RFC 5545, 3.3.11). */
export function textValue(text: string): string {
  return text
    .replace(CONTROL, '')
    .replace(/[\\;,]/g, (character) => `\\${character}`)
    .replace(/\r\n|\r|\n/g, '\\n');
}

/** A value of the type DATE-TIME in UTC (RFC 5545, 3.3.5): `20260705T160000Z`. */
export function dateTimeValue(time: Date): string {
  return time.toISOString().replace(/[-:]|\.\d+/g, '');
}
