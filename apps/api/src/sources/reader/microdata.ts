import type { CheerioAPI } from 'cheerio/slim';
import type { LinkedNode } from './linked-data.js';
import { type MarkupNode, textOf } from './markup.js';

type Element = Extract<MarkupNode, { attribs: unknown }>;

/** The attribute that holds the value of a property, by element; of all others it is the text. */
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

const isElement = (node: MarkupNode): node is Element => 'attribs' in node;

function valueOf(element: Element): unknown {
  const { attribs, name } = element;
  if ('itemscope' in attribs) return nodeOf(element);
  const attribute = VALUE_ATTRIBUTES[name];
  const said = attribs['content'] ?? (attribute === undefined ? undefined : attribs[attribute]);
  return said ?? textOf(element.children);
}

/** An item as the node that JSON-LD would have for it; its properties are lists. */
function nodeOf(item: Element): LinkedNode {
  const properties = new Map<string, unknown[]>();
  const collect = (node: MarkupNode): void => {
    if (!isElement(node)) return;
    for (const name of node.attribs['itemprop']?.split(/\s+/) ?? []) {
      properties.set(name, [...(properties.get(name) ?? []), valueOf(node)]);
    }
    if (!('itemscope' in node.attribs)) node.children.forEach(collect);
  };
  item.children.forEach(collect);
  return {
    ...Object.fromEntries(properties),
    '@type': item.attribs['itemtype']?.split(/\s+/) ?? [],
  };
}

/** The schema.org items of a page's microdata. */
export function microdataOf($: CheerioAPI): LinkedNode[] {
  return $('[itemscope][itemtype*="schema.org/" i]').toArray().filter(isElement).map(nodeOf);
}
