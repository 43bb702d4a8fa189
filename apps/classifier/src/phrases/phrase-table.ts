import type { Found, Identified, Trie, WordSequence } from './trie.js';

/** The node that leads nowhere and has no value. */
export const NO_NODE = 0;

/** The root of the trie that is added first. */
const FIRST_ROOT = 1;

/** A node is numbered by its place in the table, in pairs of integers: the number has 16 bits. */
const PAIR_BITS = 1;

/** The halves of an integer. */
const UPPER_SHIFT = 16;
const LOWER = 0xffff;

const INITIAL_PAIRS = 1024;

/**
 * The phrases of tries in one table, for phrases that texts often have. A node stands directly
 * before its edges, and the nodes that they lead to come after them: few accesses to memory find a
 * phrase.
 *
 * A node is an integer with the number of its edges and the index of its value. Its edges are sorted
 * by words. Each is an integer with the word in its upper half, and the node that it leads to in its
 * lower half.
 */
export class PhraseTable<T> {
  private integers = new Int32Array(INITIAL_PAIRS << PAIR_BITS);
  private readonly values: (T | undefined)[] = [undefined];
  /** Number of pairs of integers in use. */
  private pairs = FIRST_ROOT;

  /** Adds the phrases of a trie. Returns the node of its root. */
  add({ value, branches }: Trie<T>): number {
    const node = this.pairs;
    let at = node << PAIR_BITS;
    const index = value === undefined ? 0 : this.values.push(value) - 1;
    this.reserve(1 + branches.length);
    this.integers[at] = (branches.length << UPPER_SHIFT) | index;
    for (const [word, rest] of branches.toSorted(([a], [b]) => a - b)) {
      if (word > LOWER) throw new Error('The vocabulary has too many words.');
      const next = this.add(rest);
      this.integers[++at] = (word << UPPER_SHIFT) | next;
    }
    return node;
  }

  /** Makes space for integers after the last ones. */
  private reserve(integers: number): void {
    this.pairs += (integers + 1) >> PAIR_BITS;
    if (this.pairs > LOWER) throw new Error('The table has more than 65,535 pairs of integers.');
    while (this.pairs << PAIR_BITS > this.integers.length) {
      const larger = new Int32Array(2 * this.integers.length);
      larger.set(this.integers);
      this.integers = larger;
    }
  }

  /** Returns the value of a phrase of the first trie. */
  get(words: readonly Identified[]): T | undefined {
    return this.valueOf(words.reduce((node, { id }) => this.child(node, id), FIRST_ROOT));
  }

  /** The node of the phrases of the first trie that start with a word; NO_NODE if no phrase does. */
  startOf({ id }: Identified): number {
    return this.child(FIRST_ROOT, id);
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
    return (this.integers[node << PAIR_BITS] ?? 0) & LOWER;
  }

  /** The node that a word leads to. */
  private child(node: number, word: number): number {
    const { integers } = this;
    let low = (node << PAIR_BITS) + 1;
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
