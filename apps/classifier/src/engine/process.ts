import type { Decision, TextDetection } from '#domain/detection/contract.js';
import { normalise } from './01-normalise.js';
import { matchEntries } from './02-match-entries.js';
import { findInstructions } from './03-find-instructions.js';
import { disambiguateMentions } from './04-disambiguate-mentions.js';
import { resolveOverlaps } from './05-resolve-overlaps.js';
import { splitClauses } from './06-split-clauses.js';
import { carryOver } from './07-carry-over.js';
import { attachMentions } from './08-attach-mentions.js';
import { findStepAmounts } from '../quantities/amounts/find-amounts.js';
import { markMeasures } from '../quantities/amounts/mark-measures.js';
import type { CompiledLanguage } from '../languages/compile/compiled-language.js';
import { readMeasures } from '../quantities/measures/read-measures.js';
import { LocalizedDocument } from '../languages/localized-document.js';
import { explain, recordTechniques } from './explain.js';

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
  const decisions: Decision[] | null = explained ? [] : null;
  const tokens = normalise(language, text, language.tokens);
  const doc = new LocalizedDocument(language, text, tokens, decisions);
  matchEntries(doc);
  findInstructions(doc);
  doc.amounts = findStepAmounts(doc);
  doc.mentions = markMeasures(doc);
  doc.mentions = disambiguateMentions(doc);
  const techniques = resolveOverlaps(doc.instructions);
  const clauses = splitClauses(doc);
  carryOver(doc, clauses);
  const measures = readMeasures(doc);
  const detection = attachMentions(doc, techniques, clauses, measures);
  if (decisions === null) return detection;
  recordTechniques(doc, techniques);
  return explain(detection, decisions);
}
