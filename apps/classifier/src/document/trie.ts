/** A word by its id. */
interface Identified {
  readonly id: number;
}

/** The words of a text by their place. */
interface WordSequence {
  word(i: number): Identified;
}

/** A phrase found at a token: its value, and the token after its last word. */
export interface Found<T> {
  readonly value: T;
  readonly end: number;
}

/** Maps phrases of words to values and finds the longest phrase at a token. */
export class Trie<T> {
  private value: T | undefined;
  private children: Map<number, Trie<T>> | undefined;

  /** Returns the value of a phrase. */
  get(words: readonly Identified[]): T | undefined {
    return words.reduce<Trie<T> | undefined>((node, word) => node?.after(word), this)?.value;
  }

  /** Sets the value of a phrase. */
  set(words: readonly Identified[], value: T): void {
    this.nodeOf(words).value = value;
  }

  /** Returns the value of a phrase and creates it if it is missing. */
  getOrCreate(words: readonly Identified[], create: () => T): T {
    return (this.nodeOf(words).value ??= create());
  }

  /** Finds the longest phrase that starts at a token. */
  longest(text: WordSequence, at: number): Found<T> | undefined {
    return this.after(text.word(at))?.longestFrom(text, at + 1);
  }

  /** Finds the longest phrase whose first words stand before a token; this node stands for them. */
  longestFrom(text: WordSequence, at: number): Found<T> | undefined {
    let { value } = this;
    let end = at;
    let next = at + 1;
    for (let node = this.after(text.word(at)); node !== undefined; next++) {
      if (node.value !== undefined) [value, end] = [node.value, next];
      node = node.after(text.word(next));
    }
    return value === undefined ? undefined : { value, end };
  }

  /** The continuations of the phrases that start with a word. */
  after(word: Identified): Trie<T> | undefined {
    return this.children?.get(word.id);
  }

  private nodeOf(words: readonly Identified[]): Trie<T> {
    return words.reduce<Trie<T>>((node, word) => node.childFor(word), this);
  }

  private childFor(word: Identified): Trie<T> {
    this.children ??= new Map();
    let child = this.children.get(word.id);
    if (child === undefined) this.children.set(word.id, (child = new Trie()));
    return child;
  }
}
