/** A word by its id. */
interface Identified {
  readonly id: number;
}

/** The words of a text by their place. */
interface WordSequence {
  wordId(i: number): number;
}

/** A phrase found at a token: its value, and the token after its last word. */
export interface Found<T> {
  readonly value: T;
  readonly end: number;
}

/** Stands for no node: the first node has no edge to it. */
const NO_NODE = 0;

/** Number of nodes, and of words, that the halves of a key tell apart. */
const MAX_IDS = 0x10000;

const INITIAL_SIZE = 64;

/** In place of the word of the only edge: the node has no edge, or several. */
const NO_EDGE = -1;
const SEVERAL_EDGES = -2;

/**
 * The nodes of tries. Most nodes have one edge at most. The edges of the others are in one hash table,
 * which is much smaller than a `Map` for each node. Tries that are used together share their nodes.
 */
export class TrieNodes<T> {
  /** The values of the nodes. */
  private readonly values: (T | undefined)[] = [undefined];
  /** For each node its only edge: a word and the node that it leads to. */
  private onlyEdges = new Int32Array(INITIAL_SIZE).fill(NO_EDGE);
  /** The edges of nodes with several: the key of a node and a word, then the node it leads to. */
  private edges = new Int32Array(INITIAL_SIZE);
  private edgeCount = 0;

  /** Adds a node. */
  add(): number {
    const node = this.values.push(undefined) - 1;
    if (node >= MAX_IDS) throw new Error('The tries have too many phrases.');
    if (2 * node === this.onlyEdges.length) {
      const larger = new Int32Array(4 * node).fill(NO_EDGE);
      larger.set(this.onlyEdges);
      this.onlyEdges = larger;
    }
    return node;
  }

  /** The node that a word leads to; NO_NODE if it leads nowhere. */
  child(node: number, word: number): number {
    const only = this.onlyEdges[2 * node];
    if (only === word) return this.onlyEdges[2 * node + 1] ?? NO_NODE;
    if (only !== SEVERAL_EDGES) return NO_NODE;
    return this.edges[slotOf(this.edges, keyOf(node, word)) + 1] ?? NO_NODE;
  }

  /** Adds the node that a word leads to. */
  addChild(node: number, word: number): number {
    if (word >= MAX_IDS) throw new Error('The vocabulary has too many words.');
    const child = this.add();
    const only = this.onlyEdges[2 * node] ?? NO_EDGE;
    if (only === NO_EDGE) {
      this.onlyEdges[2 * node] = word;
      this.onlyEdges[2 * node + 1] = child;
      return child;
    }
    if (only !== SEVERAL_EDGES) {
      this.addEdge(keyOf(node, only), this.onlyEdges[2 * node + 1] ?? NO_NODE);
      this.onlyEdges[2 * node] = SEVERAL_EDGES;
    }
    this.addEdge(keyOf(node, word), child);
    return child;
  }

  private addEdge(key: number, child: number): void {
    this.edgeCount++;
    if (4 * this.edgeCount > this.edges.length) this.edges = enlarged(this.edges);
    placeEdge(this.edges, key, child);
  }

  value(node: number): T | undefined {
    return this.values[node];
  }

  setValue(node: number, value: T): void {
    this.values[node] = value;
  }
}

/** Maps phrases of words to values and finds the longest phrase at a token. */
export class Trie<T> {
  private readonly root: number;

  constructor(private readonly nodes = new TrieNodes<T>()) {
    this.root = nodes.add();
  }

  /** Returns the value of a phrase. */
  get(words: readonly Identified[]): T | undefined {
    let node = this.root;
    for (const { id } of words) {
      node = this.nodes.child(node, id);
      if (node === NO_NODE) return undefined;
    }
    return this.nodes.value(node);
  }

  /** Sets the value of a phrase. */
  set(words: readonly Identified[], value: T): void {
    this.nodes.setValue(this.nodeOf(words), value);
  }

  /** Returns the value of a phrase and creates it if it is missing. */
  getOrCreate(words: readonly Identified[], create: () => T): T {
    const node = this.nodeOf(words);
    const value = this.nodes.value(node) ?? create();
    this.nodes.setValue(node, value);
    return value;
  }

  /** The node of the phrases that start with a word; 0 if no phrase does. */
  startOf({ id }: Identified): number {
    return this.nodes.child(this.root, id);
  }

  /** The value of the phrase that leads to a node. */
  valueOf(node: number): T | undefined {
    return this.nodes.value(node);
  }

  /** Finds the longest phrase that starts at a token. It can be the phrase without words. */
  longest(text: WordSequence, at: number): Found<T> | undefined {
    return this.longestFrom(this.root, text, at);
  }

  /** Finds the longest phrase that continues at a token, after the words that lead to a node. */
  longestFrom(start: number, text: WordSequence, at: number): Found<T> | undefined {
    const { nodes } = this;
    let value = nodes.value(start);
    let end = at;
    let node = nodes.child(start, text.wordId(at));
    for (let next = at + 1; node !== NO_NODE; next++) {
      const known = nodes.value(node);
      if (known !== undefined) {
        value = known;
        end = next;
      }
      node = nodes.child(node, text.wordId(next));
    }
    return value === undefined ? undefined : { value, end };
  }

  /** The node of a phrase, which is added if it is new. */
  private nodeOf(words: readonly Identified[]): number {
    const { nodes } = this;
    let node = this.root;
    for (const { id } of words) node = nodes.child(node, id) || nodes.addChild(node, id);
    return node;
  }
}

function keyOf(node: number, word: number): number {
  return (node << 16) | word;
}

/** Index of the edge with a key, or of the empty place where it would be. */
function slotOf(edges: Int32Array, key: number): number {
  const mask = edges.length - 2;
  const hash = Math.imul(key ^ (key >>> 15), 0x9e3779b1);
  let slot = ((hash ^ (hash >>> 15)) << 1) & mask;
  while (edges[slot + 1] !== NO_NODE && edges[slot] !== key) slot = (slot + 2) & mask;
  return slot;
}

function placeEdge(edges: Int32Array, key: number, child: number): void {
  const slot = slotOf(edges, key);
  edges[slot] = key;
  edges[slot + 1] = child;
}

function enlarged(edges: Int32Array): Int32Array<ArrayBuffer> {
  const larger = new Int32Array(edges.length * 2);
  for (let i = 0; i < edges.length; i += 2) {
    const child = edges[i + 1] ?? NO_NODE;
    if (child !== NO_NODE) placeEdge(larger, edges[i] ?? 0, child);
  }
  return larger;
}
