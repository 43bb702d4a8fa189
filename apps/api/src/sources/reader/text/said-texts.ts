import { isAdvertising, withoutAdvertisingMarks } from './advertising.js';
import { cleanText } from './clean-text.js';
import { cleanHeading, isGenericHeading } from './instruction-heading.js';

/** Words; numbers, and the words before the number of a step, say nothing. */
const WORDS = /(?!(?:[ée]tape|step)s?(?!\p{L}))(?<!\p{L})\p{L}+/giu;

function* wordsOf(text: string): Generator<string> {
  const plain = text.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '');
  for (const [word] of plain.matchAll(WORDS)) yield word;
}

/** Finds what some texts say and others do not. */
export class SaidTexts {
  /** Each word, and each pair of words that follow each other. */
  private readonly said = new Set<string>();
  private last = '';

  constructor(texts: readonly string[]) {
    for (const text of texts) this.add(text);
  }

  /** Adds a text that follows the one before: a source may have both in one. */
  add(text: string): void {
    for (const word of wordsOf(text)) {
      this.said.add(word).add(`${this.last} ${word}`);
      this.last = word;
    }
  }

  /**
   * The lines of a text that are not said yet; then they are. Leaves out advertisements, and headings
   * of all ingredients or instructions.
   */
  takeUnsaid(text: string): string {
    const unsaid: string[] = [];
    for (const line of cleanText(text).split('\n').map(withoutAdvertisingMarks)) {
      const isLabel = cleanHeading(line) === '' || isGenericHeading(line);
      if (isLabel || isAdvertising(line) || this.has(line)) continue;
      unsaid.push(line);
      this.add(line);
    }
    return unsaid.join('\n');
  }

  /** Whether all words of a line are said, in their order. */
  has(line: string): boolean {
    let last = '';
    for (const word of wordsOf(line)) {
      if (!this.said.has(last === '' ? word : `${last} ${word}`)) return false;
      last = word;
    }
    return true;
  }
}
