import type { Document } from '../document/document.js';
import type { Entry } from '../document/mention.js';
import type { TokenRange } from '../document/tokens.js';
import type { Word } from '../document/word.js';
import type { CompiledPattern } from './compiled-pattern.js';

/** A rule with its pattern. */
export interface Row {
  readonly pattern: CompiledPattern;
}

/** Number of rows in one set: the bits of a small integer. */
const MAX_ROWS = 30;

/** Number of masks for each shape of a word beside a row. */
const MASKS = 4;
const CAN_FOLLOW = 0;
const SURELY_FOLLOWS = 1;
const CAN_PRECEDE = 2;
const SURELY_PRECEDES = 3;

/** Stands for masks that are not determined yet. */
const UNDETERMINED = -1;

/** A row that matches, and the tokens of its span. */
export interface RowMatch<R> extends TokenRange {
  readonly row: R;
  /** The rows after it that can match as well, as bits. */
  readonly others: number;
}

/**
 * The rows of a list that can match at a word, in their order. The words directly before and after
 * it decide about most rows without a look at the patterns: rows are bits, and each shape of a word
 * has the bits of the rows that can stand beside it, and of those whose parts on this side match
 * there in any case.
 */
export class RowSet<R extends Row> {
  /** All rows, as bits. */
  readonly all: number;
  /** The rows after the first {@link MAX_ROWS}; null without any. */
  readonly rest: RowSet<R> | null;
  private readonly rows: readonly R[];
  /** The clues that the rows require in the text. */
  private readonly clues: Int32Array;
  /** The clues of all rows, and the rows without clues. */
  private readonly allClues: number;
  private readonly clueless: number;
  /** The rows whose requirements the word itself meets. */
  private readonly certain: number;
  private masks = new Int32Array(0);

  constructor(rows: readonly R[], isCertain: readonly boolean[]) {
    this.rows = rows.slice(0, MAX_ROWS);
    this.all = (1 << this.rows.length) - 1;
    this.clues = Int32Array.from(this.rows, ({ pattern }) => pattern.clues);
    this.allClues = this.clues.reduce((all, clues) => all | clues, 0);
    this.clueless = bitsOf(this.rows.map(({ pattern }) => pattern.clues === 0));
    this.certain = bitsOf(isCertain.slice(0, MAX_ROWS));
    const [rest, isRestCertain] = [rows.slice(MAX_ROWS), isCertain.slice(MAX_ROWS)];
    this.rest = rest.length === 0 ? null : new RowSet(rest, isRestCertain);
  }

  /**
   * The first of some rows, given as bits, that matches at the tokens [from, to); undefined if none
   * does.
   */
  find(doc: Document, from: number, to: number, among: number): RowMatch<R> | undefined {
    const before = this.masksOf(doc, from - 1);
    const after = this.masksOf(doc, to);
    const { masks, certain } = this;
    let bits = among & (masks[before + CAN_FOLLOW] ?? 0) & (masks[after + CAN_PRECEDE] ?? 0);
    if (!doc.hasSomeClue(this.allClues)) bits &= this.clueless;
    for (; bits !== 0; bits &= bits - 1) {
      const bit = bits & -bits;
      const others = bits ^ bit;
      const index = indexOf(bit);
      const row = this.rows[index];
      if (row === undefined || !doc.hasClues(this.clues[index] ?? 0)) continue;
      const besides = (masks[before + SURELY_FOLLOWS] ?? 0) & (masks[after + SURELY_PRECEDES] ?? 0);
      if ((certain & besides & bit) !== 0) return { row, from, to, others };
      const range = row.pattern.match(doc, from, to, (certain & bit) !== 0);
      if (range !== null) return { row, from: range.from, to: range.to, others };
    }
    return undefined;
  }

  /** Index of the masks of the word of a token. */
  private masksOf(doc: Document, i: number): number {
    const first = doc.shape(i) * MASKS;
    if (first >= this.masks.length) this.enlarge(2 * first + MASKS);
    if (this.masks[first] === UNDETERMINED) this.determine(first, doc.word(i));
    return first;
  }

  private determine(first: number, word: Word): void {
    const patterns = this.rows.map(({ pattern }) => pattern);
    this.masks[first + CAN_FOLLOW] = bitsOf(patterns.map((each) => each.mayFollow(word)));
    this.masks[first + SURELY_FOLLOWS] = bitsOf(patterns.map((each) => each.mustFollow(word)));
    this.masks[first + CAN_PRECEDE] = bitsOf(patterns.map((each) => each.mayPrecede(word)));
    this.masks[first + SURELY_PRECEDES] = bitsOf(patterns.map((each) => each.mustPrecede(word)));
  }

  private enlarge(size: number): void {
    const larger = new Int32Array(size).fill(UNDETERMINED);
    larger.set(this.masks);
    this.masks = larger;
  }
}

/** The sets of a list of rows. Words and names with the same rows share a set: there are few. */
export class RowSets<R extends Row> {
  private readonly byKey = new Map<string, RowSet<R>>();

  constructor(private readonly rows: readonly R[]) {}

  /**
   * The rows that can match at a word; null without any.
   *
   * @param isAllowed excludes rows for another reason
   * @param entry the entry of the name that the word starts, if it is known
   */
  about(word: Word, isAllowed: (row: R) => boolean, entry?: Entry): RowSet<R> | null {
    const rows = this.rows.filter((row) => isAllowed(row) && row.pattern.anchor.may(word, entry));
    if (rows.length === 0) return null;
    const isCertain = rows.map(({ pattern }) => pattern.anchor.must(word, entry));
    const key = rows.map((row, i) => `${String(this.rows.indexOf(row))}${isCertain[i] ? '!' : ''}`);
    let set = this.byKey.get(key.join());
    if (set === undefined) {
      set = new RowSet(rows, isCertain);
      this.byKey.set(key.join(), set);
    }
    return set;
  }
}

function indexOf(bit: number): number {
  return 31 - Math.clz32(bit);
}

/** The bits of the rows that meet a requirement. */
function bitsOf(isMet: readonly boolean[]): number {
  return isMet.reduce((bits, is, i) => (is ? bits | (1 << i) : bits), 0);
}
