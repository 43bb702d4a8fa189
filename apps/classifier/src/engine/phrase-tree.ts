import type { Tokens } from './tokens.js';
import { UNKNOWN } from './vocabulary.js';

interface Node<T> {
  next: Map<number, Node<T>> | undefined;
  value: T | undefined;
}

function childOf<T>(children: Map<number, Node<T>>, word: number): Node<T> {
  let child = children.get(word);
  if (child === undefined) children.set(word, (child = { next: undefined, value: undefined }));
  return child;
}

/** Something found at a token: what it is, and the token after its last. */
export interface Found<T> {
  readonly value: T;
  readonly end: number;
}

/** Phrases of word ids with what each stands for; the longest that fits is the one that counts. */
export class PhraseTree<T> {
  private readonly heads = new Map<number, Node<T>>();

  /** What the phrase stands for, as far as it is known. */
  get([first = UNKNOWN, ...rest]: readonly number[]): T | undefined {
    let node = this.heads.get(first);
    for (const word of rest) node = node?.next?.get(word);
    return node?.value;
  }

  set([first = UNKNOWN, ...rest]: readonly number[], value: T): void {
    let node = childOf(this.heads, first);
    for (const word of rest) {
      node.next ??= new Map<number, Node<T>>();
      node = childOf(node.next, word);
    }
    node.value = value;
  }

  /** The longest phrase that begins at a token. */
  longest(tokens: Tokens, at: number): Found<T> | undefined {
    let node = this.heads.get(tokens.word(at));
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
