import type { StepAnalysis } from '#domain/analysis/contract.js';
import type { Locale } from '#domain/analysis/locale.js';
import { normalise } from './01-normalise.js';
import { matchLexicon } from './02-match-lexicon.js';
import { readOrders } from './03-read-orders.js';
import { settleNames } from './04-settle-names.js';
import { resolveOverlaps } from './05-resolve-overlaps.js';
import { splitClauses } from './06-split-clauses.js';
import { attachMentions } from './07-attach-mentions.js';
import type { Languages } from './create-language.js';
import { createEnglishJudge } from './judge-orders.en.js';
import { createFrenchJudge } from './judge-orders.fr.js';
import { Tokens } from './tokens.js';

export interface Engine {
  /**
   * Finds techniques, utensils and ingredients in the text of a step.
   *
   * A technique's span runs from the first word of its wording to the last, whatever stands
   * between them: all of "Porter 2 l d'eau à ébullition" is the keyword.
   */
  process: (locale: Locale, text: string) => StepAnalysis;
}

/** An engine on compiled lexicons: pure, and quick from the first text on. */
export function createEngine(languages: Languages): Engine {
  const judges = {
    fr: createFrenchJudge(languages.fr.vocabulary),
    en: createEnglishJudge(languages.en.vocabulary),
  };
  const tokens = new Tokens();
  return {
    process(locale, text) {
      const language = languages[locale];
      normalise(text, language, tokens);
      const candidates = matchLexicon(tokens, language.names);
      const orders = readOrders(language, judges[locale], tokens, candidates);
      const names = settleNames(language, tokens, candidates, orders);
      const techniques = resolveOverlaps(orders);
      const clauses = splitClauses(language, tokens, names, orders);
      return attachMentions(language, tokens, names, techniques, clauses);
    },
  };
}
