import { rangeAt } from '../document/clause.js';
import type { Document } from '../document/document.js';
import type { Instruction } from '../document/instruction.js';
import type { Measure } from '../document/measure.js';
import { firstRule, type TableRule } from '../rules/decision-table.js';

/** The verb that a measure would belong to, with the main verb before it. */
interface VerbBefore {
  readonly doc: Document;
  readonly verb: Instruction;
  readonly main: Instruction | undefined;
  /** The first token of the measure. */
  readonly at: number;
}

/** Decides which measures belong to the clause of the main verb and not to their own. */
export const MEASURE_CLAUSE_RULES: readonly TableRule<VerbBefore, 'main'>[] = [
  {
    id: 'measure-after-forbidden-action',
    applies: ({ doc, verb, main, at }) =>
      verb.role === 'forbidden' &&
      !doc.hasClass(verb.phraseStart - 1, 'CONJUNCTION') &&
      main !== undefined &&
      sentenceAt(doc, main.head) === sentenceAt(doc, at),
    result: 'main',
    example: 'Mijoter sans remuer pendant 15 minutes.',
  },
];

/** Index of the clause that a measure is attached to. */
export function clauseOfMeasure(doc: Document, { from, to }: Measure): number {
  const { clauses } = doc;
  const verb = doc.instructionBefore(from);
  const main = verb && doc.instructionBefore(verb.head);
  const rule = verb && firstRule(MEASURE_CLAUSE_RULES, { doc, verb, main, at: from });
  if (rule !== undefined) doc.record('object', from, to, rule.id, rule.result);
  const at = rule !== undefined && main !== undefined ? main.head : from;
  return clauses[rangeAt(clauses, at)]?.owner ?? 0;
}

const sentenceAt = ({ clauses }: Document, token: number) =>
  clauses[rangeAt(clauses, token)]?.sentence;
