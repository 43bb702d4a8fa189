import type { Document } from '../document/document.js';
import type { TokenRange } from '../document/tokens.js';
import type { Word } from '../document/word.js';
import type { Condition } from './condition.js';
import type { Element, Pattern, Repeat } from './pattern.js';

/** A repeated condition, or a repeated group of alternatives. */
interface Part {
  readonly condition: Condition | null;
  readonly options: readonly (readonly Part[])[];
  readonly repeat: Repeat;
  /** Whether the part matches exactly once, also outside the text. */
  readonly isOnce: boolean;
}

/** Direction of reading. */
type Direction = 1 | -1;

/** A pattern in the form that matches tokens. */
export class CompiledPattern {
  /** What the pattern requires of the token, or of the first token of the mention, itself. */
  readonly anchor: Condition;
  /** The clues of the rare words that the pattern requires in the text, see `WordFacts`. */
  readonly clues: number;
  /** What the pattern requires of the words around the anchor, if few words can meet it. */
  private readonly rare: readonly Condition[];
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
    this.rare = [this.fromStart, this.before, this.toEnd, this.after].flatMap(rareWordsOf);
    this.clues = this.rare.reduce((clues, condition) => clues | condition.clue(), 0);
  }

  /** Whether a word is one of those without which the pattern matches nowhere in a text. */
  mayRequire(word: Word): boolean {
    return (this.rare[0] ?? this.anchor).may(word);
  }

  /** Whether the anchor can stand directly after a word. */
  mayFollow(word: Word): boolean {
    return mayStart([...this.fromStart, ...this.before], word) !== false;
  }

  /** Whether the anchor can stand directly before a word. */
  mayPrecede(word: Word): boolean {
    return mayStart([...this.toEnd, ...this.after], word) !== false;
  }

  /** Whether the parts before the anchor match after any token of a word, and the span starts there. */
  mustFollow(word: Word): boolean {
    return mustMatch(this.fromStart, this.before, this.hasStart, word);
  }

  /** Whether the parts after the anchor match before any token of a word, and the span ends there. */
  mustPrecede(word: Word): boolean {
    return mustMatch(this.toEnd, this.after, this.hasEnd, word);
  }

  /**
   * Matches at a token, or at the tokens [from, to) of a mention. Returns the tokens from `[` to
   * `]`; null if the pattern does not match.
   *
   * @param isCertain whether the anchor is known to be met
   */
  match(doc: Document, from: number, to: number, isCertain: boolean): TokenRange | null {
    if (!isCertain && !this.anchor.isMet(doc, from)) return null;
    const right = matchParts(this.toEnd, doc, to, 1);
    if (right === NO_MATCH) return null;
    if (this.hasEnd && matchParts(this.after, doc, right, 1) === NO_MATCH) return null;
    const left = matchParts(this.fromStart, doc, from - 1, -1);
    if (left === NO_MATCH) return null;
    if (this.hasStart && matchParts(this.before, doc, left, -1) === NO_MATCH) return null;
    return { from: this.hasStart ? left + 1 : from, to: this.hasEnd ? right : to };
  }
}

function partsOf(
  elements: readonly Element[],
  direction: Direction,
  conditionOf: (text: string) => Condition,
): readonly Part[] {
  const ordered = direction === 1 ? elements : elements.toReversed();
  return ordered.flatMap((element): readonly Part[] => {
    if (element.kind !== 'token' && element.kind !== 'group')
      throw new Error(`A pattern has a misplaced ${element.kind}.`);
    const { kind, repeat } = element;
    const isOnce = repeat.min === 1 && repeat.max === 1;
    if (kind === 'token')
      return [{ condition: conditionOf(element.test), options: [], repeat, isOnce }];
    const options = element.options.map((option) => partsOf(option, direction, conditionOf));
    const [only, ...others] = options;
    // A group without alternatives, such as a named part, is a sequence.
    if (isOnce && only !== undefined && others.length === 0) return only;
    return [{ condition: null, options, repeat, isOnce }];
  });
}

/** What parts require of some tokens, if few words can meet it. */
function rareWordsOf(parts: readonly Part[]): readonly Condition[] {
  return parts.flatMap(({ condition, options, repeat }) => {
    if (repeat.min === 0) return [];
    if (condition !== null) return condition.rare;
    return options.length === 1 ? options.flatMap(rareWordsOf) : [];
  });
}

/**
 * Whether parts can match from a token of this word on. Undefined if they can match no token at all,
 * so that the parts after them decide.
 */
function mayStart(parts: readonly Part[], word: Word): boolean | undefined {
  for (const { condition, options, repeat } of parts) {
    const starts =
      condition === null ? options.map((option) => mayStart(option, word)) : [condition.may(word)];
    if (starts.includes(true)) return true;
    if (repeat.min > 0 && !starts.includes(undefined)) return false;
  }
  return undefined;
}

/** Whether parts match from any token of this word on. Parts inside the span must match no token. */
function mustMatch(
  inside: readonly Part[],
  outside: readonly Part[],
  hasSpan: boolean,
  word: Word,
): boolean {
  const parts = [...inside, ...outside];
  const [required, ...others] = parts.filter(({ repeat }) => repeat.min > 0);
  if (required === undefined) return mayStart(parts, word) === undefined;
  if (others.length > 0 || (hasSpan && inside.includes(required))) return false;
  if (mayStart(parts.slice(0, parts.indexOf(required)), word) !== undefined) return false;
  return required.isOnce && required.condition?.must(word) === true;
}

/** Stands for the token after parts that do not match. */
const NO_MATCH = -0x40000000;

/** Returns the token after the parts in the direction of reading; NO_MATCH if they do not match. */
function matchParts(
  parts: readonly Part[],
  doc: Document,
  from: number,
  direction: Direction,
): number {
  let i = from;
  for (const part of parts) {
    i = part.isOnce ? matchOnce(part, doc, i, direction) : matchRepeated(part, doc, i, direction);
    if (i === NO_MATCH) break;
  }
  return i;
}

/** Matches a part as often as possible, but repeats it only inside the text. */
function matchRepeated(part: Part, doc: Document, from: number, direction: Direction): number {
  const { min, max } = part.repeat;
  let i = from;
  for (let count = 0; count < max; count++) {
    const isInside = i >= 0 && i < doc.length;
    const next = isInside ? matchOnce(part, doc, i, direction) : NO_MATCH;
    if (next === NO_MATCH) return count < min ? NO_MATCH : i;
    i = next;
  }
  return i;
}

function matchOnce(
  { condition, options }: Part,
  doc: Document,
  i: number,
  direction: Direction,
): number {
  if (condition !== null) return condition.isMet(doc, i) ? i + direction : NO_MATCH;
  for (const option of options) {
    const next = matchParts(option, doc, i, direction);
    if (next !== NO_MATCH) return next;
  }
  return NO_MATCH;
}
