import type { Tokens } from './tokens.js';

/** Something found at a token: what it is, and the token after its last. */
export interface Found<T> {
  readonly value: T;
  readonly end: number;
}

/** The node that phrases begin at. No edge leads there, so that it also stands for none. */
const ROOT = 0;

/**
 * Numbers that an edge takes: the node that it leaves, its word, and the node that it leads to. The
 * fourth is free, so that places are found without a division.
 */
const EDGE = 4;

/**
 * Phrases of word ids with what each stands for; the longest that fits is the one that counts. All
 * edges of the tree lie in one hash table: a map for every node would fill most of the heap.
 */
export class PhraseTree<T> {
  private edges = new Int32Array(EDGE * 8);
  private readonly values: (T | undefined)[] = [undefined];
  /** Most words begin no phrase, which this tells sooner than the table. */
  private readonly heads = new WordFilter();

  /** What the phrase stands for, as far as it is known. */
  get(words: readonly number[]): T | undefined {
    let node = ROOT;
    for (const word of words) {
      node = this.child(node, word);
      if (node === ROOT) return undefined;
    }
    return this.values[node];
  }

  set(words: readonly number[], value: T): void {
    let node = ROOT;
    for (const word of words) node = this.child(node, word) || this.grow(node, word);
    this.values[node] = value;
  }

  /** The longest phrase that begins at a token. */
  longest(tokens: Tokens, at: number): Found<T> | undefined {
    const head = tokens.word(at);
    if (!this.heads.mayHold(head)) return undefined;
    let value: T | undefined;
    let end = at;
    let node = this.child(ROOT, head);
    for (let i = at + 1; node !== ROOT; i++) {
      const known = this.values[node];
      if (known !== undefined) {
        value = known;
        end = i;
      }
      node = this.child(node, tokens.word(i));
    }
    return value === undefined ? undefined : { value, end };
  }

  /** The node that a word leads to, ROOT where it leads nowhere. */
  private child(node: number, word: number): number {
    return this.edges[slotOf(this.edges, node, word) + 2] ?? ROOT;
  }

  private grow(node: number, word: number): number {
    const child = this.values.push(undefined) - 1;
    if (child * EDGE * 2 > this.edges.length) this.edges = widened(this.edges);
    addEdge(this.edges, node, word, child);
    if (node === ROOT) this.heads.add(word);
    return child;
  }
}

/** A set of words in a few bits each: what it says it does not hold, it does not hold. */
class WordFilter {
  private bits = new Int32Array(2);
  private readonly words: number[] = [];

  add(word: number): void {
    this.words.push(word);
    if (this.words.length > this.bits.length * 4) {
      this.bits = new Int32Array(this.bits.length * 2);
      for (const known of this.words) this.mark(known);
    } else this.mark(word);
  }

  mayHold(word: number): boolean {
    return ((this.bits[(word >>> 5) & (this.bits.length - 1)] ?? 0) & (1 << word)) !== 0;
  }

  private mark(word: number): void {
    const place = (word >>> 5) & (this.bits.length - 1);
    this.bits[place] = (this.bits[place] ?? 0) | (1 << word);
  }
}

/** Where the edge lies that leaves a node with a word, or the free place where it would. */
function slotOf(edges: Int32Array, node: number, word: number): number {
  const mask = edges.length - EDGE;
  const hash = Math.imul(Math.imul(node, 0x9e3779b1) ^ word, 0x85ebca6b);
  let slot = ((hash ^ (hash >>> 15)) * EDGE) & mask;
  while (edges[slot + 2] !== ROOT && !(edges[slot] === node && edges[slot + 1] === word)) {
    slot = (slot + EDGE) & mask;
  }
  return slot;
}

function addEdge(edges: Int32Array, node: number, word: number, child: number): void {
  const slot = slotOf(edges, node, word);
  edges[slot] = node;
  edges[slot + 1] = word;
  edges[slot + 2] = child;
}

function widened(edges: Int32Array): Int32Array<ArrayBuffer> {
  const wider = new Int32Array(edges.length * 2);
  for (let i = 0; i < edges.length; i += EDGE) {
    const child = edges[i + 2] ?? ROOT;
    if (child !== ROOT) addEdge(wider, edges[i] ?? ROOT, edges[i + 1] ?? 0, child);
  }
  return wider;
}
