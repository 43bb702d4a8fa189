import { DomHandler, Parser } from 'htmlparser2';

/** A node of a parsed document. */
export type MarkupNode = DomHandler['dom'][number];

/** Elements inside each other, as browsers bound them too. */
const MAX_DEPTH = 512;
/** Nodes of a document; a long page of a shop has some 20,000. */
const MAX_NODES = 200_000;

/** Markup that is built to hurt: nested or split up beyond anything a site would write. */
export class MarkupError extends Error {}

/** Builds a document within bounds; the parser takes quadratic time where they are not kept. */
class BoundedDomHandler extends DomHandler {
  private nodes = 0;

  constructor() {
    super();
    // All is below one element: cheerio takes quadratic time to select below many.
    this.onopentag('page', {});
  }

  protected override addNode(node: MarkupNode): void {
    this.nodes += 1;
    if (this.nodes > MAX_NODES) throw new MarkupError('too many elements');
    if (this.tagStack.length > MAX_DEPTH) throw new MarkupError('elements nested too deeply');
    super.addNode(node);
  }
}

/** The document that an HTML text describes. Nothing of it is ever run. */
export function parseMarkup(markup: string): DomHandler['root'] {
  const handler = new BoundedDomHandler();
  new Parser(handler, { decodeEntities: true }).end(markup);
  return handler.root;
}

/** Elements that begin and end a line. */
const BLOCKS = new Set(
  'address article blockquote br caption dd div dl dt fieldset figcaption figure footer form h1 h2 h3 h4 h5 h6 header hr li main nav ol p pre section table tbody td th thead tr ul'.split(
    ' ',
  ),
);
/** Elements whose text is not meant to be read. */
const UNREAD = new Set('head iframe noscript object script style svg template'.split(' '));

/** The readable text of nodes, a line for each block. */
export function textOf(nodes: readonly MarkupNode[]): string {
  const parts: string[] = [];
  const visit = (node: MarkupNode): void => {
    if ('data' in node && node.nodeType === 3) parts.push(node.data);
    else if ('name' in node && 'children' in node && !UNREAD.has(node.name)) {
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

/**
 * The readable text of a value that may hold markup or entities, once or twice over, as templates
 * leave them. No tag survives.
 */
export function readableText(value: string): string {
  let text = value;
  for (let pass = 0; pass < 3 && MARKUP.test(text); pass += 1) {
    text = textOf(parseMarkup(text).children);
  }
  return text.replace(TAGS, '');
}
