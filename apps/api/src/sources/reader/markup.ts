import { DomHandler, Parser } from 'htmlparser2';

/** A node of a parsed document. */
export type MarkupNode = DomHandler['dom'][number];

type Attributes = Parameters<DomHandler['onopentag']>[1];

/** Elements inside each other, as browsers bound them too. */
const MAX_DEPTH = 512;
/** Nodes of a document; a long page of a shop has some 20,000. */
const MAX_NODES = 200_000;

/** Attributes of one element. */
const MAX_ATTRIBUTES = 1000;

/** Markup that is built to hurt: nested or split up beyond anything a site would write. */
export class MarkupError extends Error {}

/** Builds a document within bounds; the parser takes quadratic time where they are not kept. */
class BoundedDomHandler extends DomHandler {
  private nodes = 0;
  private depth = 0;
  private attributes = 0;

  constructor() {
    super();
    // All is below one element: cheerio takes quadratic time to select below many.
    super.onopentag('page', {});
  }

  onopentagname(): void {
    this.attributes = 0;
  }

  onattribute(): void {
    this.attributes += 1;
    if (this.attributes > MAX_ATTRIBUTES) throw new MarkupError('too many attributes');
  }

  override onopentag(name: string, attributes: Attributes): void {
    this.depth += 1;
    if (this.depth > MAX_DEPTH) throw new MarkupError('elements nested too deeply');
    super.onopentag(name, attributes);
  }

  override onclosetag(): void {
    this.depth -= 1;
    super.onclosetag();
  }

  protected override addNode(node: MarkupNode): void {
    this.nodes += 1;
    if (this.nodes > MAX_NODES) throw new MarkupError('too many elements');
    super.addNode(node);
  }
}

/** Elements that are kept, and what is in them only if it is kept for itself. */
const FRAMES = new Set(['html', 'head']);
/** Elements that are kept with all that is in them. */
const WHOLES = new Set(['title', 'meta', 'h1']);

/**
 * Keeps of a page what may tell of its recipe: its head, its heading, JSON-LD and microdata. Ten
 * times less to build and to clear away than the whole page.
 */
class RecipeDomHandler extends BoundedDomHandler {
  /** What becomes of the elements that are open. */
  private readonly fates: ('dropped' | 'frame' | 'whole')[] = [];

  override onopentag(name: string, attributes: Attributes): void {
    const fate = this.fateOf(name, attributes);
    this.fates.push(fate);
    if (this.fates.length > MAX_DEPTH) throw new MarkupError('elements nested too deeply');
    if (fate !== 'dropped') super.onopentag(name, attributes);
  }

  override onclosetag(): void {
    if (this.fates.pop() !== 'dropped') super.onclosetag();
  }

  override ontext(text: string): void {
    if (this.fates.at(-1) === 'whole') super.ontext(text);
  }

  override oncomment(): void {
    // Nothing in a comment tells of a recipe.
  }

  override oncommentend(): void {
    // Nor does its end.
  }

  private fateOf(name: string, attributes: Attributes) {
    if (this.fates.at(-1) === 'whole' || WHOLES.has(name)) return 'whole';
    if ('itemscope' in attributes) return 'whole';
    if (name === 'script') return isJsonLd(attributes) ? 'whole' : 'dropped';
    return FRAMES.has(name) ? 'frame' : 'dropped';
  }
}

function isJsonLd({ type = '' }: Attributes): boolean {
  return type.trim().toLowerCase().startsWith('application/ld+json');
}

function parseWith(handler: BoundedDomHandler, markup: string): DomHandler['root'] {
  new Parser(handler, { decodeEntities: true }).end(markup);
  return handler.root;
}

/** The document that an HTML text describes. Nothing of it is ever run. */
export function parseMarkup(markup: string): DomHandler['root'] {
  return parseWith(new BoundedDomHandler(), markup);
}

/** The same without what cannot tell of a recipe. */
export function parseRecipePage(markup: string): DomHandler['root'] {
  return parseWith(new RecipeDomHandler(), markup);
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
