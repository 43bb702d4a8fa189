import type { Locale } from '#domain/locale.js';
import { normalise } from '../src/engine/01-normalise.js';
import { matchEntries } from '../src/engine/02-match-entries.js';
import { findInstructions } from '../src/engine/03-find-instructions.js';
import { disambiguateMentions } from '../src/engine/04-disambiguate-mentions.js';
import { splitClauses } from '../src/engine/06-split-clauses.js';
import { createLanguages } from '../src/engine/compile/create-language.js';
import { createEnglishClassifier } from '../src/engine/instructions/classify-instructions.en.js';
import { createFrenchClassifier } from '../src/engine/instructions/classify-instructions.fr.js';
import type { Mention } from '../src/engine/model/entry.js';
import { Tokens } from '../src/engine/text/tokens.js';

export const languages = createLanguages();

const classifiers = {
  fr: createFrenchClassifier(languages.fr.vocabulary),
  en: createEnglishClassifier(languages.en.vocabulary),
};

/** Runs the pipeline up to each of its steps, for the tests of the steps. */
export class Pipeline {
  readonly tokens = new Tokens();

  constructor(
    readonly locale: Locale,
    text: string,
  ) {
    normalise(text, languages[locale], this.tokens);
  }

  get language() {
    return languages[this.locale];
  }

  get candidates() {
    return matchEntries(this.tokens, this.language.entries);
  }

  get instructions() {
    return findInstructions(this.language, classifiers[this.locale], this.tokens, this.candidates);
  }

  get mentions() {
    return disambiguateMentions(this.language, this.tokens, this.candidates, this.instructions);
  }

  get clauses() {
    return splitClauses(this.language, this.tokens, this.mentions, this.instructions);
  }

  /** Text of the tokens [from, to). */
  textOf({ from, to }: { readonly from: number; readonly to: number }): string {
    return this.tokens.text.slice(this.tokens.start(from), this.tokens.end(to - 1));
  }

  /** Formats a mention: `potato "pommes de terre"`, or `nothing "verre"` for a non-entity. */
  describe(mention: Mention): string {
    const { utensil, ingredient, unit } = mention.entry;
    const keys = [utensil, ingredient, unit?.key].filter((key) => key != null);
    return `${keys.join('/') || 'nothing'} "${this.textOf(mention)}"`;
  }
}
