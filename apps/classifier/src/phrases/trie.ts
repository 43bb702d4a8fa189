/** A word by its id. */
export interface Identified {
  readonly id: number;
}

/** The words of a text by their place. */
export interface WordSequence {
  wordId(i: number): number;
}

/** A phrase found at a token: its value, and the token after its last word. */
export interface Found<T> {
  readonly value: T;
  readonly end: number;
}

type Branch<T> = readonly [id: number, rest: Trie<T>];

const NO_BRANCHES: readonly Branch<never>[] = [];

/** Maps phrases of words to values, and finds the longest phrase at a token. */
export class Trie<T> {
  /** The value of the phrase without words. */
  value: T | undefined = undefined;
  /** What follows a first word, by its id; undefined if nothing does, as in most tries. */
  private rests: Map<number, Trie<T>> | undefined = undefined;

  /** The ids of first words, each with what follows it. */
  get branches(): readonly Branch<T>[] {
    return this.rests === undefined ? NO_BRANCHES : [...this.rests];
  }

  /** Returns the value of a phrase. */
  get(words: readonly Identified[]): T | undefined {
    return words.reduce<Trie<T> | undefined>((trie, { id }) => trie?.rests?.get(id), this)?.value;
  }

  /** Sets the value of a phrase. */
  set(words: readonly Identified[], value: T): void {
    this.restAfter(words).value = value;
  }

  /** Returns the value of a phrase and creates it if it is missing. */
  getOrCreate(words: readonly Identified[], create: () => T): T {
    return (this.restAfter(words).value ??= create());
  }

  /** Whether a phrase starts with a word. */
  hasStart({ id }: Identified): boolean {
    return this.rests?.has(id) ?? false;
  }

  /** Finds the longest phrase that starts at a token. It can be the phrase without words. */
  longest(text: WordSequence, at: number): Found<T> | undefined {
    const longer = this.rests?.get(text.wordId(at))?.longest(text, at + 1);
    if (longer !== undefined) return longer;
    return this.value === undefined ? undefined : { value: this.value, end: at };
  }

  /** What follows the words from an index on, which are added if they are new. */
  private restAfter(words: readonly Identified[], from = 0): Trie<T> {
    const word = words[from];
    if (word === undefined) return this;
    this.rests ??= new Map();
    let rest = this.rests.get(word.id);
    if (rest === undefined) this.rests.set(word.id, (rest = new Trie()));
    return rest.restAfter(words, from + 1);
  }
}
