import type { Span } from './contract.js';

/** Whether two spans share at least one code unit. */
export function overlap(one: Span, other: Span): boolean {
  return one.start < other.end && other.start < one.end;
}

/**
 * Whether a span marks something in the text: it lies within, covers more than white space, and
 * cuts no surrogate pair in two.
 */
export function marksText({ start, end }: Span, text: string): boolean {
  const isWithin = 0 <= start && start < end && end <= text.length;
  return isWithin && !cutsPair(text, start) && !cutsPair(text, end) && hasInk(text, start, end);
}

function hasInk(text: string, start: number, end: number): boolean {
  return text.slice(start, end).trim() !== '';
}

function cutsPair(text: string, offset: number): boolean {
  return /^[\uD800-\uDBFF][\uDC00-\uDFFF]$/.test(text.slice(Math.max(0, offset - 1), offset + 1));
}
