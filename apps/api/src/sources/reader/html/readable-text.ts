import { type MarkupNode, parseMarkup } from './parse-markup.js';

/** Elements that begin and end a line. */
const BLOCKS = new Set(
  'address article blockquote br caption dd div dl dt fieldset figcaption figure footer form h1 h2 h3 h4 h5 h6 header hr li main nav ol p pre section table tbody td th thead tr ul'.split(
    ' ',
  ),
);
/** Elements whose text is not displayed. */
const HIDDEN = new Set('head iframe noscript object script style svg template'.split(' '));

/** The displayed text of nodes, one line for each block. */
export function textOf(nodes: readonly MarkupNode[]): string {
  const parts: string[] = [];
  const visit = (node: MarkupNode): void => {
    if ('data' in node && node.nodeType === 3) parts.push(node.data);
    else if ('name' in node && 'children' in node && !HIDDEN.has(node.name)) {
      const edge = BLOCKS.has(node.name) ? '\n' : '';
      parts.push(edge);
      node.children.forEach(visit);
      parts.push(edge);
    }
  };
  nodes.forEach(visit);
  return parts.join('');
}

const MARKUP = /<[a-z!/?]|&[#a-z]/i;
const TAGS = /<[a-z!/?][^<>]*>/gi;

/** Converts a value with markup or entities, even encoded twice, to text without tags. */
export function readableText(value: string): string {
  let text = value;
  for (let pass = 0; pass < 3 && MARKUP.test(text); pass += 1) {
    text = textOf(parseMarkup(text).children);
  }
  return text.replace(TAGS, '');
}
