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
import { createEnglishClassifier } from './instructions/classify-instructions.en.js';
import { createFrenchClassifier } from './instructions/classify-instructions.fr.js';
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
    fr: createFrenchClassifier(languages.fr.vocabulary),
    en: createEnglishClassifier(languages.en.vocabulary),
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
