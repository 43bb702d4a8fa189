import type { TechStepKey } from '#domain/catalogue/tech-steps.js';
import {
  type Instruction,
  type InstructionDraft,
  newInstruction,
  type Reference,
} from '../document/instruction.js';
import type { LocalizedDocument } from '../compile/localized-document.js';

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
  if (auxiliary !== null && completesAuxiliary(doc, at, auxiliary)) {
    const { role, phraseStart, from } = auxiliary;
    const reference = auxiliary.reference ?? referenceAt(doc, at);
    const technique = verb.withAuxiliary ?? verb.alone;
    return withTechnique(
      { ...newInstruction(at), verb, role, phraseStart, from, reference },
      technique,
      2,
    );
  }
  const decision = doc.language.instructionRules.decide(doc, at);
  if (decision === undefined) return null;
  const { rule, phraseStart } = decision;
  const { result: role } = rule;
  doc.record('instruction', phraseStart, at + 1, rule.id, role);
  if (role === null) return null;
  const reference = referenceAt(doc, at);
  return withTechnique(
    { ...newInstruction(at), verb, role, phraseStart, reference },
    verb.alone,
    1,
  );
}

/** An instruction with its technique. A forbidden action has none. */
function withTechnique(
  instruction: InstructionDraft,
  technique: TechStepKey | null,
  weight: number,
): InstructionDraft {
  if (technique === null || instruction.role === 'forbidden') return instruction;
  return { ...instruction, technique, weight };
}

/** What a verb refers to by a pronoun; null if it has none. */
function referenceAt(doc: LocalizedDocument, verb: number): Reference | null {
  const rule = doc.language.referenceRules.decide(doc, verb)?.rule;
  if (rule === undefined) return null;
  doc.record('carryOver', verb, verb + 1, rule.id, rule.result);
  return rule.result;
}

/** Whether a verb belongs to the open auxiliary before it: "faire … revenir". */
function completesAuxiliary(doc: LocalizedDocument, at: number, auxiliary: Instruction): boolean {
  if (at - auxiliary.head > MAX_AUXILIARY_DISTANCE) return false;
  const rule = doc.language.auxiliaryRules.decide(doc, at)?.rule;
  if (rule === undefined) return false;
  doc.record('instruction', auxiliary.head, at + 1, rule.id, rule.result ? auxiliary.role : null);
  return rule.result;
}
