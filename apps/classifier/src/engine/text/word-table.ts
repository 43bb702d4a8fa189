import { FIRST_ID, type Word } from '../model/word.js';
import type { Vocabulary } from './vocabulary.js';

/**
 * A value for each word of a vocabulary, determined on first use. No word may be added after it.
 * Most words have no value in most tables. The word itself remembers this, so that the table, which
 * is rarely in the processor's cache, is not read for them.
 */
export class WordTable<T> {
  private readonly bit: number;
  private values: (T | undefined)[] = [];

  /** @param nothing the value of most words */
  constructor(
    private readonly vocabulary: Vocabulary,
    private readonly nothing: T,
    private readonly valueOf: (word: Word) => T,
  ) {
    this.bit = vocabulary.addTable();
  }

  get(word: Word): T {
    if ((word.absent & this.bit) !== 0) return this.nothing;
    return this.values[word.id] ?? this.determine(word);
  }

  private determine(word: Word): T {
    const value = this.valueOf(word);
    if (value === this.nothing && word.id >= FIRST_ID) word.absent |= this.bit;
    // An array that grows in large steps would become slow.
    if (this.values.length === 0)
      this.values = new Array<T | undefined>(this.vocabulary.size).fill(undefined);
    return (this.values[word.id] = value);
  }
}
