import type { Span } from '../detection/contract.js';

/** A place in the changed text where the words of an old span occur. */
export interface Anchor extends Span {
  /** Number of equal code units around the old and the new place. */
  readonly context: number;
}

/** Maximum number of code units compared on each side. */
const MAX_CONTEXT = 40;
/** Maximum number of occurrences compared, nearest first. It limits the time for repetitive texts. */
const MAX_OCCURRENCES = 16;

/**
 * Finds the words of a span in a changed text, best place first: the place with the most equal
 * context, then the nearest. Ignores case. A whole word matches only a whole word.
 */
export function findAnchors(span: Span, before: string, after: string): Anchor[] {
  const [old, changed] = [fold(before), fold(after)];
  const phrase = old.slice(span.start, span.end);
  return occurrences(changed, phrase, span.start)
    .map((start) => ({ start, end: start + phrase.length }))
    .filter((place) => keepsWordBoundaries(span, old, place, changed))
    .map((place) => ({ ...place, context: sharedContext(span, old, place, changed) }))
    .sort((one, other) => other.context - one.context);
}

/** Lower case, unless it changes the length of the text and so the offsets. */
function fold(text: string): string {
  const lower = text.toLowerCase();
  return lower.length === text.length ? lower : text;
}

/** Offsets of a phrase, nearest to `origin` first. */
function occurrences(text: string, phrase: string, origin: number): number[] {
  const found: number[] = [];
  let left = text.lastIndexOf(phrase, origin);
  let right = text.indexOf(phrase, origin + 1);
  while (found.length < MAX_OCCURRENCES && (left >= 0 || right >= 0)) {
    if (right < 0 || (left >= 0 && origin - left <= right - origin)) {
      found.push(left);
      left = left === 0 ? -1 : text.lastIndexOf(phrase, left - 1);
    } else {
      found.push(right);
      right = text.indexOf(phrase, right + 1);
    }
  }
  return found;
}

/** Whether both ends of the new place are word boundaries, or were inside a word before. */
function keepsWordBoundaries(span: Span, before: string, place: Span, after: string): boolean {
  return (
    (!isInsideWord(after, place.start) || isInsideWord(before, span.start)) &&
    (!isInsideWord(after, place.end) || isInsideWord(before, span.end))
  );
}

function isInsideWord(text: string, offset: number): boolean {
  return /^[\p{L}\p{N}]{2}$/u.test(text.slice(Math.max(0, offset - 1), offset + 1));
}

/** Number of equal code units before and after the two places. */
function sharedContext(span: Span, before: string, place: Span, after: string): number {
  const left = sharedLength(before, span.start - 1, after, place.start - 1, -1);
  return left + sharedLength(before, span.end, after, place.end, 1);
}

/** Number of equal code units from an offset in each text, forwards or backwards. */
function sharedLength(one: string, from: number, other: string, to: number, step: 1 | -1): number {
  let length = 0;
  while (length < MAX_CONTEXT) {
    const unit = one[from + length * step];
    if (unit === undefined || unit !== other[to + length * step]) break;
    length++;
  }
  return length;
}
