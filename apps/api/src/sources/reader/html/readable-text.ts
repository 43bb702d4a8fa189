import { InlineGaps } from './inline-gaps.js';
import { MarkupError, type MarkupNode, parseMarkup } from './parse-markup.js';

/** Begins and ends the text of a block element: a paragraph separator. */
export const BLOCK_EDGE = '\u2029';

/** Begins the text of an item of a list. A noncharacter, so that cleaning removes it. */
export const LIST_ITEM = '\ufdd0';

/** Begins the text of a heading, `<h1>` to `<h6>`. A noncharacter, like {@link LIST_ITEM}. */
export const HEADING = '\ufdd1';

/** Elements that begin and end a paragraph. */
const BLOCKS = new Set(
  'address article blockquote caption dd details div dl dt fieldset figcaption figure footer form h1 h2 h3 h4 h5 h6 header hr li main nav ol p pre section summary table tbody thead tr ul'.split(
    ' ',
  ),
);
/** Elements whose text is not displayed, or crossed out. */
export const HIDDEN = new Set(
  'head iframe noscript object script style svg template del s strike'.split(' '),
);
const HEADINGS = new Set(['h1', 'h2', 'h3', 'h4', 'h5', 'h6']);

/** Line breaks of the source. */
const LINE_BREAK = /[\r\n\f]/g;

/** Maximum number of characters and nodes that are read; the text of a long page has about 200,000. */
const MAX_TEXT = 1024 * 1024;

/**
 * Reads the displayed text of nodes, up to a total. Without it, texts of nested elements take
 * quadratic time and memory.
 */
export class TextReader {
  private remaining = MAX_TEXT;

  /**
   * The text of nodes, with {@link BLOCK_EDGE} around each block, {@link LIST_ITEM} before the text
   * of `<li>`, {@link HEADING} before that of a heading, and `\n` for `<br>`. Line breaks of the
   * source are spaces, except in `<pre>`, or with `keepsLines`. A space separates what only mark-up
   * separates: see {@link InlineGaps}.
   *
   * @throws {MarkupError} when the texts of this reader exceed the total
   */
  textOf(nodes: readonly MarkupNode[], keepsLines = false): string {
    const parts: string[] = [];
    const gaps = new InlineGaps();
    const visit = (node: MarkupNode, keeps: boolean): void => {
      this.take(1);
      if ('data' in node && node.nodeType === 3) {
        this.take(node.data.length);
        const text = keeps ? node.data : node.data.replace(LINE_BREAK, ' ');
        parts.push(gaps.before(text), text);
      } else if ('name' in node && 'children' in node && !HIDDEN.has(node.name)) {
        const edge = edgeOf(node.name);
        parts.push(edge, markOf(node.name));
        gaps.enter(node, edge);
        for (const child of node.children) visit(child, keeps || node.name === 'pre');
        gaps.leave(node, edge);
        parts.push(edge);
      }
    };
    for (const node of nodes) visit(node, keepsLines);
    return parts.join('');
  }

  private take(amount: number): void {
    this.remaining -= amount;
    if (this.remaining < 0) throw new MarkupError('too much text');
  }
}

/** What separates an element from the text around it: the cells of a row are one line. */
function edgeOf(element: string): string {
  if (element === 'br') return '\n';
  if (element === 'td' || element === 'th') return ' ';
  return BLOCKS.has(element) ? BLOCK_EDGE : '';
}

function markOf(element: string): string {
  if (element === 'li') return LIST_ITEM;
  return HEADINGS.has(element) ? HEADING : '';
}

const MARKUP = /<[a-z!/?]|&[#a-z]/i;
const TAGS = /<[a-z!/?][^<>]*>/gi;
const BLOCK_TAG = new RegExp(`<(?:br|${[...BLOCKS].join('|')})[\\s/>]`, 'i');

/**
 * Converts a value with markup or entities, even encoded twice, to text without tags. Line breaks
 * stay in a value without block elements and `<br>`: only its line breaks can divide it.
 */
export function readableText(value: string): string {
  let text = value;
  for (let pass = 0; pass < 3 && MARKUP.test(text); pass += 1) {
    text = new TextReader().textOf(parseMarkup(text).children, !BLOCK_TAG.test(text));
  }
  return text.replace(TAGS, '');
}
