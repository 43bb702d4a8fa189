import type { Document } from '../document/document.js';
import type { Instruction, TechniqueInstruction } from '../document/instruction.js';

/**
 * Keeps one instruction of each technique, and no two that overlap: the one with the higher weight
 * or, if the weights are equal, the earlier one.
 */
export function resolveOverlaps(doc: Document): void {
  doc.techniques = withoutOverlaps(bestOfEach(doc.instructions.filter(isTechnique)));
}

/** The best instruction of each technique. */
function bestOfEach(instructions: readonly TechniqueInstruction[]): TechniqueInstruction[] {
  const best = new Map<string, TechniqueInstruction>();
  for (const instruction of instructions) {
    const other = best.get(instruction.technique);
    if (other === undefined || byWeightThenPosition(instruction, other) < 0)
      best.set(instruction.technique, instruction);
  }
  return [...best.values()];
}

/** The candidates that do not overlap a better one, in text order. */
function withoutOverlaps(candidates: readonly TechniqueInstruction[]): TechniqueInstruction[] {
  const kept: TechniqueInstruction[] = [];
  for (const candidate of candidates.toSorted(byWeightThenPosition)) {
    if (!kept.some((other) => overlap(candidate, other))) kept.push(candidate);
  }
  return kept.sort((a, b) => a.from - b.from);
}

function isTechnique(instruction: Instruction): instruction is TechniqueInstruction {
  return instruction.technique !== null;
}

const byWeightThenPosition = (a: Instruction, b: Instruction) =>
  b.weight - a.weight || a.from - b.from;

const overlap = (a: Instruction, b: Instruction) => a.from < b.to && b.from < a.to;
