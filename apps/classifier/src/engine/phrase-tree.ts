import type { Tokens } from './tokens.js';
import { UNKNOWN } from './vocabulary.js';

interface Node<T> {
  readonly next: Map<number, Node<T>>;
  value: T | undefined;
}

/** Something found at a token: what it is, and the token after its last. */
export interface Found<T> {
  readonly value: T;
  readonly end: number;
}

/** Phrases of word ids with what each stands for; the longest that fits is the one that counts. */
export class PhraseTree<T> {
  private readonly root: Node<T> = { next: new Map(), value: undefined };

  /** What the phrase stands for, as far as it is known. */
  get(words: readonly number[]): T | undefined {
    let node: Node<T> | undefined = this.root;
    for (const word of words) node = node?.next.get(word);
    return node?.value;
  }

  set(words: readonly number[], value: T): void {
    let node = this.root;
    for (const word of words) {
      let next = node.next.get(word);
      if (next === undefined) node.next.set(word, (next = { next: new Map(), value: undefined }));
      node = next;
    }
    node.value = value;
  }

  /** The longest phrase that begins at a token. */
  longest(tokens: Tokens, at: number): Found<T> | undefined {
    let node = this.root.next.get(tokens.word(at));
    let value: T | undefined;
    let end = at;
    for (let i = at + 1; node !== undefined; i++) {
      if (node.value !== undefined) {
        value = node.value;
        end = i;
      }
      const word = tokens.word(i);
      node = word === UNKNOWN ? undefined : node.next.get(word);
    }
    return value === undefined ? undefined : { value, end };
  }
}
