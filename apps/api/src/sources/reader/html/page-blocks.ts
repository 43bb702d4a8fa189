import { Parser } from 'htmlparser2';
import { type Attributes, BoundedDomHandler, MAX_DEPTH, MarkupError } from './parse-markup.js';
import { HIDDEN } from './readable-text.js';
import { isRecipeRoot } from './recipe-roots.js';

/** An element with blocks of text. */
export interface PageElement {
  readonly name: string;
  /** Its classes, its id and its type. */
  readonly marks: string;
  /** Whether its mark-up says that it is a recipe. */
  readonly isRecipe: boolean;
  readonly parent: PageElement | null;
  /** Its blocks: from `start` to before `end`. */
  readonly start: number;
  end: number;
}

/** A paragraph, an item of a list, or a heading. */
export interface Block {
  readonly text: string;
  /** 1 to 6 for `<h1>` to `<h6>`, 7 for a text that is bold, 0 for other texts. */
  readonly level: number;
  /** Whether all of it is links: a menu, another recipe. */
  readonly isLink: boolean;
  readonly element: PageElement;
}

/** The displayed text of a page. */
export interface PageBlocks {
  readonly blocks: readonly Block[];
  /** Inner elements before those around them. */
  readonly elements: readonly PageElement[];
  /** Elements that lack their end tag in a page without end; the inner ones last. */
  readonly unclosed: readonly PageElement[];
}

/** Maximum number of characters that are read; the text of a long page has about 200,000. */
const MAX_TEXT = 1024 * 1024;
const INLINE = new Set(
  'a abbr b bdi big cite code data em font i img input kbd label mark q s small span strong sub sup td th time u var wbr'.split(
    ' ',
  ),
);
/** Elements whose text is for the use of the page. */
const CONTROLS = new Set('button dialog footer nav option select textarea'.split(' '));
/** Elements whose end tag may be left out. */
const WITHOUT_END = new Set(
  'html head body p li dt dd thead tbody tfoot tr td th option'.split(' '),
);
/** The level of a text that is bold and no heading. */
export const BOLD_LEVEL = 7;

interface OpenElement {
  readonly name: string;
  readonly element: PageElement;
  readonly isHidden: boolean;
  readonly isLink: boolean;
  readonly isBold: boolean;
  readonly level: number;
}

/** Collects blocks and the elements around them. Keeps no tree of the page, which may be large. */
class BlockHandler extends BoundedDomHandler {
  readonly blocks: Block[] = [];
  readonly elements: PageElement[] = [];
  readonly open: OpenElement[] = [];
  hasEnd = false;
  private text = '';
  private remaining = MAX_TEXT;
  /** Characters of the block outside of links, and outside of bold text. */
  private unlinked = 0;
  private light = 0;
  private isAfterTag = false;

  override onopentag(name: string, attributes: Attributes): void {
    if (this.open.length >= MAX_DEPTH) throw new MarkupError('elements nested too deeply');
    const outer = this.open.at(-1);
    const isInline = INLINE.has(name) && outer !== undefined;
    if (!isInline) this.endBlock();
    else if (this.isAfterTag) this.text += ' ';
    this.open.push({
      name,
      element: isInline ? outer.element : this.elementOf(name, attributes, outer?.element ?? null),
      isHidden: outer?.isHidden === true || HIDDEN.has(name) || CONTROLS.has(name),
      isLink: outer?.isLink === true || name === 'a',
      isBold: outer?.isBold === true || name === 'b' || name === 'strong',
      level: Number(/^h([1-6])$/.exec(name)?.[1] ?? outer?.level ?? 0),
    });
  }

  override onclosetag(name?: string, isImplied?: boolean): void {
    const closed = this.open.at(-1);
    if (!closed) return;
    if (!INLINE.has(closed.name)) this.endBlock();
    this.open.pop();
    const { element } = closed;
    if (element !== this.open.at(-1)?.element) {
      element.end = this.blocks.length;
      if (element.end > element.start) this.elements.push(element);
    }
    this.hasEnd ||= (name === 'body' || name === 'html') && isImplied !== true;
    this.isAfterTag = true;
  }

  override ontext(text: string): void {
    const inner = this.open.at(-1);
    if (!inner || inner.isHidden || text.length > this.remaining) return;
    this.remaining -= text.length;
    this.text += text;
    const { length } = text.trim();
    if (!inner.isLink) this.unlinked += length;
    if (!inner.isBold) this.light += length;
    this.isAfterTag = false;
  }

  override oncomment(): void {
    // Comments are dropped.
  }

  override oncommentend(): void {
    // Comments are dropped.
  }

  private elementOf(name: string, attributes: Attributes, parent: PageElement | null): PageElement {
    const {
      class: classes = '',
      id = '',
      type = '',
      itemtype = '',
      typeof: types = '',
    } = attributes;
    const isRecipe = isRecipeRoot(classes) || /(?:^|[/:])Recipe$/i.test(itemtype || types);
    const start = this.blocks.length;
    return { name, marks: `${classes} ${id} ${type}`, isRecipe, parent, start, end: start };
  }

  private endBlock(): void {
    const text = this.text.replace(/\s+/g, ' ').trim();
    const inner = this.open.at(-1);
    if (inner && /\p{L}/u.test(text)) {
      this.blocks.push({
        text,
        level: inner.level || (this.light === 0 ? BOLD_LEVEL : 0),
        isLink: this.unlinked === 0,
        element: inner.element,
      });
    }
    this.text = '';
    this.unlinked = 0;
    this.light = 0;
  }
}

/** @throws {MarkupError} */
export function blocksOf(html: string): PageBlocks {
  const handler = new BlockHandler();
  const parser = new Parser(handler, { decodeEntities: true });
  parser.write(`<page>${html}`);
  const [, ...open] = handler.open;
  parser.end();
  const { blocks, elements, hasEnd } = handler;
  const unclosed = open
    .filter(({ name }) => !hasEnd && !WITHOUT_END.has(name))
    .map(({ element }) => element);
  return { blocks, elements, unclosed };
}
