import type { IngredientLine, TextDetection } from '#domain/detection/contract.js';
import type { Locale } from '#domain/locale.js';
import { contentDigest } from './content-digest.js';
import { compileLanguages } from './languages/compile-languages.js';
import { LINE_LANGUAGES } from './languages/line-languages.js';
import { process, processBatch } from './engine/process.js';
import { createLineResolver } from './ingredient-lines/resolve-line.js';

/** Detects techniques, ingredients and utensils. One instance serves the whole process. */
export abstract class Classifier {
  /** The detector version; it changes whenever a result could change. */
  abstract readonly version: string;
  /** Detects techniques, ingredients and utensils in the text of a step; explains it if asked to. */
  abstract process(locale: Locale, text: string, explained?: boolean): TextDetection;
  /** The same for a batch of texts, see `textBatches`; one result per text, in order. */
  abstract processBatch(
    locale: Locale,
    texts: readonly string[],
    explained?: boolean,
  ): TextDetection[];
  /** Resolves one line of an ingredient list; fields that the line does not contain are null. */
  abstract resolveLine(locale: Locale, line: string): IngredientLine;
}

/** Compiles the languages, which takes several hundred milliseconds, and computes the version. */
export function createClassifier(): Classifier {
  const languages = compileLanguages();
  return {
    version: contentDigest(),
    process: (locale, text, explained) => process(languages[locale], text, explained),
    processBatch: (locale, texts, explained) => processBatch(languages[locale], texts, explained),
    resolveLine: createLineResolver(languages, LINE_LANGUAGES),
  };
}
