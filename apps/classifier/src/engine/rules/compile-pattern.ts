import type { Document } from '../document.js';
import type { TokenRange } from '../model/token-range.js';
import type { Element, Pattern, Repeat } from './pattern.js';
import type { Condition } from './test-compiler.js';

/**
 * Matches a pattern at a token, or at the tokens [from, to) of a mention. Returns the tokens from
 * `[` to `]`; null if the pattern does not match.
 */
export type PatternMatcher = (doc: Document, from: number, to?: number) => TokenRange | null;

export interface CompiledPattern {
  readonly match: PatternMatcher;
  /** Whether the pattern can match at a token of this word, or at a name with this entry. */
  readonly may: Condition['may'];
}

/** Returns the token after the match in the direction of reading; null if there is no match. */
type Matcher = (doc: Document, i: number) => number | null;

/** Compiles a pattern. `conditionOf` compiles the properties of a token, such as `ADVERB&!CONJUNCTION`. */
export function compilePattern(
  pattern: Pattern,
  conditionOf: (test: string) => Condition,
): CompiledPattern {
  const at = pattern.findIndex(({ kind }) => kind === 'anchor');
  const anchor = pattern[at];
  if (anchor?.kind !== 'anchor') throw new Error('A pattern has no anchor.');
  const start = pattern.findIndex(({ kind }) => kind === 'start');
  const end = pattern.findIndex(({ kind }) => kind === 'end');
  const { test, may } = conditionOf(anchor.test);
  const compile = (elements: Pattern, direction: 1 | -1) =>
    sequence(elements.map((element) => compileElement(element, direction, conditionOf)));
  // The parts before the token are read from right to left.
  const fromStart = compile(pattern.slice(start + 1, at).toReversed(), -1);
  const before = compile(pattern.slice(0, Math.max(start, 0)).toReversed(), -1);
  const toEnd = compile(pattern.slice(at + 1, end < 0 ? pattern.length : end), 1);
  const after = compile(end < 0 ? [] : pattern.slice(end + 1), 1);
  const match: PatternMatcher = (doc, from, to = from + 1) => {
    if (!test(doc, from)) return null;
    const right = toEnd(doc, to);
    if (right === null || after(doc, right) === null) return null;
    const left = fromStart(doc, from - 1);
    if (left === null || before(doc, left) === null) return null;
    return { from: start < 0 ? from : left + 1, to: end < 0 ? to : right };
  };
  return { match, may };
}

function compileElement(
  element: Element,
  direction: 1 | -1,
  conditionOf: (test: string) => Condition,
): Matcher {
  if (element.kind === 'group') {
    const options = element.options.map((option) => {
      const elements = option.map((inner) => compileElement(inner, direction, conditionOf));
      return sequence(direction === 1 ? elements : elements.toReversed());
    });
    return repeated(element.repeat, firstOf(options));
  }
  if (element.kind !== 'token') throw new Error(`A pattern has a misplaced ${element.kind}.`);
  const { test } = conditionOf(element.test);
  return repeated(element.repeat, (doc, i) => (test(doc, i) ? i + direction : null));
}

function sequence(matchers: readonly Matcher[]): Matcher {
  return (doc, from) => {
    let i = from;
    for (const matcher of matchers) {
      const next = matcher(doc, i);
      if (next === null) return null;
      i = next;
    }
    return i;
  };
}

function firstOf(options: readonly Matcher[]): Matcher {
  return (doc, i) => {
    for (const option of options) {
      const next = option(doc, i);
      if (next !== null) return next;
    }
    return null;
  };
}

/** Repeats a matcher as often as possible, but not beyond the text. */
function repeated({ min, max }: Repeat, one: Matcher): Matcher {
  if (min === 1 && max === 1) return one;
  return (doc, from) => {
    let i = from;
    for (let count = 0; count < max; count++) {
      const next = doc.kind(i) === 'edge' ? null : one(doc, i);
      if (next === null) return count < min ? null : i;
      i = next;
    }
    return i;
  };
}
