import type { Document } from '../document.js';
import type { Element, Pattern, Repeat } from './pattern.js';

/** Whether a token has a property. */
export type TokenTest = (doc: Document, i: number) => boolean;

/** Returns the first token of the clause if the pattern matches at a token; otherwise null. */
export type CompiledPattern = (doc: Document, at: number) => number | null;

/** Returns the token after the match in the direction of reading; null if there is no match. */
type Matcher = (doc: Document, i: number) => number | null;

/** Compiles a pattern. `testOf` compiles the properties of a token, such as `ADVERB&!CONJUNCTION`. */
export function compilePattern(
  pattern: Pattern,
  testOf: (test: string) => TokenTest,
): CompiledPattern {
  const at = pattern.findIndex(({ kind }) => kind === 'anchor');
  const anchor = pattern[at];
  if (anchor?.kind !== 'anchor') throw new Error('A pattern has no anchor.');
  const start = pattern.findIndex(({ kind }) => kind === 'clauseStart');
  const test = testOf(anchor.test);
  const compile = (elements: Pattern, direction: 1 | -1) =>
    sequence(elements.map((element) => compileElement(element, direction, testOf)));
  // The parts before the token are read from right to left.
  const inClause = compile(pattern.slice(start + 1, at).toReversed(), -1);
  const before = compile(pattern.slice(0, Math.max(start, 0)).toReversed(), -1);
  const after = compile(pattern.slice(at + 1), 1);
  return (doc, i) => {
    if (!test(doc, i) || after(doc, i + 1) === null) return null;
    const left = inClause(doc, i - 1);
    if (left === null || before(doc, left) === null) return null;
    return start < 0 ? i : left + 1;
  };
}

function compileElement(
  element: Element,
  direction: 1 | -1,
  testOf: (test: string) => TokenTest,
): Matcher {
  if (element.kind === 'group') {
    const options = element.options.map((option) => {
      const elements = option.map((inner) => compileElement(inner, direction, testOf));
      return sequence(direction === 1 ? elements : elements.toReversed());
    });
    return repeated(element.repeat, firstOf(options));
  }
  if (element.kind !== 'token') throw new Error(`A pattern has a misplaced ${element.kind}.`);
  const test = testOf(element.test);
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
