import type { Decision, TextDetection } from '#domain/detection/contract.js';
import { type CompiledLanguage, LocalizedDocument } from './compile/compiled-language.js';
import { possibleFoods } from './foods/possible-foods.js';
import { explain } from './explain.js';
import { tokenise } from './steps/01-tokenise.js';
import { matchEntries } from './steps/02-match-entries.js';
import { findInstructions } from './steps/03-find-instructions.js';
import { findStepAmounts } from './steps/04-find-amounts.js';
import { markUnits } from './steps/05-mark-units.js';
import { disambiguateMentions } from './steps/06-disambiguate-mentions.js';
import { resolveOverlaps } from './steps/07-resolve-overlaps.js';
import { splitClauses } from './steps/08-split-clauses.js';
import { carryOver } from './steps/09-carry-over.js';
import { readMeasures } from './steps/10-read-measures.js';
import { attachMentions } from './steps/11-attach-mentions.js';

type Step = (doc: LocalizedDocument) => void;

/** The steps between the tokens and the result, in order. Each adds its results to the document. */
const STEPS: readonly Step[] = [
  matchEntries,
  findInstructions,
  findStepAmounts,
  markUnits,
  disambiguateMentions,
  resolveOverlaps,
  splitClauses,
  carryOver,
  readMeasures,
];

/**
 * Finds techniques, utensils, ingredients, durations and temperatures in the text of a step.
 *
 * A technique's span includes everything between its first and its last word: all of "Porter 2 l
 * d'eau à ébullition".
 *
 * @param explained whether the result contains the decisions of the rules
 */
export function detect(language: CompiledLanguage, text: string, explained = false): TextDetection {
  const doc = documentOf(language, text, explained ? [] : null);
  const detection = { ...attachMentions(doc), ...possibleFoods(doc) };
  return explained ? explain(doc, detection) : detection;
}

/**
 * A text after the steps before the last one, which makes the result of them.
 *
 * @param last the last step to run, by default the last of them
 */
export function documentOf(
  language: CompiledLanguage,
  text: string,
  decisions: Decision[] | null = null,
  last?: Step,
): LocalizedDocument {
  const doc = new LocalizedDocument(language, text, tokenise(language, text), decisions);
  for (const step of STEPS) {
    step(doc);
    if (step === last) break;
  }
  return doc;
}
