import { type Handler, Parser } from 'htmlparser2';
import { MarkupError } from './parse-markup.js';
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
  /** 1 to 6 for `<h1>` to `<h6>`, {@link BOLD_LEVEL} for a text that is bold, 0 for other texts. */
  readonly level: number;
  /** Whether all of it is links: a menu, another recipe. */
  readonly isLink: boolean;
  readonly element: PageElement;
}

/** What a page says about itself, and its displayed text. */
export interface ParsedPage {
  readonly language: string;
  /** The texts of `<title>`, of which the first is that of the page. */
  readonly titles: readonly string[];
  readonly canonical: string | undefined;
  /** By `property`, or by `http-equiv` in lower case. */
  readonly metas: ReadonlyMap<string, string>;
  /** The texts of JSON-LD. */
  readonly jsonLd: readonly string[];
  readonly blocks: readonly Block[];
  /** Inner elements before those around them. */
  readonly elements: readonly PageElement[];
  /** Elements that lack their end tag in a page without end. */
  readonly unclosed: readonly PageElement[];
}

export const BOLD_LEVEL = 7;
/** Maximum number of characters that are read; the text of a long page has about 200,000. */
const MAX_TEXT = 1024 * 1024;
/** How many characters a block, and a piece of text, count for besides their own. */
const BLOCK_COST = 16;
const TEXT_COST = 8;
/** Maximum nesting: more than of browsers, because old pages leave inline elements open. */
const MAX_DEPTH = 2000;
const MAX_ATTRIBUTES = 1000;
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

type Attributes = Parameters<Handler['onopentag']>[1];

interface OpenElement {
  readonly name: string;
  readonly element: PageElement;
  readonly isHidden: boolean;
  readonly isLink: boolean;
  readonly isBold: boolean;
  readonly level: number;
}

/** Collects what a page says. Keeps no tree of the page, which may be large. */
class PageHandler implements Partial<Handler> {
  language = '';
  canonical: string | undefined;
  readonly metas = new Map<string, string>();
  readonly titles: string[] = [];
  readonly jsonLd: string[] = [];
  readonly blocks: Block[] = [];
  readonly elements: PageElement[] = [];
  readonly open: OpenElement[] = [];
  hasEnd = false;
  private attributes = 0;
  private remaining = MAX_TEXT;
  private text = '';
  /** Characters of the block outside of links, and outside of bold text. */
  private unlinked = 0;
  private light = 0;
  private isAfterTag = false;

  onopentagname(): void {
    this.attributes = 0;
  }

  onattribute(): void {
    this.attributes += 1;
    if (this.attributes > MAX_ATTRIBUTES) throw new MarkupError('too many attributes');
  }

  onopentag(name: string, attributes: Attributes): void {
    if (this.open.length >= MAX_DEPTH) throw new MarkupError('elements nested too deeply');
    this.describe(name, attributes);
    const outer = this.open.at(-1);
    const isInline = outer && (INLINE.has(name) || (name === 'br' && outer.level > 0));
    if (!isInline) this.endBlock();
    else if (this.isAfterTag || name === 'br') this.text += ' ';
    const outerElement = outer?.element ?? null;
    const element = isInline ? outer.element : this.elementOf(name, attributes, outerElement);
    this.textsOf({ name, element })?.push('');
    this.open.push({
      name,
      element,
      isHidden: outer?.isHidden === true || HIDDEN.has(name) || CONTROLS.has(name),
      isLink: outer?.isLink === true || name === 'a',
      isBold: outer?.isBold === true || name === 'b' || name === 'strong',
      level: Number(/^h([1-6])$/.exec(name)?.[1] ?? outer?.level ?? 0),
    });
  }

  onclosetag(name?: string, isImplied?: boolean): void {
    const { element } = this.open.at(-1) ?? {};
    const isInline = element === this.open.at(-2)?.element;
    if (!isInline) this.endBlock();
    this.open.pop();
    if (element && !isInline) {
      element.end = this.blocks.length;
      if (element.end > element.start) this.elements.push(element);
    }
    this.hasEnd ||= (name === 'body' || name === 'html') && isImplied !== true;
    this.isAfterTag = true;
  }

  ontext(text: string): void {
    const inner = this.open.at(-1);
    const texts = inner && this.textsOf(inner);
    if (texts) texts.push((texts.pop() ?? '') + text);
    if (!inner || inner.isHidden || text.length > this.remaining) return;
    this.remaining -= text.length + TEXT_COST;
    this.text += text;
    const { length } = text.trim();
    if (!inner.isLink) this.unlinked += length;
    if (!inner.isBold) this.light += length;
    this.isAfterTag = false;
  }

  /** The texts outside of blocks to which the text of an element belongs. */
  private textsOf({ name, element }: Pick<OpenElement, 'name' | 'element'>): string[] | undefined {
    if (name === 'title') return this.titles;
    return isJson(element) ? this.jsonLd : undefined;
  }

  private describe(name: string, attributes: Attributes): void {
    if (name === 'html') this.language = attributes['lang'] ?? attributes['xml:lang'] ?? '';
    if (name === 'link' && attributes['rel'] === 'canonical') this.canonical ??= attributes['href'];
    if (name !== 'meta') return;
    const key = attributes['property'] ?? attributes['http-equiv']?.toLowerCase() ?? '';
    if (!this.metas.has(key)) this.metas.set(key, attributes['content'] ?? '');
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
      this.remaining -= BLOCK_COST;
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

/** Whether a script is JSON-LD; the parser has read references in its type: `application/ld&#x2B;json`. */
const isJson = ({ name, marks }: PageElement) =>
  name === 'script' && /application\/ld\+json/i.test(marks);

/** @throws {MarkupError} also for a page that ends within JSON-LD */
export function parsePage(html: string): ParsedPage {
  const handler = new PageHandler();
  const parser = new Parser(handler, { decodeEntities: true });
  parser.write('<page>');
  parser.write(html);
  const [, ...open] = handler.open;
  parser.end();
  const unclosed = open
    .filter(({ name }) => !handler.hasEnd && !WITHOUT_END.has(name))
    .map(({ element }) => element);
  if (unclosed.some(isJson)) throw new MarkupError('the page ends within JSON-LD');
  const { language, titles, canonical, metas, jsonLd, blocks, elements } = handler;
  return { language, titles, canonical, metas, jsonLd, blocks, elements, unclosed };
}
