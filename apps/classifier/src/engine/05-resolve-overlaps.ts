import type { Instruction, TechniqueInstruction } from './model/instruction.js';

/**
 * The specification's rule: each technique keeps its best candidate, by weight, then position;
 * where two techniques overlap, the higher weight stays, then the earlier; in text order.
 */
export function resolveOverlaps(orders: readonly Instruction[]): readonly TechniqueInstruction[] {
  const best = bestOfEach(orders);
  return areApart(best) ? best : withoutOverlaps(best);
}

/** The best candidate of each technique. */
function bestOfEach(orders: readonly Instruction[]): TechniqueInstruction[] {
  const best: TechniqueInstruction[] = [];
  for (const order of orders) {
    if (!isTechnique(order)) continue;
    const known = best.findIndex(({ technique }) => technique === order.technique);
    const rival = known < 0 ? undefined : best[known];
    if (rival !== undefined) {
      if (byWeightThenPosition(rival, order) <= 0) continue;
      best.splice(known, 1);
    }
    best.push(order);
  }
  return best;
}

/** Whether each ends before the next begins, as nearly always. */
function areApart(candidates: readonly TechniqueInstruction[]): boolean {
  let end = 0;
  for (const { from, to } of candidates) {
    if (from < end) return false;
    end = to;
  }
  return true;
}

function withoutOverlaps(candidates: TechniqueInstruction[]): TechniqueInstruction[] {
  const kept: TechniqueInstruction[] = [];
  for (const candidate of candidates.sort(byWeightThenPosition)) {
    if (!kept.some((other) => overlap(candidate, other))) kept.push(candidate);
  }
  return kept.sort((a, b) => a.from - b.from);
}

function isTechnique(order: Instruction): order is TechniqueInstruction {
  return order.technique !== null;
}

const byWeightThenPosition = (a: Instruction, b: Instruction) =>
  b.weight - a.weight || a.from - b.from;

const overlap = (a: Instruction, b: Instruction) => a.from < b.to && b.from < a.to;
