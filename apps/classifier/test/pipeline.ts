import type { Decision } from '#domain/detection/contract.js';
import type { Locale } from '#domain/locale.js';
import type {
  CompiledLanguage,
  LocalizedDocument,
} from '../src/engine/compile/compiled-language.js';
import { documentOf } from '../src/engine/detect.js';
import type { Mention } from '../src/engine/document/mention.js';
import { compileLanguages } from '../src/engine/languages/compile-languages.js';
import { matchEntries } from '../src/engine/steps/02-match-entries.js';

export const languages = compileLanguages();

/** A text after the steps of the engine, for the tests of the steps. */
export class Pipeline {
  readonly doc: LocalizedDocument;
  /** What the rules decided. */
  readonly decisions: Decision[] = [];
  /** Mentions before disambiguation. */
  readonly candidates: readonly Mention[];

  constructor(localeOrLanguage: Locale | CompiledLanguage, text: string) {
    const language =
      typeof localeOrLanguage === 'string' ? languages[localeOrLanguage] : localeOrLanguage;
    this.candidates = documentOf(language, text, null, matchEntries).mentions;
    this.doc = documentOf(language, text, this.decisions);
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
