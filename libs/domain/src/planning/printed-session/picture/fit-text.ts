const GRAPHEMES = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

/** Widths in em of a wide sans-serif font (Verdana, DejaVu), so that other fonts need less. */
const WIDTHS: readonly (readonly [characters: RegExp, width: number])[] = [
  [/^[fijlt.,:;'’!|()[\] ]/, 0.4],
  [/^[mwMW@%&œŒ≈]/, 0.95],
  [/^[A-Z]/, 0.75],
  [/^[\u2E80-\uFFFF\u{10000}-\u{10FFFF}]/u, 1.3],
];
const OTHER_WIDTH = 0.62;

/**
 * Breaks a text between words, or within a word that is longer than a line. Ends with `…` if it
 * needs more lines.
 *
 * @param width of a line, in em; each line has at least one character
 */
export function fitText(text: string, width: number, maxLines: number): string[] {
  const lines: string[] = [];
  let rest = text.trim();
  while (rest !== '' && lines.length < maxLines) {
    const isLast = lines.length === maxLines - 1;
    const line = isLast ? shortened(rest, width) : firstLine(rest, width);
    lines.push(line);
    rest = isLast ? '' : rest.slice(line.length).trimStart();
  }
  return lines;
}

/** The longest prefix that fits and ends with a word; without one, the longest prefix that fits. */
function firstLine(text: string, width: number): string {
  const prefix = longestPrefix(text, width);
  const end = prefix.lastIndexOf(' ');
  const endsWithWord = prefix === text || text[prefix.length] === ' ';
  return endsWithWord || end === -1 ? prefix : prefix.slice(0, end);
}

function shortened(text: string, width: number): string {
  if (longestPrefix(text, width) === text) return text;
  return `${longestPrefix(text, width - widthOf('…')).trimEnd()}…`;
}

function longestPrefix(text: string, width: number): string {
  let end = 0;
  let used = 0;
  for (const { segment } of GRAPHEMES.segment(text)) {
    used += widthOf(segment);
    if (end > 0 && used > width) break;
    end += segment.length;
  }
  return text.slice(0, end);
}

/** About the width of a text, in em; rather too much. */
export function textWidth(text: string): number {
  return [...GRAPHEMES.segment(text)].reduce((sum, { segment }) => sum + widthOf(segment), 0);
}

function widthOf(grapheme: string): number {
  return WIDTHS.find(([characters]) => characters.test(grapheme))?.[1] ?? OTHER_WIDTH;
}
