import type { TextDetection } from '#domain/detection/contract.js';
import { normalise } from './01-normalise.js';
import { attachMentions } from './08-attach-mentions.js';
import type { CompiledLanguage } from '../languages/compile/compiled-language.js';
import { TokenBuffer } from '../text/token-buffer.js';
import { LocalizedDocument } from '../languages/localized-document.js';
import { explain } from './explain.js';
import { recordTechniques } from './record-techniques.js';
import { runPipeline } from './run-pipeline.js';

/**
 * Finds techniques, utensils and ingredients in the text of a step.
 *
 * A technique's span includes everything between its first and its last word: all of "Porter 2 l
 * d'eau à ébullition".
 *
 * @param explained whether the result contains the decisions of the rules
 */
export function process(
  language: CompiledLanguage,
  text: string,
  explained = false,
): TextDetection {
  const doc = documentOf(language, text, 0, explained);
  runPipeline([doc]);
  return detectionOf(doc);
}

/** The same for a batch of texts, see `textBatches`; one result per text, in order; faster than `process`. */
export function processBatch(
  language: CompiledLanguage,
  texts: readonly string[],
  explained = false,
): TextDetection[] {
  const docs = texts.map((text, i) => documentOf(language, text, i, explained));
  runPipeline(docs);
  return docs.map(detectionOf);
}

/** @param i index of the text in its batch */
function documentOf(
  language: CompiledLanguage,
  text: string,
  i: number,
  explained: boolean,
): LocalizedDocument {
  const tokens = (language.buffers[i] ??= new TokenBuffer(language.words));
  normalise(language, text, tokens);
  return new LocalizedDocument(language, text, tokens, explained ? [] : null);
}

function detectionOf(doc: LocalizedDocument): TextDetection {
  const detection = attachMentions(doc);
  if (doc.decisions === null) return detection;
  recordTechniques(doc);
  return explain(detection, doc.decisions);
}
