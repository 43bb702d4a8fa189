import type { StepAnalysis } from '#domain/analysis/contract.js';
import type { Locale } from '#domain/analysis/locale.js';
import { contentDigest } from './content-digest.js';
import { createEngine } from './engine/process.js';

/** Everything that the classifier can say about a text. One instance serves the whole process. */
export abstract class Classifier {
  /** Digest of code and lexicon; changes whenever an answer could. */
  abstract readonly version: string;
  abstract process(locale: Locale, text: string): StepAnalysis;
}

/** Compiles the lexicons, which takes a moment, and digests what the answers depend on. */
export function createClassifier(): Classifier {
  const engine = createEngine();
  return { version: contentDigest(), process: (locale, text) => engine.process(locale, text) };
}
