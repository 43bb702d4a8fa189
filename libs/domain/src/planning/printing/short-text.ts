/** Replaces line breaks and control characters, which would break the layout of a text. */
export function onOneLine(text: string): string {
  return text.replace(/[\s\p{Cc}\p{Cf}]+/gu, ' ').trim();
}

/** The first items; then `+` and the number of the others, if there are more. */
export function shortenList(items: readonly string[], max: number): string[] {
  const others = items.length - max;
  return others > 0 ? [...items.slice(0, max), `+${String(others)}`] : [...items];
}

/**
 * A part of a text: the whole text if it is not longer than `maxLength`, else from `start`. A step
 * of 5,000 characters may have hundreds of tasks; each with the whole step would be too much.
 *
 * @param maxLength in UTF-16 code units, without `…`
 */
export function excerpt(text: string, maxLength: number, start = 0): string {
  if (text.length <= maxLength) return text;
  const part = text.slice(start, start + maxLength).replace(/[\uD800-\uDBFF]$/, '');
  return `${start > 0 ? '…' : ''}${part}${start + maxLength < text.length ? '…' : ''}`;
}
