import type { IngredientLine, TextDetection } from '#domain/detection/contract.js';
import type { Locale } from '#domain/locale.js';
import { contentDigest } from './content-digest.js';
import { detect } from './engine/detect.js';
import { compileLanguages } from './engine/languages/compile-languages.js';
import { LINE_LANGUAGES } from './engine/languages/line-languages.js';
import { createLineResolver } from './engine/lines/resolve-line.js';

/** Detects techniques, ingredients and utensils. One instance serves the whole process. */
export abstract class Classifier {
  /** The detector version; it changes whenever a result could change. */
  abstract readonly version: string;
  /** Detects techniques, ingredients and utensils in the text of a step; explains it if asked to. */
  abstract process(locale: Locale, text: string, explained?: boolean): TextDetection;
  /** Resolves one line of an ingredient list; fields that the line does not contain are null. */
  abstract resolveLine(locale: Locale, line: string): IngredientLine;
}

/** Compiles the languages, which takes several hundred milliseconds, and computes the version. */
export function createClassifier(): Classifier {
  const languages = compileLanguages();
  return {
    version: contentDigest(),
    process: (locale, text, explained) => detect(languages[locale], text, explained),
    resolveLine: createLineResolver(languages, LINE_LANGUAGES),
  };
}
