import type { Document } from '../document/document.js';
import type { TokenRange } from '../document/token.js';
import type { Entry } from '../words/entry.js';
import type { Word } from '../words/word.js';
import type { Condition } from './condition.js';

/**
 * Reads tokens in one direction. Returns the next token in this direction; null if the tokens are
 * not what it reads.
 */
export type Reader = (doc: Document, from: number) => number | null;

/**
 * A pattern describes a token and its context, from left to right:
 *
 * - `sans`: this word; `,`: this sign; `-ons`: words with this ending; `=faire`: forms of this verb;
 * - `NEGATION`: a property of a token, listed in `token-tests.ts`;
 * - `a|B`: one of them; `A&B`: both; `!A`: a token without this property; `!` binds tightest, then `&`;
 * - `@fruits`: part of a mention of this ingredient, or of an ingredient of this subcategory;
 * - `<A>`: the token, or the first token of the mention, that the rule is about; a pattern has
 *   exactly one;
 * - `x?`, `x*`, `x+`: optional, any number, at least one, each as often as possible: a repetition
 *   never gives a token back;
 * - `( x y / z )`: the first of these alternatives that matches;
 * - `[`: the first token of the phrase of a verb, or of the mention; by default the token itself.
 *   What stands before it is required, but not part of the phrase;
 * - `]`: the end of the mention; by default the end of the name itself;
 * - `{name}`: a named part of the language.
 *
 * The parts before the token are read from right to left. The parts of a rule about a mention stand
 * before and after the whole mention.
 */
export class Pattern {
  constructor(
    /** What the pattern requires of the token, or of the first token of the mention, itself. */
    private readonly anchor: Condition,
    /** Reads what stands directly before it. Many patterns of a list start with the same part. */
    readonly nearest: Reader,
    /** Read what stands before that, up to `[` and before it. */
    private readonly toStart: Reader,
    private readonly before: Reader,
    /** Read what stands after the token, up to `]` and after it. */
    private readonly toEnd: Reader,
    private readonly after: Reader,
    private readonly hasStart: boolean,
    private readonly hasEnd: boolean,
  ) {}

  /** Whether the pattern can match at a token of the word; with an entry, at its name. */
  isAbout(word: Word, entry?: Entry): boolean {
    return this.anchor.mayMeet(word, entry);
  }

  /**
   * Matches at a token of a word that the pattern is about, or at the tokens [from, to) of a mention.
   * Returns the tokens from `[` to `]`; null if the pattern does not match.
   *
   * @param nearest the result of {@link Pattern.nearest}
   */
  match(
    doc: Document,
    from: number,
    to = from + 1,
    nearest = this.nearest(doc, from - 1),
  ): TokenRange | null {
    if (nearest === null) return null;
    if (!this.anchor.isAboutWord && !this.anchor.isMet(doc, from)) return null;
    const left = this.toStart(doc, nearest);
    if (left === null || this.before(doc, left) === null) return null;
    const right = this.toEnd(doc, to);
    if (right === null || this.after(doc, right) === null) return null;
    return { from: this.hasStart ? left + 1 : from, to: this.hasEnd ? right : to };
  }
}
