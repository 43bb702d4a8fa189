import type { Document } from '../document/document.js';
import type { Entry } from '../document/mention.js';
import type { Word } from '../document/word.js';
import type { CompiledPattern } from './compiled-pattern.js';

/** A rule with its pattern. */
export interface Row {
  readonly pattern: CompiledPattern;
}

/** Number of rows in one set: the bits of a small integer. */
const MAX_ROWS = 30;

/**
 * The rows of a list that can match at a word, in their order. The words directly before and after
 * it exclude most of them without a look at the patterns: rows are bits, and each shape of a word
 * has the bits of the rows that it can stand beside.
 */
export class RowSet<R extends Row> {
  /** The rows after the first {@link MAX_ROWS}; null without any. */
  readonly rest: RowSet<R> | null;
  private readonly rows: readonly R[];
  /** Whether the word itself meets the requirement of a row, by row. */
  private readonly isCertain: readonly boolean[];
  private readonly rowsAfter: (number | undefined)[] = [];
  private readonly rowsBefore: (number | undefined)[] = [];

  constructor(rows: readonly R[], isCertain: readonly boolean[]) {
    this.rows = rows.slice(0, MAX_ROWS);
    this.isCertain = isCertain;
    const [rest, isRestCertain] = [rows.slice(MAX_ROWS), isCertain.slice(MAX_ROWS)];
    this.rest = rest.length === 0 ? null : new RowSet(rest, isRestCertain);
  }

  /** The rows that can match at the tokens [from, to), as bits. */
  candidates(doc: Document, from: number, to: number): number {
    if (this.rows.length === 0) return 0;
    const before = doc.shape(from - 1);
    const after = doc.shape(to);
    return (
      (this.rowsAfter[before] ?? this.determineAfter(before, doc.word(from - 1))) &
      (this.rowsBefore[after] ?? this.determineBefore(after, doc.word(to)))
    );
  }

  /** The first of some rows, given as bits. */
  first(bits: number): R | undefined {
    return this.rows[indexOfFirst(bits)];
  }

  /** Whether the first of some rows needs no look at the word itself. */
  isFirstCertain(bits: number): boolean {
    return this.isCertain[indexOfFirst(bits)] === true;
  }

  private determineAfter(shape: number, word: Word): number {
    return store(
      this.rowsAfter,
      shape,
      this.bitsOf((row) => row.pattern.mayFollow(word)),
    );
  }

  private determineBefore(shape: number, word: Word): number {
    return store(
      this.rowsBefore,
      shape,
      this.bitsOf((row) => row.pattern.mayPrecede(word)),
    );
  }

  private bitsOf(test: (row: R) => boolean): number {
    return this.rows.reduce((bits, row, i) => (test(row) ? bits | (1 << i) : bits), 0);
  }
}

/** The sets of a list of rows. Words and names with the same rows share a set: there are few. */
export class RowSets<R extends Row> {
  private readonly byKey = new Map<string, RowSet<R>>();

  constructor(private readonly rows: readonly R[]) {}

  /**
   * The rows that can match at a word.
   *
   * @param isAllowed excludes rows for another reason
   * @param entry the entry of the name that the word starts, if it is known
   */
  about(word: Word, isAllowed: (row: R) => boolean, entry?: Entry): RowSet<R> {
    const rows = this.rows.filter((row) => isAllowed(row) && row.pattern.anchor.may(word, entry));
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

function indexOfFirst(bits: number): number {
  return 31 - Math.clz32(bits & -bits);
}

/** Stores a value in an array without holes, which would be slow. */
function store(values: (number | undefined)[], index: number, value: number): number {
  while (values.length < index) values.push(undefined);
  return (values[index] = value);
}
