import type { Decision } from '#domain/detection/contract.js';
import type { Locale } from '#domain/locale.js';
import { normalise } from '../src/engine/01-normalise.js';
import { matchEntries } from '../src/engine/02-match-entries.js';
import { findInstructions } from '../src/engine/03-find-instructions.js';
import { disambiguateMentions } from '../src/engine/04-disambiguate-mentions.js';
import { splitClauses } from '../src/engine/06-split-clauses.js';
import { findStepAmounts } from '../src/quantities/amounts/find-amounts.js';
import { markMeasures } from '../src/quantities/amounts/mark-measures.js';
import type { CompiledLanguage } from '../src/languages/compile/compiled-language.js';
import { LocalizedDocument } from '../src/languages/localized-document.js';
import type { Mention } from '../src/document/mention.js';
import { compileLanguages } from '../src/languages/compile-languages.js';

export const languages = compileLanguages();

/** Runs the pipeline and keeps the result of each step, for the tests of the steps. */
export class Pipeline {
  readonly doc: LocalizedDocument;
  /** What the rules decided. */
  readonly decisions: Decision[] = [];
  /** Mentions before disambiguation. */
  readonly candidates: readonly Mention[];

  constructor(localeOrLanguage: Locale | CompiledLanguage, text: string) {
    const language =
      typeof localeOrLanguage === 'string' ? languages[localeOrLanguage] : localeOrLanguage;
    const doc = new LocalizedDocument(language, text, normalise(language, text), this.decisions);
    this.candidates = matchEntries(doc);
    findInstructions(doc);
    doc.amounts = findStepAmounts(doc);
    doc.mentions = markMeasures(doc);
    doc.mentions = disambiguateMentions(doc);
    doc.clauses = splitClauses(doc);
    this.doc = doc;
  }

  get mentions() {
    return this.doc.mentions;
  }

  get clauses() {
    return this.doc.clauses;
  }

  get instructions() {
    return this.doc.instructions;
  }

  /** Text of the tokens [from, to). */
  textOf({ from, to }: { readonly from: number; readonly to: number }): string {
    return this.doc.text.slice(this.doc.start(from), this.doc.end(to - 1));
  }

  /** Formats a mention: `potato "pommes de terre"`, or `nothing "verre"` for a non-entity. */
  describe(mention: Mention): string {
    const { utensil, ingredient, unit } = mention.entry;
    const keys = [utensil, ingredient, unit?.key].filter((key) => key != null);
    return `${keys.join('/') || 'nothing'} "${this.textOf(mention)}"`;
  }
}
