import type { Tokens } from './tokens.js';
import { UNKNOWN } from './vocabulary.js';

interface Node<T> {
  next: Map<number, Node<T>> | undefined;
  value: T | undefined;
}

function leaf<T>(): Node<T> {
  return { next: undefined, value: undefined };
}

/** Something found at a token: what it is, and the token after its last. */
export interface Found<T> {
  readonly value: T;
  readonly end: number;
}

/** Phrases of word ids with what each stands for; the longest that fits is the one that counts. */
export class PhraseTree<T> {
  /** By the id of the first word: most words of a text begin no phrase. */
  private readonly roots: (Node<T> | undefined)[] = [];

  /** What the phrase stands for, as far as it is known. */
  get([first = UNKNOWN, ...rest]: readonly number[]): T | undefined {
    let node = this.roots[first];
    for (const word of rest) node = node?.next?.get(word);
    return node?.value;
  }

  set([first = UNKNOWN, ...rest]: readonly number[], value: T): void {
    let node = (this.roots[first] ??= leaf());
    for (const word of rest) {
      const next: Map<number, Node<T>> = (node.next ??= new Map<number, Node<T>>());
      let child = next.get(word);
      if (child === undefined) next.set(word, (child = leaf()));
      node = child;
    }
    node.value = value;
  }

  /** The longest phrase that begins at a token. */
  longest(tokens: Tokens, at: number): Found<T> | undefined {
    let node = this.roots[tokens.word(at)];
    if (node === undefined) return undefined;
    let value: T | undefined;
    let end = at;
    for (let i = at + 1; node !== undefined; i++) {
      if (node.value !== undefined) {
        value = node.value;
        end = i;
      }
      node = node.next?.get(tokens.word(i));
    }
    return value === undefined ? undefined : { value, end };
  }
}
