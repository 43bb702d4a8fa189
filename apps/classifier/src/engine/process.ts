import type { TextDetection } from '#domain/detection/contract.js';
import type { Locale } from '#domain/locale.js';
import { normalise } from './01-normalise.js';
import { matchEntries } from './02-match-entries.js';
import { findInstructions } from './03-find-instructions.js';
import { disambiguateMentions } from './04-disambiguate-mentions.js';
import { resolveOverlaps } from './05-resolve-overlaps.js';
import { splitClauses } from './06-split-clauses.js';
import { attachMentions } from './07-attach-mentions.js';
import type { Languages } from './compile/create-language.js';
import { INSTRUCTION_RULES_EN } from '../languages/en/rules/instructions.js';
import { AUXILIARY_RULES_EN } from '../languages/en/rules/auxiliaries.js';
import { NAMES_EN } from '../languages/en/rules/names.js';
import { INSTRUCTION_RULES_FR } from '../languages/fr/rules/instructions.js';
import { AUXILIARY_RULES_FR } from '../languages/fr/rules/auxiliaries.js';
import { NAMES_FR } from '../languages/fr/rules/names.js';
import { RuleList } from './rules/rule-list.js';
import { ruleClassifier } from './instructions/rule-classifier.js';
import { Document } from './model/document.js';

export interface Engine {
  /**
   * Finds techniques, utensils and ingredients in the text of a step.
   *
   * A technique's span includes everything between its first and its last word: all of "Porter 2 l
   * d'eau à ébullition".
   */
  process: (locale: Locale, text: string) => TextDetection;
}

/** Creates an engine for compiled languages. A result does not depend on earlier texts. */
export function createEngine(languages: Languages): Engine {
  const classifiers = {
    fr: ruleClassifier(
      new RuleList(INSTRUCTION_RULES_FR, NAMES_FR, languages.fr.vocabulary),
      new RuleList(AUXILIARY_RULES_FR, NAMES_FR, languages.fr.vocabulary),
    ),
    en: ruleClassifier(
      new RuleList(INSTRUCTION_RULES_EN, NAMES_EN, languages.en.vocabulary),
      new RuleList(AUXILIARY_RULES_EN, NAMES_EN, languages.en.vocabulary),
    ),
  };
  const documents = { fr: new Document(languages.fr), en: new Document(languages.en) };
  return {
    process(locale, text) {
      const doc = documents[locale];
      normalise(text, doc);
      doc.mentions = matchEntries(doc);
      findInstructions(doc, classifiers[locale]);
      doc.mentions = disambiguateMentions(doc);
      return attachMentions(doc, resolveOverlaps(doc.instructions), splitClauses(doc));
    },
  };
}
