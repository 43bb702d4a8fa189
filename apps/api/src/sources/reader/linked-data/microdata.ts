import type { CheerioAPI } from 'cheerio/slim';
import type { LinkedNode } from './linked-data.js';
import type { MarkupNode } from '../html/parse-markup.js';
import { TextReader } from '../html/readable-text.js';

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
/** Maximum number of property names of an element and of types of an item. */
const MAX_NAMES = 8;

const isElement = (node: MarkupNode): node is Element => 'attribs' in node;

/** Reads the items of one page. Each item is read once, even if it is a value of another item. */
class MicrodataReader {
  private readonly nodes = new Map<Element, LinkedNode>();
  private readonly texts = new TextReader();

  /** An item in the form of a JSON-LD node; its properties are lists. */
  nodeOf(item: Element): LinkedNode {
    const known = this.nodes.get(item);
    if (known) return known;
    const properties = new Map<string, unknown[]>();
    for (const child of item.children) this.collect(child, properties);
    const node = {
      ...Object.fromEntries(properties),
      '@type': item.attribs['itemtype']?.split(/\s+/, MAX_NAMES) ?? [],
    };
    this.nodes.set(item, node);
    return node;
  }

  private collect(node: MarkupNode, properties: Map<string, unknown[]>): void {
    if (!isElement(node)) return;
    const names = node.attribs['itemprop']?.split(/\s+/, MAX_NAMES) ?? [];
    const value = names.length > 0 ? this.valueOf(node) : undefined;
    for (const name of names) {
      const values = properties.get(name);
      if (values) values.push(value);
      else properties.set(name, [value]);
    }
    if ('itemscope' in node.attribs) return;
    for (const child of node.children) this.collect(child, properties);
  }

  private valueOf(element: Element): unknown {
    const { attribs, name } = element;
    if ('itemscope' in attribs) return this.nodeOf(element);
    const attribute = VALUE_ATTRIBUTES[name];
    const value = attribs['content'] ?? (attribute === undefined ? undefined : attribs[attribute]);
    return value ?? this.texts.textOf(element.children);
  }
}

/** The schema.org items of a page's microdata. @throws {MarkupError} for too much text */
export function microdataOf($: CheerioAPI): LinkedNode[] {
  const reader = new MicrodataReader();
  const items = $('[itemscope][itemtype*="schema.org/" i]').toArray().filter(isElement);
  return items.map((item) => reader.nodeOf(item));
}
