import type { Entry } from '../model/mention.js';
import type { Word } from '../model/word.js';
import type { CompiledPattern } from './compile-pattern.js';

/** Compiled rows in their order, selected by the word that they are about. */
export class RowsByWord<Row extends CompiledPattern> {
  private readonly byWord = new Map<Word, readonly Row[]>();

  /** @param entry the entry of the name that the rows are about, if it is always the same */
  constructor(
    private readonly rows: readonly Row[],
    private readonly entry?: Entry,
  ) {}

  /** Returns the rows that can match at a token of this word. */
  get(word: Word): readonly Row[] {
    let rows = this.byWord.get(word);
    if (rows === undefined) {
      rows = this.rows.filter(({ may }) => may(word, this.entry));
      this.byWord.set(word, rows);
    }
    return rows;
  }
}
