import { type InstructionDraft, newInstruction } from '../../document/instruction.js';
import * as Form from '../../document/verb-forms.js';
import type { LocalizedDocument } from '../../languages/localized-document.js';
import { readVerb } from './read-verb.js';
import * as Sign from '../../document/signs.js';

const { PHRASE_HEAD } = Form;
const { COLON } = Sign;

/** Finds the instructions in text order: verbs, set phrases, and words that exclude what follows. */
export function findVerbs(doc: LocalizedDocument): readonly InstructionDraft[] {
  const instructions: InstructionDraft[] = [];
  doc.instructions = instructions;
  const { exclusionRules, setPhrases } = doc.language;
  const hasExclusions = exclusionRules.concerns(doc);
  let auxiliary: InstructionDraft | null = null;
  for (let at = 0; at < doc.length; at++) {
    // Other words matter only to exclusions and to an auxiliary that waits for its verb.
    if (!hasExclusions && auxiliary === null) {
      at = doc.nextVerbForm(at);
      if (at === doc.length) break;
    }
    if (auxiliary !== null && (doc.is(at, COLON) || doc.endsSentence(at))) auxiliary = null;
    const form = doc.forms(at);
    const exclusion = hasExclusions ? exclusionRules.decide(doc, at) : undefined;
    if (exclusion !== undefined) {
      doc.record('clause', at, at + 1, exclusion.rule.id, 'excluded');
      const excluded = newInstruction(at);
      excluded.role = 'excluded';
      instructions.push(excluded);
    }
    if (form === 0 || doc.isInsideMention(at)) continue;
    // Not inside the name of a food: "oil for deep frying".
    const isPhraseHead = (form & PHRASE_HEAD) !== 0 && (doc.mentionAt(at)?.from ?? at) === at;
    const phrase = isPhraseHead ? setPhrases.longest(doc, at) : undefined;
    if (phrase !== undefined) {
      const fixed = newInstruction(at);
      fixed.to = fixed.complement = phrase.end;
      fixed.technique = phrase.value.technique;
      fixed.weight = phrase.value.weight;
      instructions.push(fixed);
      at = phrase.end - 1;
      continue;
    }
    const instruction: InstructionDraft | null = readVerb(doc, at, auxiliary);
    if (instruction === null) continue;
    if (
      instruction.from !== instruction.head &&
      instructions[instructions.length - 1] === auxiliary
    )
      instructions.pop();
    auxiliary =
      instruction.from === instruction.head && instruction.verb?.auxiliary ? instruction : null;
    instructions.push(instruction);
  }
  return instructions;
}
