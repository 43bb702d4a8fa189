import type { LocalizedDocument } from '../languages/localized-document.js';
import { findStepAmounts } from '../quantities/amounts/find-amounts.js';
import { markMeasures } from '../quantities/amounts/mark-measures.js';
import { readMeasures } from '../quantities/measures/read-measures.js';
import { matchEntries } from './02-match-entries.js';
import { findInstructions } from './03-find-instructions.js';
import { disambiguateMentions } from './04-disambiguate-mentions.js';
import { resolveOverlaps } from './05-resolve-overlaps.js';
import { splitClauses } from './06-split-clauses.js';
import { carryOver } from './07-carry-over.js';

/**
 * Runs the steps of the pipeline between the first and the last one. Each adds its results to all
 * documents before the next step starts: the code of a step stays in the processor's cache.
 */
export function runPipeline(docs: readonly LocalizedDocument[]): void {
  for (const doc of docs) matchEntries(doc);
  for (const doc of docs) findInstructions(doc);
  for (const doc of docs) doc.amounts = findStepAmounts(doc);
  for (const doc of docs) doc.mentions = markMeasures(doc);
  for (const doc of docs) doc.mentions = disambiguateMentions(doc);
  for (const doc of docs) doc.techniques = resolveOverlaps(doc.instructions);
  for (const doc of docs) doc.clauses = splitClauses(doc);
  for (const doc of docs) carryOver(doc);
  for (const doc of docs) doc.measures = readMeasures(doc);
}
