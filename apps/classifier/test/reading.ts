import type { Locale } from '#domain/analysis/locale.js';
import { normalise } from '../src/engine/01-normalise.js';
import { matchLexicon } from '../src/engine/02-match-lexicon.js';
import { readOrders } from '../src/engine/03-read-orders.js';
import { settleNames } from '../src/engine/04-settle-names.js';
import { splitClauses } from '../src/engine/06-split-clauses.js';
import { createLanguages } from '../src/engine/create-language.js';
import { createEnglishJudge } from '../src/engine/judge-orders.en.js';
import { createFrenchJudge } from '../src/engine/judge-orders.fr.js';
import type { NameMention } from '../src/engine/name.js';
import { Tokens } from '../src/engine/tokens.js';

export const languages = createLanguages();

const judges = {
  fr: createFrenchJudge(languages.fr.vocabulary),
  en: createEnglishJudge(languages.en.vocabulary),
};

/** The pipeline up to each of its steps, for the tests of the steps. */
export class Reading {
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
    return matchLexicon(this.tokens, this.language.names);
  }

  get orders() {
    return readOrders(this.language, judges[this.locale], this.tokens, this.candidates);
  }

  get names() {
    return settleNames(this.language, this.tokens, this.candidates, this.orders);
  }

  get clauses() {
    return splitClauses(this.language, this.tokens, this.names, this.orders);
  }

  /** What is written from one token to the one before another. */
  written({ from, to }: { readonly from: number; readonly to: number }): string {
    return this.tokens.text.slice(this.tokens.start(from), this.tokens.end(to - 1));
  }

  /** `potato "pommes de terre"`, `oven "four"`, or the words alone of what means nothing. */
  describe(mention: NameMention): string {
    const { utensil, ingredient, unit } = mention.name;
    const keys = [utensil, ingredient, unit?.key].filter((key) => key != null);
    return `${keys.join('/') || 'nothing'} "${this.written(mention)}"`;
  }
}
