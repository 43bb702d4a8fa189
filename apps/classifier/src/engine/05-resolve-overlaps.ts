import type { Instruction, TechniqueInstruction } from '../document/instruction.js';

/**
 * Keeps one instruction of each technique, and no two that overlap: the one with the higher weight
 * or, if the weights are equal, the earlier one. The result is in text order.
 */
export function resolveOverlaps(
  instructions: readonly Instruction[],
): readonly TechniqueInstruction[] {
  if (isFreeOfCompetition(instructions)) return instructions;
  const best = bestOfEach(instructions);
  return areDisjoint(best) ? best : withoutOverlaps(best);
}

/** Whether all instructions have a technique, each another one, and none overlap: the usual case. */
function isFreeOfCompetition(
  instructions: readonly Instruction[],
): instructions is readonly TechniqueInstruction[] {
  let end = 0;
  for (let i = 0; i < instructions.length; i++) {
    const instruction = instructions[i];
    if (instruction === undefined) break;
    const { technique, from, to } = instruction;
    if (technique === null || from < end) return false;
    end = to;
    for (let earlier = 0; earlier < i; earlier++)
      if (instructions[earlier]?.technique === technique) return false;
  }
  return true;
}

function bestOfEach(instructions: readonly Instruction[]): TechniqueInstruction[] {
  const best: TechniqueInstruction[] = [];
  for (const instruction of instructions) {
    if (!isTechnique(instruction)) continue;
    let index = best.length - 1;
    while (index >= 0 && best[index]?.technique !== instruction.technique) index--;
    const earlier = index < 0 ? undefined : best[index];
    if (earlier !== undefined) {
      if (byWeightThenPosition(earlier, instruction) <= 0) continue;
      best.splice(index, 1);
    }
    best.push(instruction);
  }
  return best;
}

/** Whether no candidates overlap. */
function areDisjoint(candidates: readonly TechniqueInstruction[]): boolean {
  let end = 0;
  for (const { from, to } of candidates) {
    if (from < end) return false;
    end = to;
  }
  return true;
}

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
