import type { MarkupNode } from './parse-markup.js';

type Element = Extract<MarkupNode, { attribs: unknown }>;

const DIGIT = /\p{Nd}/u;
const LETTER = /\p{L}/u;
const LOWER_CASE = /\p{Ll}/u;
/** "/" or "⁄" after the numerator of a fraction. */
const FRACTION_BAR = /^\s*[/⁄]/;

/** Whether an element is the numerator of a fraction: `<sup>1</sup>/<sub>2</sub>`. */
function isNumerator({ name, next }: Element): boolean {
  if (name !== 'sup' || !next) return false;
  return 'name' in next ? next.name === 'sub' : 'data' in next && FRACTION_BAR.test(next.data);
}

/**
 * Finds where only mark-up separates two words, so that the text needs a space: `<b>2</b>eggs`,
 * `<span>200g</span><span>flour</span>`, `1<sup>1</sup>/<sub>2</sub>`. A word that is divided by
 * mark-up, as in `<b>P</b>eel`, and an exponent need none.
 */
export class InlineGaps {
  /** The last character of the text. */
  private last = '';
  private lastLength = 0;
  /** What was passed since the last text. */
  private passed: 'nothing' | 'element' | 'span' | 'spans' | 'script' | 'fraction' = 'nothing';

  enter(element: Element, edge: string): void {
    if (edge !== '') this.last = '';
    if (element.name === 'sup' || element.name === 'sub')
      this.passed = isNumerator(element) ? 'fraction' : 'script';
    else if (this.passed === 'span' && element.name === 'span') this.passed = 'spans';
    else if (this.passed === 'nothing') this.passed = 'element';
  }

  leave(element: Element, edge: string): void {
    if (edge !== '') this.last = '';
    if (element.name === 'sup' || element.name === 'sub') this.passed = 'script';
    else if (this.passed !== 'script') this.passed = element.name === 'span' ? 'span' : 'element';
  }

  /** The space before a text, or nothing. */
  before(text: string): string {
    const gap = this.isGap(text.slice(0, 1)) ? ' ' : '';
    if (text !== '') {
      this.last = text.slice(-1);
      this.lastLength = text.length;
      this.passed = 'nothing';
    }
    return gap;
  }

  private isGap(next: string): boolean {
    const [isDigit, isNextDigit] = [DIGIT.test(this.last), DIGIT.test(next)];
    const [isLetter, isNextLetter] = [LETTER.test(this.last), LETTER.test(next)];
    if (this.passed === 'nothing' || this.passed === 'script') return false;
    if (this.passed === 'fraction') return isDigit && isNextDigit;
    if ((isDigit && isNextLetter) || (isLetter && isNextDigit)) return true;
    const isSpans =
      this.passed === 'spans' && (isDigit || this.lastLength > 1 || LOWER_CASE.test(this.last));
    return isSpans && (isDigit || isLetter) && (isNextDigit || isNextLetter);
  }
}
