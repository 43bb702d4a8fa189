import type { Found, Identified, Trie, WordSequence } from './trie.js';

/** The node that leads nowhere and has no value. */
export const NO_NODE = 0;

const ROOT = 1;

/** The number of a node counts pairs of integers. */
const UNIT_BITS = 1;

/** The halves of an integer. */
const UPPER_SHIFT = 16;
const LOWER = 0xffff;

/**
 * The phrases of a trie in one table, for phrases that texts often have. The edges of a node stand
 * beside it, and the nodes that they lead to follow: few accesses to memory find a phrase.
 *
 * A node is an integer with the number of its edges and the index of its value. Its edges follow by
 * their words: an integer with the word and the node that it leads to.
 */
export class PhraseTable<T> {
  private readonly integers = new Int32Array((LOWER + 1) << UNIT_BITS);
  private readonly values: (T | undefined)[] = [undefined];
  /** Number of pairs of integers in use. */
  private size = ROOT;

  constructor(trie: Trie<T>) {
    this.add(trie);
  }

  /** Adds a node and all nodes after it. */
  private add({ value, branches }: Trie<T>): number {
    const node = this.size;
    const from = node << UNIT_BITS;
    this.size += (branches.length >> UNIT_BITS) + 1;
    if (this.size > LOWER) throw new Error('The trie has too many phrases.');
    const index = value === undefined ? 0 : this.values.push(value) - 1;
    this.integers[from] = (branches.length << UPPER_SHIFT) | index;
    let edge = from;
    for (const [word, rest] of branches.toSorted(([a], [b]) => a - b)) {
      if (word > LOWER) throw new Error('The vocabulary has too many words.');
      this.integers[++edge] = (word << UPPER_SHIFT) | this.add(rest);
    }
    return node;
  }

  /** Returns the value of a phrase. */
  get(words: readonly Identified[]): T | undefined {
    return this.valueOf(words.reduce((node, { id }) => this.child(node, id), ROOT));
  }

  /** The node of the phrases that start with a word; NO_NODE if no phrase does. */
  startOf({ id }: Identified): number {
    return this.child(ROOT, id);
  }

  /** The value of the phrase that leads to a node. */
  valueOf(node: number): T | undefined {
    return this.values[this.valueIndex(node)];
  }

  /** Finds the longest phrase that continues at a token, after the words that lead to a node. */
  longestFrom(start: number, text: WordSequence, at: number): Found<T> | undefined {
    if (start === NO_NODE) return undefined;
    let found = this.valueIndex(start);
    let end = at;
    let node = this.child(start, text.wordId(at));
    for (let next = at + 1; node !== NO_NODE; next++) {
      const index = this.valueIndex(node);
      if (index !== 0) {
        found = index;
        end = next;
      }
      node = this.child(node, text.wordId(next));
    }
    const value = this.values[found];
    return value === undefined ? undefined : { value, end };
  }

  private valueIndex(node: number): number {
    return (this.integers[node << UNIT_BITS] ?? 0) & LOWER;
  }

  /** The node that a word leads to. */
  private child(node: number, word: number): number {
    const { integers } = this;
    let low = (node << UNIT_BITS) + 1;
    let high = low + ((integers[low - 1] ?? 0) >>> UPPER_SHIFT);
    while (low < high) {
      const middle = (low + high) >> 1;
      const edge = integers[middle] ?? 0;
      const next = edge >>> UPPER_SHIFT;
      if (next === word) return edge & LOWER;
      if (next < word) low = middle + 1;
      else high = middle;
    }
    return NO_NODE;
  }
}
