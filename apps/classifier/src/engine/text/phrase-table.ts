import type { Document } from '../document.js';
import type { Found, Trie } from '../model/trie.js';
import type { Word } from '../model/word.js';
import type { Vocabulary } from './vocabulary.js';
import { WordTable } from './word-table.js';

/** The phrases of a trie by their first word, for phrases that are looked up at every token. */
export class PhraseTable<T> {
  private readonly heads: WordTable<Trie<T> | null>;

  constructor(
    private readonly phrases: Trie<T>,
    vocabulary: Vocabulary,
  ) {
    this.heads = new WordTable<Trie<T> | null>(
      vocabulary,
      null,
      (word) => phrases.after(word) ?? null,
    );
  }

  /** Returns the value of a phrase. */
  get(words: readonly Word[]): T | undefined {
    return this.phrases.get(words);
  }

  /** Finds the longest phrase that starts at a token. */
  longest(doc: Document, at: number): Found<T> | undefined {
    const head = this.heads.get(doc.word(at));
    return head === null ? undefined : this.phrases.longest(doc, at, head);
  }
}
