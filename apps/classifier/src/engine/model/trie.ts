/** The words of a text by their place. Words are compared by identity. */
interface WordSequence {
  word(i: number): object;
}

/** A phrase found at a token: its value, and the token after its last word. */
export interface Found<T> {
  readonly value: T;
  readonly end: number;
}

/** Maps phrases of words to values and finds the longest phrase at a token. */
export class Trie<T> {
  private value: T | undefined;
  private children: Map<object, Trie<T>> | undefined;

  /** Returns the value of a phrase. */
  get(words: readonly object[]): T | undefined {
    return words.reduce<Trie<T> | undefined>((node, word) => node?.children?.get(word), this)
      ?.value;
  }

  /** Sets the value of a phrase. */
  set(words: readonly object[], value: T): void {
    this.nodeOf(words).value = value;
  }

  /** Returns the value of a phrase and creates it if it is missing. */
  getOrCreate(words: readonly object[], create: () => T): T {
    return (this.nodeOf(words).value ??= create());
  }

  /** Finds the longest phrase that starts at a token. */
  longest(text: WordSequence, at: number, head = this.after(text.word(at))): Found<T> | undefined {
    let found: Found<T> | undefined;
    let node = head;
    for (let end = at + 1; node !== undefined; end++) {
      if (node.value !== undefined) found = { value: node.value, end };
      node = node.after(text.word(end));
    }
    return found;
  }

  /** The continuations of the phrases that start with a word. */
  after(word: object): Trie<T> | undefined {
    return this.children?.get(word);
  }

  private nodeOf(words: readonly object[]): Trie<T> {
    return words.reduce<Trie<T>>((node, word) => node.childFor(word), this);
  }

  private childFor(word: object): Trie<T> {
    this.children ??= new Map();
    let child = this.children.get(word);
    if (child === undefined) this.children.set(word, (child = new Trie()));
    return child;
  }
}
