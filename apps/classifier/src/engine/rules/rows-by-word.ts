import type { Word } from '../model/word.js';
import type { WordTest } from './token-tests.js';

/** Compiled rows in their order, selected by the word that they are about. */
export class RowsByWord<Row extends { readonly mayBe: WordTest }> {
  private readonly byWord = new Map<Word, readonly Row[]>();

  constructor(private readonly rows: readonly Row[]) {}

  /** Returns the rows that can match at a token of this word. */
  get(word: Word): readonly Row[] {
    let rows = this.byWord.get(word);
    if (rows === undefined) {
      rows = this.rows.filter(({ mayBe }) => mayBe(word));
      this.byWord.set(word, rows);
    }
    return rows;
  }
}
