import type { Document } from '../document/document.js';
import type { Instruction } from '../document/instruction.js';

/** Records how each instruction got its technique, and which techniques were left out. */
export function recordTechniques(doc: Document): void {
  const isKept = new Set<Instruction>(doc.techniques);
  const keptTechniques = new Set(doc.techniques.map(({ technique }) => technique));
  for (const instruction of doc.instructions) {
    const { from, to, role, technique } = instruction;
    if (role === 'excluded') continue;
    doc.record('technique', from, to, wordingOf(instruction), technique);
    if (technique === null || isKept.has(instruction)) continue;
    const rule = keptTechniques.has(technique) ? 'repeated-technique' : 'overlapping-technique';
    doc.record('overlap', from, to, rule, null);
  }
}

/** The kind of wording that determined the technique of an instruction. */
function wordingOf({ verb, role, head, from, to, complement, technique }: Instruction): string {
  if (role === 'forbidden') return 'forbidden-action';
  if (verb === null) return 'set-phrase';
  if (technique === null) return 'verb-without-technique';
  if (complement < to) return 'verb-with-complement';
  if (from < head) return 'verb-with-auxiliary';
  return technique === verb.alone ? 'verb-alone' : 'verb-in-context';
}
