import { rangeAt } from '../document/clause.js';
import type { Document } from '../document/document.js';
import type { Instruction } from '../document/instruction.js';
import type { Measure } from '../document/measure.js';
import { firstRule, type TableRule } from '../rules/decision-table.js';

/** The verb that a measure would belong to. */
interface VerbBefore {
  readonly doc: Document;
  readonly verb: Instruction;
  /** The first token of the measure. */
  readonly at: number;
}

/** Decides which measures belong to the clause of the main verb before and not to their own. */
export const MEASURE_CLAUSE_RULES: readonly TableRule<VerbBefore, 'main'>[] = [
  {
    id: 'measure-after-forbidden-action',
    applies: ({ doc, verb }) =>
      verb.role === 'forbidden' && !doc.hasClass(verb.phraseStart - 1, 'CONJUNCTION'),
    result: 'main',
    example: 'Mijoter sans remuer pendant 15 minutes.',
  },
  {
    id: 'measure-after-accompanying-action',
    applies: ({ doc, verb, at }) => verb.role === 'accompanying' && isSetOff(doc, at),
    result: 'main',
    example: 'Cuire le riz en ajoutant le lait, environ 15 minutes.',
  },
];

/** Whether a comma stands before a measure. */
function isSetOff(doc: Document, at: number): boolean {
  let before = at - 1;
  while (doc.hasAnyClass(before, ['ADVERB', 'PREPOSITION'])) before--;
  return doc.is(before, ',');
}

/** Index of the clause that a measure is attached to. */
export function clauseOfMeasure(doc: Document, { from, to }: Measure): number {
  const { clauses } = doc;
  const verb = doc.instructionBefore(from);
  const main = verb && doc.instructionBefore(verb.head);
  const rule =
    verb !== undefined && main !== undefined && sentenceAt(doc, main.head) === sentenceAt(doc, from)
      ? firstRule(MEASURE_CLAUSE_RULES, { doc, verb, at: from })
      : undefined;
  if (rule !== undefined) doc.record('object', from, to, rule.id, rule.result);
  const at = rule !== undefined && main !== undefined ? main.head : from;
  return clauses[rangeAt(clauses, at)]?.owner ?? 0;
}

const sentenceAt = ({ clauses }: Document, token: number) =>
  clauses[rangeAt(clauses, token)]?.sentence;
