import type { Document } from '../document/document.js';
import type { Instruction, TechniqueInstruction } from '../document/instruction.js';
import { overlap } from '../document/token.js';

/**
 * Keeps one instruction of each technique, and no two that overlap: the one with the higher weight
 * or, if the weights are equal, the earlier one.
 */
export function resolveOverlaps(doc: Document): void {
  const kept: TechniqueInstruction[] = [];
  const seen = new Set<string>();
  for (const instruction of doc.instructions.filter(isTechnique).sort(byWeightThenPosition)) {
    const { technique } = instruction;
    const isFree = !kept.some((other) => overlap(instruction, other));
    if (isFree && !seen.has(technique)) kept.push(instruction);
    seen.add(technique);
  }
  doc.techniques = kept.sort((a, b) => a.from - b.from);
}

function isTechnique(instruction: Instruction): instruction is TechniqueInstruction {
  return instruction.technique !== null;
}

const byWeightThenPosition = (a: Instruction, b: Instruction) =>
  b.weight - a.weight || a.from - b.from;
