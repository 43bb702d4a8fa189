import type { Order, TechniqueOrder } from './order.js';

/**
 * The specification's rule: each technique keeps its best candidate, by weight, then position;
 * where two techniques overlap, the higher weight stays, then the earlier; in text order.
 */
export function resolveOverlaps(orders: readonly Order[]): readonly TechniqueOrder[] {
  const best = bestOfEach(orders);
  return areApart(best) ? best : withoutOverlaps(best);
}

/** The best candidate of each technique. */
function bestOfEach(orders: readonly Order[]): TechniqueOrder[] {
  const best: TechniqueOrder[] = [];
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
function areApart(candidates: readonly TechniqueOrder[]): boolean {
  let end = 0;
  for (const { from, to } of candidates) {
    if (from < end) return false;
    end = to;
  }
  return true;
}

function withoutOverlaps(candidates: TechniqueOrder[]): TechniqueOrder[] {
  const kept: TechniqueOrder[] = [];
  for (const candidate of candidates.sort(byWeightThenPosition)) {
    if (!kept.some((other) => overlap(candidate, other))) kept.push(candidate);
  }
  return kept.sort((a, b) => a.from - b.from);
}

function isTechnique(order: Order): order is TechniqueOrder {
  return order.technique !== null;
}

const byWeightThenPosition = (a: Order, b: Order) => b.weight - a.weight || a.from - b.from;

const overlap = (a: Order, b: Order) => a.from < b.to && b.from < a.to;
