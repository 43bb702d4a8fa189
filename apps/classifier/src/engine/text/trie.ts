import type { Tokens } from './tokens.js';

/** A phrase found at a token: its value, and the token after its last word. */
export interface Found<T> {
  readonly value: T;
  readonly end: number;
}

/** Id of the root. Edges never lead to the root, so its id also means "no node". */
export const ROOT = 0;

/** Node ids and word ids take 16 bits each in the key of an edge. */
const MAX_ID = 0xffff;

/** Array elements per edge: the key (node and word), and the child node. */
const EDGE_STRIDE = 2;

/**
 * Maps phrases of word ids to values and finds the longest phrase at a token. All edges share one
 * hash table, which takes less memory than one `Map` per node.
 */
export class Trie<T> {
  /** First node of the phrases that start with a word, by word id. */
  private heads = new Int32Array(1 << 10);
  private edges = new Int32Array(EDGE_STRIDE << 10);
  private readonly values: (T | undefined)[] = [undefined];
  /** For each node a 32-bit Bloom filter of the words on its outgoing edges. */
  private childMasks = new Int32Array(1 << 10);

  /** Returns the value of a phrase. */
  get(words: readonly number[]): T | undefined {
    let node = ROOT;
    for (const word of words) {
      node = node === ROOT ? this.head(word) : this.child(node, word);
      if (node === ROOT) return undefined;
    }
    return this.values[node];
  }

  /** Sets the value of a phrase that starts at the root or at another node. */
  set(words: readonly number[], value: T, branch = ROOT): void {
    this.values[this.nodeFor(words, branch)] = value;
  }

  /** Returns the value of a phrase and creates it if it is missing. */
  getOrCreate(words: readonly number[], make: () => T): T {
    return (this.values[this.nodeFor(words, ROOT)] ??= make());
  }

  /** Adds a node without incoming edge. It can serve as the root of a separate branch. */
  addNode(): number {
    const node = this.values.push(undefined) - 1;
    if (node > MAX_ID) throw new Error('A trie has too many nodes or words.');
    if (node >= this.childMasks.length) this.childMasks = doubled(this.childMasks);
    return node;
  }

  /** Finds the longest phrase that starts at a token, from the root or from another node. */
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

  /** Returns the node of a phrase and adds missing nodes. */
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

  /** Returns the child of a node, or ROOT. */
  private child(node: number, word: number): number {
    if (((this.childMasks[node] ?? 0) & (1 << word)) === 0) return ROOT;
    return this.edges[slotOf(this.edges, (node << 16) | word) + 1] ?? ROOT;
  }

  private addChild(node: number, word: number): number {
    if (word > MAX_ID) throw new Error('A trie has too many nodes or words.');
    const child = this.addNode();
    if (child * EDGE_STRIDE * 2 > this.edges.length) this.edges = enlarged(this.edges);
    addEdge(this.edges, (node << 16) | word, child);
    this.childMasks[node] = (this.childMasks[node] ?? 0) | (1 << word);
    return child;
  }
}

/** Slot of the edge with this key, or the free slot for it. */
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
