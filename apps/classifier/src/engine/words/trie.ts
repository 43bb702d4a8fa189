/** A word, which is compared by identity. */
type Word = object;

/** The words of a text by their place. */
export interface WordSequence {
  word(i: number): Word;
}

/** A phrase found at a token: its value, and the token after its last word. */
export interface Found<T> {
  readonly value: T;
  readonly end: number;
}

/** Maps phrases of words to values, and finds the longest phrase at a token. */
export class Trie<T> {
  /** The value of the phrase without words. */
  value: T | undefined = undefined;
  /** What follows a first word; undefined if nothing does, as in most tries. */
  private rests: Map<Word, Trie<T>> | undefined = undefined;

  /** Returns the value of a phrase. */
  get(words: readonly Word[]): T | undefined {
    return words.reduce<Trie<T> | undefined>((trie, word) => trie?.rests?.get(word), this)?.value;
  }

  /** Sets the value of a phrase. */
  set(words: readonly Word[], value: T): void {
    this.restAfter(words).value = value;
  }

  /** Returns the value of a phrase and creates it if it is missing. */
  getOrCreate(words: readonly Word[], create: () => T): T {
    return (this.restAfter(words).value ??= create());
  }

  /** Finds the longest phrase that starts at a token. It can be the phrase without words. */
  longest(text: WordSequence, at: number): Found<T> | undefined {
    const longer = this.rests?.get(text.word(at))?.longest(text, at + 1);
    if (longer !== undefined || this.value === undefined) return longer;
    return { value: this.value, end: at };
  }

  /** What follows some words, which are added if they are new. */
  private restAfter(words: readonly Word[]): Trie<T> {
    return words.reduce<Trie<T>>((trie, word) => {
      trie.rests ??= new Map();
      const rest = trie.rests.get(word) ?? new Trie<T>();
      trie.rests.set(word, rest);
      return rest;
    }, this);
  }
}
