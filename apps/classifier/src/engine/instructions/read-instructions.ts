import type { LocalizedDocument } from '../compile/compiled-language.js';
import { type InstructionDraft, newInstruction } from '../document/instruction.js';
import type { Found } from '../words/trie.js';
import type { SetPhrase } from '../words/verb.js';
import { readVerb, referenceAt } from './read-verb.js';

/** Reads the instructions in text order: verbs, set phrases, and words that exclude what follows. */
export function readInstructions(doc: LocalizedDocument): readonly InstructionDraft[] {
  const instructions: InstructionDraft[] = [];
  doc.instructions = instructions; // patterns see the instructions found so far
  let auxiliary: InstructionDraft | null = null;
  for (let at = 0; at < doc.length; at++) {
    if (doc.is(at, ':') || doc.endsSentence(at)) auxiliary = null;
    if (doc.decide('clause', doc.language.exclusionRules, at))
      instructions.push({ ...newInstruction(at), role: 'excluded' });
    if (doc.isInsideMention(at)) continue;
    const phrase = setPhraseAt(doc, at);
    if (phrase !== undefined) {
      const { value, end } = phrase;
      const { technique, weight } = value;
      const reference = referenceAt(doc, end - 1);
      const instruction = { ...newInstruction(at), to: end, complement: end, technique, weight };
      instructions.push({ ...instruction, reference });
      at = end - 1;
      continue;
    }
    const instruction: InstructionDraft | null = readVerb(doc, at, auxiliary);
    if (instruction === null) continue;
    const completes = instruction.from !== instruction.head;
    if (completes && instructions.at(-1) === auxiliary) instructions.pop();
    auxiliary = !completes && instruction.verb?.auxiliary ? instruction : null;
    instructions.push(instruction);
  }
  return instructions;
}

/** The set phrase at a token, not inside a name: "oil for deep frying", but "a deep frying pan". */
function setPhraseAt(doc: LocalizedDocument, at: number): Found<SetPhrase> | undefined {
  const isNameStart = (doc.mentionAt(at)?.from ?? at) === at;
  const phrase = isNameStart ? doc.word(at).setPhrases?.longest(doc, at + 1) : undefined;
  const end = phrase?.end ?? at;
  return (doc.mentionAt(end - 1)?.to ?? end) > end ? undefined : phrase;
}
