import type { CheerioAPI } from 'cheerio/slim';
import type { LinkedNode } from './linked-data.js';
import type { MarkupNode } from '../html/parse-markup.js';
import { BLOCK_EDGE, TextReader } from '../html/readable-text.js';

type Element = Extract<MarkupNode, { attribs: unknown }>;

/** The attribute that holds the value of a property, by element name. Other elements use their text. */
const VALUE_ATTRIBUTES: Partial<Record<string, string>> = {
  a: 'href',
  area: 'href',
  audio: 'src',
  data: 'value',
  embed: 'src',
  iframe: 'src',
  img: 'src',
  link: 'href',
  meter: 'value',
  object: 'data',
  source: 'src',
  time: 'datetime',
  video: 'src',
};
/**
 * Links with these properties, here in lower case, are read as text:
 * `<a itemprop="recipeIngredient" href="/flour">`.
 */
const TEXT_PROPERTIES = new Set(
  'name headline text description recipeingredient ingredients ingredient recipeinstructions instructions recipeyield yield'.split(
    ' ',
  ),
);
/**
 * Properties, in lower case, that only a recipe has. Within another item, whose element is not
 * closed, they belong to the recipe around it.
 */
const RECIPE_PROPERTIES = new Set(
  'recipeingredient ingredients ingredient recipeinstructions instructions recipeyield yield preptime cooktime'.split(
    ' ',
  ),
);
const RECIPE_TYPE = /(?:^|[/\s])(?:Recipe|HowTo)/i;
/** Maximum number of property names of an element and of types of an item. */
const MAX_NAMES = 8;

/** The edge of a block element, or a line break. */
const LINE_EDGE = new RegExp(`[${BLOCK_EDGE}\\n]`);

type Properties = Map<string, unknown[]>;

/** Adds a value to a property; returns all values of the property. */
function add(properties: Properties, name: string, value: unknown): unknown[] {
  const values = properties.get(name) ?? [];
  values.push(value);
  properties.set(name, values);
  return values;
}

/**
 * The values of elements within an element with the same property, and the texts between them in
 * page order. One value within a sentence is a part of that sentence.
 */
function withTextAround(value: string, nested: readonly unknown[]): readonly unknown[] {
  const parts: unknown[] = [];
  const addText = (text: string) => {
    if (/[\p{L}\d]/u.test(text)) parts.push(text);
  };
  let end = 0;
  for (const inner of nested) {
    const start = typeof inner === 'string' ? value.indexOf(inner, end) : -1;
    if (typeof inner !== 'string' || start < 0) return nested;
    addText(value.slice(end, start));
    parts.push(inner);
    end = start + inner.length;
  }
  addText(value.slice(end));
  const isSentence = nested.length === 1 && parts.length > 1 && !LINE_EDGE.test(value);
  return isSentence ? [value] : parts;
}

const isElement = (node: MarkupNode): node is Element => 'attribs' in node;

/** Reads the items of one page. Each item is read once, even if it is a value of another item. */
class MicrodataReader {
  private readonly nodes = new Map<Element, LinkedNode>();
  /** The properties of a recipe that were found in each other item. */
  private readonly strays = new Map<Element, Properties>();
  private readonly texts = new TextReader();

  /** An item in the form of a JSON-LD node; its properties are lists. */
  nodeOf(item: Element): LinkedNode {
    const known = this.nodes.get(item);
    if (known) return known;
    const properties: Properties = new Map();
    for (const child of item.children) this.collect(child, properties);
    if (!RECIPE_TYPE.test(item.attribs['itemtype'] ?? '')) this.setStraysAside(item, properties);
    const node = {
      ...Object.fromEntries(properties),
      '@type': item.attribs['itemtype']?.split(/\s+/, MAX_NAMES) ?? [],
    };
    this.nodes.set(item, node);
    return node;
  }

  private collect(node: MarkupNode, properties: Properties): void {
    if (!isElement(node)) return;
    const names = node.attribs['itemprop']?.split(/\s+/, MAX_NAMES) ?? [];
    const value = names.length > 0 ? this.valueOf(node, names) : undefined;
    const lists = names.map((name) => add(properties, name, value));
    if ('itemscope' in node.attribs) {
      this.nodeOf(node);
      this.adoptStrays(node, properties);
      return;
    }
    const lengths = lists.map((values) => values.length);
    for (const child of node.children) this.collect(child, properties);
    lists.forEach((values, i) => {
      const length = lengths[i] ?? 0;
      const count = values.length - length;
      if (count === 0) return;
      values[length - 1] = undefined;
      // A text with fewer characters does not contain the values; they are not copied again.
      if (typeof value !== 'string' || count > value.length) return;
      for (const part of withTextAround(value, values.splice(length))) values.push(part);
    });
  }

  private setStraysAside(item: Element, properties: Properties): void {
    const strays = [...properties].filter(([name]) => RECIPE_PROPERTIES.has(name.toLowerCase()));
    for (const [name] of strays) properties.delete(name);
    this.strays.set(item, new Map(strays));
  }

  private adoptStrays(item: Element, properties: Properties): void {
    for (const [name, values] of this.strays.get(item) ?? []) {
      for (const value of values) add(properties, name, value);
    }
    this.strays.delete(item);
  }

  private valueOf(element: Element, names: readonly string[]): unknown {
    const { attribs, name } = element;
    if ('itemscope' in attribs) return this.nodeOf(element);
    const isText = name === 'a' && names.some((each) => TEXT_PROPERTIES.has(each.toLowerCase()));
    const attribute = isText ? undefined : VALUE_ATTRIBUTES[name];
    const value = attribs['content'] ?? (attribute === undefined ? undefined : attribs[attribute]);
    return value?.trim() ? value : this.texts.textOf(element.children);
  }
}

/** The schema.org items of a page's microdata. @throws {MarkupError} for too much text */
export function microdataOf($: CheerioAPI): LinkedNode[] {
  const reader = new MicrodataReader();
  const items = $(
    '[itemscope]:is([itemtype*="schema.org/" i], [itemtype*="data-vocabulary.org/" i])',
  )
    .toArray()
    .filter(isElement);
  return items.map((item) => reader.nodeOf(item));
}
