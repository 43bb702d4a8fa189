import type { TechStepKey } from '#domain/catalogue/tech-steps.js';
import {
  type Instruction,
  type InstructionDraft,
  newInstruction,
  type Reference,
} from '../document/instruction.js';
import type { LocalizedDocument } from '../compile/compiled-language.js';

/** Maximum distance in tokens from an auxiliary to its verb: "Let the pizza dough rise". */
const MAX_AUXILIARY_DISTANCE = 9;

/** Returns the instruction of the verb at a token, or null if the verb is no instruction. */
export function readVerb(
  doc: LocalizedDocument,
  at: number,
  auxiliary: Instruction | null,
): InstructionDraft | null {
  const verb = doc.verb(at);
  if (verb === undefined) return null;
  doc.openAuxiliary = auxiliary?.head;
  const instruction = newInstruction(at);
  instruction.verb = verb;
  if (auxiliary !== null && completesAuxiliary(doc, at, auxiliary)) {
    instruction.role = auxiliary.role;
    instruction.phraseStart = auxiliary.phraseStart;
    instruction.from = auxiliary.from;
    instruction.reference = auxiliary.reference ?? referenceAt(doc, at);
    setTechnique(instruction, verb.withAuxiliary ?? verb.alone, 2);
    return instruction;
  }
  const decision = doc.language.instructionRules.decide(doc, at);
  if (decision === undefined) return null;
  const { phraseStart, rule } = decision;
  doc.record('instruction', phraseStart, at + 1, rule.id, rule.result);
  if (rule.result === null) return null;
  instruction.role = rule.result;
  instruction.phraseStart = phraseStart;
  instruction.reference = referenceAt(doc, at);
  setTechnique(instruction, verb.alone, 1);
  return instruction;
}

/** Sets the technique of an instruction. A forbidden action has none. */
function setTechnique(
  instruction: InstructionDraft,
  technique: TechStepKey | null,
  weight: number,
): void {
  if (technique === null || instruction.role === 'forbidden') return;
  instruction.technique = technique;
  instruction.weight = weight;
}

/** What a verb refers to by a pronoun; null if it has none. */
export function referenceAt(doc: LocalizedDocument, verb: number): Reference | null {
  return doc.decide('carryOver', doc.language.referenceRules, verb) ?? null;
}

/** Whether a verb belongs to the open auxiliary before it: "faire … revenir". */
function completesAuxiliary(doc: LocalizedDocument, at: number, auxiliary: Instruction): boolean {
  if (at - auxiliary.head > MAX_AUXILIARY_DISTANCE) return false;
  const rule = doc.language.auxiliaryRules.decide(doc, at)?.rule;
  if (rule === undefined) return false;
  doc.record('instruction', auxiliary.head, at + 1, rule.id, rule.result ? auxiliary.role : null);
  return rule.result;
}
