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

/** The node where phrases start. No edge leads to it, so that it also stands for no node. */
const ROOT = 0;

/** Number of nodes, and of words, that the halves of a key tell apart. */
const MAX_IDS = 0x10000;

/** Initial number of edges for which there is space. */
const INITIAL_EDGES = 4;

/**
 * Maps phrases of words to values and finds the longest phrase at a token. The edges of all nodes are
 * in one hash table, which is much smaller than a `Map` for each node.
 */
export class Trie<T> {
  private readonly values: (T | undefined)[] = [undefined];
  /** For each node a bit for every 32nd word: most words that lead nowhere are told by theirs. */
  private readonly filters = [0];
  /** Keys of a node and a word, each with the node that the word leads to. */
  private edges = new Int32Array(4 * INITIAL_EDGES);

  /** Returns the value of a phrase. */
  get(words: readonly Identified[]): T | undefined {
    let node = ROOT;
    for (const { id } of words) {
      node = this.child(node, id);
      if (node === ROOT) return undefined;
    }
    return this.values[node];
  }

  /** Sets the value of a phrase. */
  set(words: readonly Identified[], value: T): void {
    this.values[this.nodeOf(words)] = value;
  }

  /** Returns the value of a phrase and creates it if it is missing. */
  getOrCreate(words: readonly Identified[], create: () => T): T {
    return (this.values[this.nodeOf(words)] ??= create());
  }

  /** Whether a phrase starts with a word. */
  hasStart({ id }: Identified): boolean {
    return this.child(ROOT, id) !== ROOT;
  }

  /** Finds the longest phrase that starts at a token. It can be the phrase without words. */
  longest(text: WordSequence, at: number): Found<T> | undefined {
    let value = this.values[ROOT];
    let end = at;
    let node = this.child(ROOT, text.wordId(at));
    for (let next = at + 1; node !== ROOT; next++) {
      const known = this.values[node];
      if (known !== undefined) [value, end] = [known, next];
      node = this.child(node, text.wordId(next));
    }
    return value === undefined ? undefined : { value, end };
  }

  /** The node of a phrase, which is added if it is new. */
  private nodeOf(words: readonly Identified[]): number {
    let node = ROOT;
    for (const { id } of words) node = this.child(node, id) || this.addChild(node, id);
    return node;
  }

  /** The node that a word leads to; ROOT if it leads nowhere. */
  private child(node: number, word: number): number {
    if (((this.filters[node] ?? 0) & (1 << word)) === 0) return ROOT;
    return this.edges[slotOf(this.edges, keyOf(node, word)) + 1] ?? ROOT;
  }

  private addChild(node: number, word: number): number {
    const child = this.values.push(undefined) - 1;
    if (child >= MAX_IDS || word >= MAX_IDS) throw new Error('A trie has too many phrases.');
    this.filters.push(0);
    this.filters[node] = (this.filters[node] ?? 0) | (1 << word);
    if (child * 4 > this.edges.length) this.edges = enlarged(this.edges);
    addEdge(this.edges, keyOf(node, word), child);
    return child;
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
  while (edges[slot + 1] !== ROOT && edges[slot] !== key) slot = (slot + 2) & mask;
  return slot;
}

function addEdge(edges: Int32Array, key: number, child: number): void {
  const slot = slotOf(edges, key);
  edges[slot] = key;
  edges[slot + 1] = child;
}

function enlarged(edges: Int32Array): Int32Array<ArrayBuffer> {
  const larger = new Int32Array(edges.length * 2);
  for (let i = 0; i < edges.length; i += 2) {
    const child = edges[i + 1] ?? ROOT;
    if (child !== ROOT) addEdge(larger, edges[i] ?? 0, child);
  }
  return larger;
}
