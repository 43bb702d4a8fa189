import type { Span } from './contract.js';

/** Whether two spans share at least one code unit. */
export function overlap(one: Span, other: Span): boolean {
  return one.start < other.end && other.start < one.end;
}

/** Whether the other span lies within the one. */
export function covers(one: Span, other: Span): boolean {
  return one.start <= other.start && other.end <= one.end;
}

/**
 * Whether a span is valid in a text: it lies within the text, covers more than white space, and
 * does not divide a surrogate pair.
 */
export function isValidSpan({ start, end }: Span, text: string): boolean {
  if (start < 0 || start >= end || end > text.length) return false;
  if (dividesPair(text, start) || dividesPair(text, end)) return false;
  return text.slice(start, end).trim() !== '';
}

function dividesPair(text: string, offset: number): boolean {
  return /^[\uD800-\uDBFF][\uDC00-\uDFFF]$/.test(text.slice(Math.max(0, offset - 1), offset + 1));
}

/** The spans in text order. Those that only spaces separate are one. */
export function joined(spans: readonly Span[], text: string): Span[] {
  const found: Span[] = [];
  for (const span of spans.toSorted((one, next) => one.start - next.start)) {
    const last = found.at(-1);
    if (last !== undefined && text.slice(last.end, span.start).trim() === '')
      found[found.length - 1] = { start: last.start, end: span.end };
    else found.push(span);
  }
  return found;
}
