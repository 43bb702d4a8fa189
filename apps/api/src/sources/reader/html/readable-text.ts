import { MarkupError, type MarkupNode, parseMarkup } from './parse-markup.js';

/** Elements that begin and end a line. */
const BLOCKS = new Set(
  'address article blockquote br caption dd div dl dt fieldset figcaption figure footer form h1 h2 h3 h4 h5 h6 header hr li main nav ol p pre section table tbody td th thead tr ul'.split(
    ' ',
  ),
);
/** Elements whose text is not displayed. */
const HIDDEN = new Set('head iframe noscript object script style svg template'.split(' '));

/** Maximum number of characters and nodes that are read; the text of a long page has about 200,000. */
const MAX_TEXT = 1024 * 1024;

/**
 * Reads the displayed text of nodes, up to a total. Without it, texts of nested elements take
 * quadratic time and memory.
 */
export class TextReader {
  private remaining = MAX_TEXT;

  /**
   * The text of nodes, one line for each block.
   *
   * @throws {MarkupError} when the texts of this reader exceed the total
   */
  textOf(nodes: readonly MarkupNode[]): string {
    const parts: string[] = [];
    const visit = (node: MarkupNode): void => {
      this.take(1);
      if ('data' in node && node.nodeType === 3) {
        this.take(node.data.length);
        parts.push(node.data);
      } else if ('name' in node && 'children' in node && !HIDDEN.has(node.name)) {
        const edge = BLOCKS.has(node.name) ? '\n' : '';
        parts.push(edge);
        node.children.forEach(visit);
        parts.push(edge);
      }
    };
    nodes.forEach(visit);
    return parts.join('');
  }

  private take(amount: number): void {
    this.remaining -= amount;
    if (this.remaining < 0) throw new MarkupError('too much text');
  }
}

const MARKUP = /<[a-z!/?]|&[#a-z]/i;
const TAGS = /<[a-z!/?][^<>]*>/gi;

/** Converts a value with markup or entities, even encoded twice, to text without tags. */
export function readableText(value: string): string {
  let text = value;
  for (let pass = 0; pass < 3 && MARKUP.test(text); pass += 1) {
    text = new TextReader().textOf(parseMarkup(text).children);
  }
  return text.replace(TAGS, '');
}
