import type { Span } from './contract.js';

/** Whether two spans share at least one code unit. */
export function overlap(one: Span, other: Span): boolean {
  return one.start < other.end && other.start < one.end;
}

/**
 * Whether a span is valid in a text: it lies within the text, covers more than white space, and
 * does not divide a surrogate pair.
 */
export function marksText({ start, end }: Span, text: string): boolean {
  const isWithin = 0 <= start && start < end && end <= text.length;
  return (
    isWithin && !dividesPair(text, start) && !dividesPair(text, end) && isVisible(text, start, end)
  );
}

function isVisible(text: string, start: number, end: number): boolean {
  return text.slice(start, end).trim() !== '';
}

function dividesPair(text: string, offset: number): boolean {
  return /^[\uD800-\uDBFF][\uDC00-\uDFFF]$/.test(text.slice(Math.max(0, offset - 1), offset + 1));
}
