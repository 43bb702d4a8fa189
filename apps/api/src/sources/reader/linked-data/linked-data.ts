import { MarkupError } from '../html/parse-markup.js';

/** A node of linked data: a JSON-LD object, or a microdata item in the same form. */
export type LinkedNode = Readonly<Record<string, unknown>>;

/** Maximum number of nodes and lists read in a page. */
const MAX_VALUES = 50_000;
/** Maximum number of values of a property; more than twice the ingredient lines of a recipe. */
const MAX_LIST = 1000;
/** Maximum number of characters of all texts, plus one for each text. References repeat texts. */
const MAX_TEXT = 1024 * 1024;

export function isNode(value: unknown): value is LinkedNode {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** All nodes at any depth (`@graph`, `mainEntity`, …), each once, in breadth-first order. */
function nodesIn(values: readonly unknown[]): LinkedNode[] {
  const found = new Set(values.filter(isObject));
  for (const value of found) {
    for (const inner of Object.values(value) as unknown[]) {
      if (found.size >= MAX_VALUES) break;
      if (isObject(inner)) found.add(inner);
    }
  }
  return [...found].filter(isNode);
}

/** The prefix of a name: `schema:`, `https://schema.org/`. */
const PREFIX = /^.*[/:#]/;
/** A name of a property or a type in lower case and without prefix. */
export const plainName = (name: string) => name.trim().replace(PREFIX, '').toLowerCase();

const isBlank = (value: unknown) => value === undefined || value === null || value === '';
const isEmpty = (value: unknown) =>
  isBlank(Array.isArray(value) ? value.find((item) => !isBlank(item)) : value);

/** The properties of each node, by name in lower case and without prefix. */
const propertiesByNode = new WeakMap<LinkedNode, ReadonlyMap<string, unknown>>();

/** The properties of a node that have a value. Of two spellings of a name the one without prefix wins. */
function propertiesOf(node: LinkedNode): ReadonlyMap<string, unknown> {
  const known = propertiesByNode.get(node);
  if (known) return known;
  const properties = new Map<string, unknown>();
  for (const [name, value] of Object.entries(node)) {
    const plain = plainName(name);
    if (isEmpty(value) || (properties.has(plain) && PREFIX.test(name))) continue;
    properties.set(plain, value);
  }
  propertiesByNode.set(node, properties);
  return properties;
}

/**
 * The first of the named properties that has a value; undefined if none has one. Ignores case and
 * prefixes: sites write `RecipeIngredient` and `schema:recipeIngredient`.
 */
export function property(node: LinkedNode, ...names: readonly string[]): unknown {
  const properties = propertiesOf(node);
  const found = names.find((name) => properties.has(name.toLowerCase()));
  return found === undefined ? undefined : properties.get(found.toLowerCase());
}

/** Whether a schema.org type is one of the types of a node. */
export function isOfType(node: LinkedNode, type: string): boolean {
  const types = [property(node, '@type')].flat().slice(0, MAX_LIST);
  return types.some(
    (candidate) => typeof candidate === 'string' && plainName(candidate) === type.toLowerCase(),
  );
}

/** The items of a list by `position`, if each item has one; else as they are. */
export function inOrder(items: readonly unknown[]): readonly unknown[] {
  const placed = items.map((item) => ({ item, position: isNode(item) ? positionOf(item) : NaN }));
  if (placed.some(({ position }) => Number.isNaN(position))) return items;
  return placed.sort((a, b) => a.position - b.position).map(({ item }) => item);
}

function positionOf(node: LinkedNode): number {
  const [position] = [property(node, 'position')].flat();
  return typeof position === 'string' || typeof position === 'number' ? Number(position) : NaN;
}

/** The nodes of a page and the references between them. */
export class LinkedData {
  /** Whether values were left out, because a list is too long or too deep. */
  isCut = false;
  private readonly nodes: LinkedNode[];
  /**
   * The nodes of each `@id`, merged: a page may describe one thing in several nodes. The first value
   * of a property that is not empty wins.
   */
  private readonly merged = new Map<unknown, Record<string, unknown>>();
  private remainingText = MAX_TEXT;

  constructor(values: readonly unknown[]) {
    this.nodes = nodesIn(values);
    for (const node of this.nodes.toReversed()) {
      const id = property(node, '@id');
      if (typeof id !== 'string') continue;
      const merged = this.merged.get(id) ?? {};
      for (const [name, value] of Object.entries(node)) {
        if (!isEmpty(value) || !Object.hasOwn(merged, name)) merged[name] = value;
      }
      this.merged.set(id, merged);
    }
  }

  /** Nodes of a type, merged with other nodes of the same `@id`, in page order. */
  ofType(type: string): LinkedNode[] {
    const found = this.nodes.filter((node) => isOfType(node, type));
    return [...new Set(found.map((node) => this.merge(node)))];
  }

  /** The nodes that are values of a property of any node. */
  valuesOf(name: string): ReadonlySet<LinkedNode> {
    const values = this.nodes.flatMap((node) => this.list(property(node, name)));
    return new Set(values.filter(isNode));
  }

  /** The values of a property as a flat list; references are replaced by their nodes. */
  list(value: unknown): unknown[] {
    const values = (Array.isArray(value) ? value.flat(8) : [value]) as unknown[];
    const items = values
      .flatMap((item) => (isNode(item) ? (item['@list'] ?? item['@set'] ?? item) : item))
      .filter((item) => item !== undefined && item !== null);
    this.isCut ||= items.length > MAX_LIST;
    return items.slice(0, MAX_LIST).map((item) => (isNode(item) ? this.merge(item) : item));
  }

  /**
   * The texts of a value. A node is replaced by its `@value`, or by the first of its `properties`
   * that has a value. If that value is a node, it is replaced in the same way, once.
   *
   * @throws {MarkupError} when the texts of the page exceed the maximum
   */
  texts(value: unknown, ...properties: readonly string[]): string[] {
    return this.list(value).flatMap((item) => {
      if (!isNode(item)) return this.textsIn([item]);
      const inner = this.list(property(item, '@value', ...properties));
      return inner.flatMap((part) =>
        this.textsIn(isNode(part) ? [property(part, '@value', ...properties)].flat() : [part]),
      );
    });
  }

  private textsIn(values: readonly unknown[]): string[] {
    const texts = values
      .slice(0, MAX_LIST)
      .filter((value) => typeof value === 'string' || typeof value === 'number')
      .map(String);
    for (const text of texts) this.remainingText -= text.length + 1;
    if (this.remainingText < 0) throw new MarkupError('too much text');
    return texts;
  }

  private merge(node: LinkedNode): LinkedNode {
    return this.merged.get(property(node, '@id')) ?? node;
  }
}
