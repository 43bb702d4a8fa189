import { setFlagsFromString } from 'node:v8';
import type { IngredientLine, TextDetection } from '#domain/detection/contract.js';
import type { Locale } from '#domain/locale.js';
import { contentDigest } from './content-digest.js';
import { createLanguages } from './engine/compile/create-language.js';
import { createLineResolver } from './engine/ingredient-line/resolve-line.js';
import { createEngine } from './engine/process.js';

/** Everything that the classifier can say about a text. One instance serves the whole process. */
export abstract class Classifier {
  /** Digest of code and lexicon; changes whenever an answer could. */
  abstract readonly version: string;
  abstract process(locale: Locale, text: string): TextDetection;
  /** Says what one line of an ingredient list means; null where the line does not tell. */
  abstract resolveLine(locale: Locale, line: string): IngredientLine;
}

/**
 * V8's inlining budget, in bytes of bytecode, in place of 920: the engine is many small functions,
 * and the calls between them would cost a tenth (docs/adr/0012).
 */
const INLINING = '--max-inlined-bytecode-size-cumulative=4000';

/** Compiles the lexicons, which takes a moment, and digests what the answers depend on. */
export function createClassifier(): Classifier {
  const languages = createLanguages();
  // Only now: what compiles lexicons runs once, and is better not optimised so hard.
  setFlagsFromString(INLINING);
  const engine = createEngine(languages);
  return {
    version: contentDigest(),
    process: (locale, text) => engine.process(locale, text),
    resolveLine: createLineResolver(languages),
  };
}
