import type { Word } from '../model/word.js';
import type { Vocabulary } from './vocabulary.js';

/** A value for each word of a vocabulary, determined on first use. No word may be added after it. */
export class WordTable<T> {
  private values: (T | undefined)[] = [];

  constructor(
    private readonly vocabulary: Vocabulary,
    private readonly valueOf: (word: Word) => T,
  ) {}

  get(word: Word): T {
    const value = this.values[word.id];
    if (value !== undefined) return value;
    // An array that grows by large steps would become slow.
    if (this.values.length === 0)
      this.values = new Array<T | undefined>(this.vocabulary.size).fill(undefined);
    return (this.values[word.id] = this.valueOf(word));
  }
}
