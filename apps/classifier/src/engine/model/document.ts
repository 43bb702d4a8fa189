import { Tokens } from '../text/tokens.js';
import type { Mention } from './entry.js';
import type { Instruction } from './instruction.js';
import type { Language } from './language.js';
import type { Verb } from './verb.js';

/**
 * A text during detection: its tokens, what the language knows about them, and the results of the
 * steps so far. An engine reuses one document for all texts of a language.
 */
export class Document extends Tokens {
  /** Mentions in text order. */
  mentions: readonly Mention[] = [];
  /** Instructions found so far, in text order. */
  instructions: Instruction[] = [];
  /** Token of the auxiliary that waits for its verb; -1 without one. */
  openAuxiliary = -1;

  constructor(readonly language: Language) {
    super();
  }

  /** Word classes of a token, as bits of `grammar.ts`; 0 for a token that is not a word. */
  classes(i: number): number {
    return this.language.classes[this.word(i)] ?? 0;
  }

  /** Whether a token is in one of the word classes. */
  hasClass(i: number, classes: number): boolean {
    return (this.classes(i) & classes) !== 0;
  }

  /** Possible readings of a verb form, as bits of `verb-forms.ts`. */
  forms(i: number): number {
    return this.language.forms[this.word(i)] ?? 0;
  }

  /** Whether a token can be read as one of the verb forms. */
  hasForm(i: number, forms: number): boolean {
    return (this.forms(i) & forms) !== 0;
  }

  /** The verb of which a token is a form. */
  verb(i: number): Verb | undefined {
    return this.language.verbs[this.word(i)];
  }

  /** Value of a number in digits or in words; NaN for any other token. */
  value(i: number): number {
    const value = this.number(i);
    return Number.isNaN(value) ? (this.language.numbers[this.word(i)] ?? NaN) : value;
  }
}
