import { DomHandler, Parser } from 'htmlparser2';
import { isRecipeRoot } from './recipe-roots.js';

/** A node of a parsed document. */
export type MarkupNode = DomHandler['dom'][number];

export type Attributes = Parameters<DomHandler['onopentag']>[1];

/** Maximum nesting of elements; browsers have the same limit. */
export const MAX_DEPTH = 512;
/** Maximum number of nodes in a document; a long shop page has about 20,000. */
const MAX_NODES = 200_000;
/** Maximum number of attributes of an element. */
const MAX_ATTRIBUTES = 1000;

/** A page that exceeds a limit of nesting, nodes, attributes or text. */
export class MarkupError extends Error {}

/** Builds a document within limits. Without them, htmlparser2 takes quadratic time. */
export class BoundedDomHandler extends DomHandler {
  private nodes = 0;
  private depth = 0;
  private attributes = 0;

  constructor() {
    super();
    // One root element: cheerio takes quadratic time to select below many roots.
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

/**
 * Keeps the parts of a page that may describe its recipe: microdata, RDFa, and the elements of
 * microformats and plugins. The tree is about ten times smaller than that of the whole page.
 */
class RecipeDomHandler extends BoundedDomHandler {
  /** Whether each open element is kept with all its content, the innermost last. */
  private readonly open: boolean[] = [];

  override onopentag(name: string, attributes: Attributes): void {
    const isKept = this.open.at(-1) === true || describesRecipe(attributes);
    this.open.push(isKept);
    if (this.open.length > MAX_DEPTH) throw new MarkupError('elements nested too deeply');
    if (isKept) super.onopentag(name, attributes);
  }

  override onclosetag(): void {
    if (this.open.pop() === true) super.onclosetag();
  }

  override ontext(text: string): void {
    if (this.open.at(-1) === true) super.ontext(text);
  }

  override oncomment(): void {
    // Comments are dropped.
  }

  override oncommentend(): void {
    // Comments are dropped.
  }
}

/** Properties of microdata may be outside of their item: see `ItemReader`. */
function describesRecipe(attributes: Attributes): boolean {
  return (
    'itemscope' in attributes ||
    'itemprop' in attributes ||
    /recipe/i.test(attributes['typeof'] ?? '') ||
    isRecipeRoot(attributes['class'])
  );
}

function parseWith(handler: BoundedDomHandler, markup: string): DomHandler['root'] {
  new Parser(handler, { decodeEntities: true }).end(markup);
  return handler.root;
}

/** Parses HTML. @throws {MarkupError} */
export function parseMarkup(markup: string): DomHandler['root'] {
  return parseWith(new BoundedDomHandler(), markup);
}

/** Parses the parts of an HTML page that may describe its recipe, JSON-LD excepted. @throws {MarkupError} */
export function parseRecipePage(markup: string): DomHandler['root'] {
  return parseWith(new RecipeDomHandler(), markup);
}
