import type { Tokens } from './tokens.js';

/** Something found at a token: what it is, and the token after its last. */
export interface Found<T> {
  readonly value: T;
  readonly end: number;
}

/** The node that phrases begin at. No edge leads there, so that it also stands for none. */
export const ROOT = 0;

/** Nodes and words have two bytes each in the key of an edge. */
const MAX_ID = 0xffff;

/** Numbers that an edge takes: its key, of a node and a word, and the node that it leads to. */
const EDGE_STRIDE = 2;

/**
 * A trie: phrases of word ids with what each stands for; the longest that fits is the one that
 * counts. All edges lie in one hash table: a map for every node would fill most of the heap.
 */
export class Trie<T> {
  /** By word, the node of the phrases that begin with it. */
  private heads = new Int32Array(1 << 10);
  private edges = new Int32Array(EDGE_STRIDE << 10);
  private readonly values: (T | undefined)[] = [undefined];
  /** Of each node a Bloom filter, one bit a word, of the words that leave it: most lead nowhere. */
  private childMasks = new Int32Array(1 << 10);

  /** What the phrase stands for, as far as it is known. */
  get(words: readonly number[]): T | undefined {
    let node = ROOT;
    for (const word of words) {
      node = node === ROOT ? this.head(word) : this.child(node, word);
      if (node === ROOT) return undefined;
    }
    return this.values[node];
  }

  /** Lets a phrase stand for something, where it begins or behind a branch. */
  set(words: readonly number[], value: T, branch = ROOT): void {
    this.values[this.nodeFor(words, branch)] = value;
  }

  /** What the phrase stands for, made now if it stood for nothing. */
  getOrCreate(words: readonly number[], make: () => T): T {
    return (this.values[this.nodeFor(words, ROOT)] ??= make());
  }

  /** A new node. No edge leads there until one is added: it may be a branch of its own. */
  addNode(): number {
    const node = this.values.push(undefined) - 1;
    if (node > MAX_ID) throw new Error('The lexicon has outgrown its tree.');
    if (node >= this.childMasks.length) this.childMasks = doubled(this.childMasks);
    return node;
  }

  /** The longest phrase that begins at a token, or goes on there from a branch. */
  longest(tokens: Tokens, at: number, branch = ROOT): Found<T> | undefined {
    const head = tokens.word(at);
    let node = branch === ROOT ? this.head(head) : this.child(branch, head);
    let value: T | undefined;
    let end = at;
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

  /** The node that words lead to; the way there is made as far as there is none. */
  private nodeFor(words: readonly number[], branch: number): number {
    let node = branch;
    for (const word of words)
      node =
        node === ROOT ? this.addHead(word) : this.child(node, word) || this.addChild(node, word);
    return node;
  }

  private addHead(word: number): number {
    while (word >= this.heads.length) this.heads = doubled(this.heads);
    return (this.heads[word] ||= this.addNode());
  }

  private head(word: number): number {
    return this.heads[word] ?? ROOT;
  }

  /** The node that a word leads to, ROOT where it leads nowhere. */
  private child(node: number, word: number): number {
    if (((this.childMasks[node] ?? 0) & (1 << word)) === 0) return ROOT;
    return this.edges[slotOf(this.edges, (node << 16) | word) + 1] ?? ROOT;
  }

  private addChild(node: number, word: number): number {
    if (word > MAX_ID) throw new Error('The lexicon has outgrown its tree.');
    const child = this.addNode();
    if (child * EDGE_STRIDE * 2 > this.edges.length) this.edges = enlarged(this.edges);
    addEdge(this.edges, (node << 16) | word, child);
    this.childMasks[node] = (this.childMasks[node] ?? 0) | (1 << word);
    return child;
  }
}

/** Where the edge with a key lies, or the free place where it would. */
function slotOf(edges: Int32Array, key: number): number {
  const mask = edges.length - EDGE_STRIDE;
  const hash = Math.imul(key ^ (key >>> 15), 0x9e3779b1);
  let slot = ((hash ^ (hash >>> 15)) * EDGE_STRIDE) & mask;
  while (edges[slot + 1] !== ROOT && edges[slot] !== key) slot = (slot + EDGE_STRIDE) & mask;
  return slot;
}

function addEdge(edges: Int32Array, key: number, child: number): void {
  const slot = slotOf(edges, key);
  edges[slot] = key;
  edges[slot + 1] = child;
}

function enlarged(edges: Int32Array): Int32Array<ArrayBuffer> {
  const larger = new Int32Array(edges.length * 2);
  for (let i = 0; i < edges.length; i += EDGE_STRIDE) {
    const child = edges[i + 1] ?? ROOT;
    if (child !== ROOT) addEdge(larger, edges[i] ?? 0, child);
  }
  return larger;
}

function doubled(array: Int32Array): Int32Array<ArrayBuffer> {
  const larger = new Int32Array(array.length * 2);
  larger.set(array);
  return larger;
}
