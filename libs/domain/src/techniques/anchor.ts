import type { Span } from '../detection/contract.js';

/** A place in a changed text where the words of a span stand again. */
export interface Anchor extends Span {
  /** How many code units around it read as they did before. */
  readonly context: number;
}

/** Code units looked at on either side; enough to tell one occurrence from another. */
const WIDEST_CONTEXT = 40;
/** Occurrences looked at, nearest first: bounds the work that a strange text can cause. */
const MAX_OCCURRENCES = 16;

/**
 * Where the words that a span marks in one version of a text stand in another, most likely place
 * first: the one whose surroundings changed least, then the nearest. Whole words stay whole
 * words; case does not matter.
 */
export function findAnchors(span: Span, before: string, after: string): Anchor[] {
  const [old, now] = [fold(before), fold(after)];
  const phrase = old.slice(span.start, span.end);
  return occurrences(now, phrase, span.start)
    .map((start) => ({ start, end: start + phrase.length }))
    .filter((place) => splitsNoMoreWords(span, old, place, now))
    .map((place) => ({ ...place, context: sharedContext(span, old, place, now) }))
    .sort((one, other) => other.context - one.context);
}

/** Lower case, unless that would move offsets. */
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

function splitsNoMoreWords(span: Span, before: string, place: Span, after: string): boolean {
  return (
    (!isInsideWord(after, place.start) || isInsideWord(before, span.start)) &&
    (!isInsideWord(after, place.end) || isInsideWord(before, span.end))
  );
}

function isInsideWord(text: string, offset: number): boolean {
  return /^[\p{L}\p{N}]{2}$/u.test(text.slice(Math.max(0, offset - 1), offset + 1));
}

function sharedContext(span: Span, before: string, place: Span, after: string): number {
  let left = 0;
  while (
    left < WIDEST_CONTEXT &&
    left < Math.min(span.start, place.start) &&
    before[span.start - 1 - left] === after[place.start - 1 - left]
  ) {
    left++;
  }
  let right = 0;
  while (
    right < WIDEST_CONTEXT &&
    right < Math.min(before.length - span.end, after.length - place.end) &&
    before[span.end + right] === after[place.end + right]
  ) {
    right++;
  }
  return left + right;
}
