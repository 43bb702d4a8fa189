/** A node of linked data: JSON-LD as it was written, or microdata put the same way. */
export type LinkedNode = Readonly<Record<string, unknown>>;

/** Nodes and lists looked at in one page. */
const MAX_VALUES = 50_000;
/** Values of one property; more than twice the ingredient lines of any recipe. */
const MAX_LIST = 1000;

export function isNode(value: unknown): value is LinkedNode {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Every node in the values, however deep (`@graph`, `mainEntity`, …), the outermost first. */
function nodesIn(values: readonly unknown[]): LinkedNode[] {
  const queue = [...values];
  const nodes: LinkedNode[] = [];
  for (let i = 0; i < queue.length && i < MAX_VALUES; i += 1) {
    const value = queue[i];
    if (isNode(value)) nodes.push(value);
    for (const inner of typeof value === 'object' && value !== null ? Object.values(value) : []) {
      if (typeof inner === 'object' && inner !== null) queue.push(inner);
    }
  }
  return nodes;
}

const PREFIXES = ['', 'schema:', 'https://schema.org/', 'http://schema.org/'];

/** A property of a node, under the names that it may have; undefined where it has none. */
export function property(node: LinkedNode, ...names: readonly string[]): unknown {
  for (const name of names) {
    for (const prefix of PREFIXES) {
      const value = node[prefix + name];
      if (value !== undefined && value !== null && value !== '') return value;
    }
  }
  return undefined;
}

/** Whether a node is of a schema.org type, also among others. */
export function isOfType(node: LinkedNode, type: string): boolean {
  const types = [node['@type']].flat().slice(0, MAX_LIST);
  return types.some(
    (candidate) =>
      typeof candidate === 'string' &&
      candidate.slice(-type.length).toLowerCase() === type.toLowerCase() &&
      /^(?:|.*[/:#])$/.test(candidate.slice(0, -type.length)),
  );
}

/** The nodes of a page and the references between them. */
export class LinkedData {
  private readonly nodes: LinkedNode[];
  /** What is said of each `@id`, wherever it is said. */
  private readonly parts = new Map<string, LinkedNode[]>();
  private readonly wholes = new Map<string, LinkedNode>();

  constructor(values: readonly unknown[]) {
    this.nodes = nodesIn(values);
    for (const node of this.nodes) {
      const id = node['@id'];
      if (typeof id !== 'string') continue;
      const parts = this.parts.get(id);
      if (parts) parts.push(node);
      else this.parts.set(id, [node]);
    }
  }

  /** Nodes of a type with all that is known of them, in the order of the page. */
  ofType(type: string): LinkedNode[] {
    const found = this.nodes.filter((node) => isOfType(node, type));
    return [...new Set(found.map((node) => this.whole(node)))];
  }

  /** The values of a property as a flat list, references replaced by what they refer to. */
  list(value: unknown): unknown[] {
    const values = Array.isArray(value) ? (value.flat(8) as unknown[]) : [value];
    return values
      .filter((item) => item !== undefined && item !== null)
      .slice(0, MAX_LIST)
      .map((item) => (isNode(item) ? this.whole(item) : item));
  }

  /**
   * The texts that a value stands for; of a node those of the first of the properties that it
   * has, and once more where that is a node again.
   */
  texts(value: unknown, ...properties: readonly string[]): string[] {
    return this.list(value).flatMap((item) => {
      if (!isNode(item)) return textsIn([item]);
      const inner = this.list(property(item, '@value', ...properties));
      return inner.flatMap((part) =>
        textsIn(isNode(part) ? [property(part, '@value', ...properties)].flat() : [part]),
      );
    });
  }

  /** A node with what other nodes say of the same `@id`; what is said first counts. */
  private whole(node: LinkedNode): LinkedNode {
    const id = node['@id'];
    const parts = typeof id === 'string' ? this.parts.get(id) : undefined;
    if (typeof id !== 'string' || !parts) return node;
    const known = this.wholes.get(id);
    if (known) return known;
    const whole: Record<string, unknown> = {};
    for (const part of parts.toReversed()) Object.assign(whole, part);
    this.wholes.set(id, whole);
    return whole;
  }
}

function textsIn(values: readonly unknown[]): string[] {
  return values
    .slice(0, MAX_LIST)
    .filter((value) => typeof value === 'string' || typeof value === 'number')
    .map(String);
}
