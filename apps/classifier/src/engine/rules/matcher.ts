import type { Document } from '../document/document.js';
import type { Entry } from '../words/entry.js';
import type { TokenRange } from '../document/token.js';
import type { Word } from '../words/word.js';
import type { Condition } from './condition.js';
import type { Element, Pattern, Repeat } from './pattern.js';

/** A repeated condition, or a repeated group of alternatives. */
interface Part {
  readonly condition: Condition | null;
  readonly options: readonly (readonly Part[])[];
  readonly repeat: Repeat;
}

/** Direction of reading. */
type Direction = 1 | -1;

/** A compiled pattern, which matches at a token or at a mention. */
export class Matcher {
  /** What the pattern requires of the token, or of the first token of the mention, itself. */
  private readonly anchor: Condition;
  private readonly hasStart: boolean;
  private readonly hasEnd: boolean;
  /** The parts before the anchor, from right to left, up to `[` and before it. */
  private readonly fromStart: readonly Part[];
  private readonly before: readonly Part[];
  /** The parts after the anchor, up to `]` and after it. */
  private readonly toEnd: readonly Part[];
  private readonly after: readonly Part[];

  /** @param conditionOf compiles what one token must be, such as `ADVERB&!CONJUNCTION` */
  constructor(pattern: Pattern, conditionOf: (text: string) => Condition) {
    const at = pattern.findIndex(({ kind }) => kind === 'anchor');
    const anchor = pattern[at];
    if (anchor?.kind !== 'anchor') throw new Error('A pattern has no anchor.');
    const start = pattern.findIndex(({ kind }) => kind === 'start');
    const end = pattern.findIndex(({ kind }) => kind === 'end');
    const parts = (from: number, to: number, direction: Direction) =>
      partsOf(pattern.slice(from, to), direction, conditionOf);
    this.anchor = conditionOf(anchor.test);
    this.hasStart = start >= 0;
    this.hasEnd = end >= 0;
    this.fromStart = parts(start + 1, at, -1);
    this.before = parts(0, Math.max(start, 0), -1);
    this.toEnd = parts(at + 1, this.hasEnd ? end : pattern.length, 1);
    this.after = parts(this.hasEnd ? end + 1 : pattern.length, pattern.length, 1);
  }

  /** Whether the pattern can match at a token of the word; with an entry, at its name. */
  isAbout(word: Word, entry?: Entry): boolean {
    return this.anchor.mayMeet(word, entry);
  }

  /**
   * Matches at a token, or at the tokens [from, to) of a mention. Returns the tokens from `[` to
   * `]`; null if the pattern does not match.
   */
  match(doc: Document, from: number, to = from + 1): TokenRange | null {
    if (!this.anchor.isMet(doc, from)) return null;
    const right = matchParts(this.toEnd, doc, to, 1);
    if (right === null || matchParts(this.after, doc, right, 1) === null) return null;
    const left = matchParts(this.fromStart, doc, from - 1, -1);
    if (left === null || matchParts(this.before, doc, left, -1) === null) return null;
    return { from: this.hasStart ? left + 1 : from, to: this.hasEnd ? right : to };
  }
}

function partsOf(
  elements: readonly Element[],
  direction: Direction,
  conditionOf: (text: string) => Condition,
): readonly Part[] {
  const ordered = direction === 1 ? elements : elements.toReversed();
  return ordered.map((element): Part => {
    if (element.kind !== 'token' && element.kind !== 'group')
      throw new Error(`A pattern has a misplaced ${element.kind}.`);
    const { repeat } = element;
    if (element.kind === 'token')
      return { condition: conditionOf(element.test), options: [], repeat };
    const options = element.options.map((option) => partsOf(option, direction, conditionOf));
    return { condition: null, options, repeat };
  });
}

/** Returns the token after the parts in the direction of reading; null if they do not match. */
function matchParts(
  parts: readonly Part[],
  doc: Document,
  from: number,
  direction: Direction,
): number | null {
  let i = from;
  for (const part of parts) {
    const next = matchRepeated(part, doc, i, direction);
    if (next === null) return null;
    i = next;
  }
  return i;
}

/** Matches a part as often as possible, but repeats it only inside the text. */
function matchRepeated(part: Part, doc: Document, from: number, direction: Direction) {
  const { min, max } = part.repeat;
  let i = from;
  for (let count = 0; count < max; count++) {
    const isInside = i >= 0 && i < doc.length;
    const next = isInside || (max === 1 && min === 1) ? matchOnce(part, doc, i, direction) : null;
    if (next === null) return count < min ? null : i;
    i = next;
  }
  return i;
}

function matchOnce(
  { condition, options }: Part,
  doc: Document,
  i: number,
  direction: Direction,
): number | null {
  if (condition !== null) return condition.isMet(doc, i) ? i + direction : null;
  for (const option of options) {
    const next = matchParts(option, doc, i, direction);
    if (next !== null) return next;
  }
  return null;
}
