import { isAdvertising, withoutAdvertisingMarks } from './advertising.js';
import { cleanText } from './clean-text.js';
import { cleanHeading, isGenericHeading } from './instruction-heading.js';

/** Words; numbers, and the words before the number of a step, say nothing. */
const WORDS = /(?!(?:[ée]tape|step)s?(?!\p{L}))(?<!\p{L})\p{L}+/giu;

const wordsOf = (text: string): string[] =>
  cleanText(text).toLowerCase().normalize('NFD').replace(/\p{M}/gu, '').match(WORDS) ?? [];

/** Finds what some texts say and others do not. */
export class SaidTexts {
  /** Each word, and each pair of words that follow each other. */
  private readonly said = new Set<string>();
  private last = '';

  constructor(texts: readonly string[]) {
    this.addAll(texts);
  }

  /** Adds texts that follow each other: a source may have them in one text. */
  addAll(texts: readonly string[]): void {
    for (const word of texts.flatMap(wordsOf)) {
      this.said.add(word).add(`${this.last} ${word}`);
      this.last = word;
    }
  }

  /**
   * The lines of a text that are not said yet. Leaves out advertisements, and headings of all
   * ingredients or instructions.
   */
  unsaidIn(text: string): string {
    return cleanText(text)
      .split('\n')
      .map(withoutAdvertisingMarks)
      .filter((line) => !isAdvertising(line) && !isGenericHeading(line) && !this.has(line))
      .join('\n');
  }

  private has(line: string): boolean {
    const words = wordsOf(cleanHeading(line));
    return words.every((word, i) =>
      this.said.has(i === 0 ? word : `${words[i - 1] ?? ''} ${word}`),
    );
  }
}
