import type { Entity } from '#domain/detection/contract.js';
import { rangeAt } from '../document/clause.js';
import type { Document } from '../document/document.js';
import type { Instruction } from '../document/instruction.js';
import type { Measure } from '../document/measure.js';
import { firstRule, type TableRule } from '../rules/decision-table.js';
import { clauseOfTechnique, type Places } from './places.js';

/** The verb that a measure would belong to, with the main verb before it. */
interface VerbBefore {
  readonly doc: Document;
  readonly verb: Instruction;
  readonly main: Instruction | undefined;
  /** The first token of the measure. */
  readonly at: number;
}

/** Decides which measures belong to the main verb and not to the verb directly before them. */
export const MEASURE_CLAUSE_RULES: readonly TableRule<VerbBefore, 'clause' | 'verb'>[] = [
  {
    id: 'measure-after-forbidden-action',
    applies: ({ doc, verb, main, at }) =>
      verb.role === 'forbidden' &&
      !doc.hasClass(verb.phraseStart - 1, 'CONJUNCTION') &&
      main !== undefined &&
      sentenceAt(doc, main.head) === sentenceAt(doc, at),
    result: 'clause',
    example: 'Mijoter sans remuer pendant 15 minutes.',
  },
  {
    // A comma ends what happens at the same time.
    id: 'measure-after-simultaneous-action',
    applies: ({ doc, verb, main, at }) =>
      verb.role === 'accompanying' && main !== undefined && hasComma(doc, verb.to, at),
    result: 'verb',
    example: 'Simmer, stirring, for 20 minutes.',
  },
];

/** Index of the clause that a measure is attached to. */
export function clauseOfMeasure(
  doc: Document,
  { from, to }: Measure,
  places: Places,
  techniques: readonly Entity[],
): number {
  const { clauses } = doc;
  const verb = doc.instructionBefore(from);
  const main = verb && doc.instructionBefore(verb.head);
  const rule = verb && firstRule(MEASURE_CLAUSE_RULES, { doc, verb, main, at: from });
  if (rule !== undefined) doc.record('object', from, to, rule.id, rule.result);
  const at = rule?.result === 'clause' && main !== undefined ? main.head : from;
  const owner = clauses[rangeAt(clauses, at)]?.owner ?? 0;
  const ofVerb = rule === undefined ? verb : main;
  const isInside = ofVerb !== undefined && ofVerb.head >= (clauses[owner]?.from ?? 0);
  const ofTechnique = isInside ? clauseOfTechnique(ofVerb.technique, techniques) : undefined;
  return ofTechnique ?? places[owner]?.[0] ?? owner;
}

const sentenceAt = ({ clauses }: Document, token: number) =>
  clauses[rangeAt(clauses, token)]?.sentence;

function hasComma(doc: Document, from: number, to: number): boolean {
  for (let i = from; i < to; i++) if (doc.is(i, ',')) return true;
  return false;
}
