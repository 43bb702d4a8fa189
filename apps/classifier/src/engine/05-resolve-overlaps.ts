import type { TechStepKey } from '#domain/catalogue/tech-steps.js';
import type { Order, TechniqueOrder } from './order.js';

/**
 * The specification's rule: each technique keeps its best candidate, by weight, then position;
 * where two techniques overlap, the higher weight stays, then the earlier; in text order.
 */
export function resolveOverlaps(orders: readonly Order[]): readonly TechniqueOrder[] {
  const candidates = orders.filter(isTechnique);
  if (candidates.length < 2) return candidates;
  const kept: TechniqueOrder[] = [];
  const taken: TechStepKey[] = [];
  for (const candidate of candidates.sort(byWeightThenPosition)) {
    if (taken.includes(candidate.technique)) continue;
    taken.push(candidate.technique);
    if (!kept.some((other) => overlap(candidate, other))) kept.push(candidate);
  }
  return kept.sort((a, b) => a.from - b.from);
}

function isTechnique(order: Order): order is TechniqueOrder {
  return order.technique !== null;
}

const byWeightThenPosition = (a: Order, b: Order) => b.weight - a.weight || a.from - b.from;

const overlap = (a: Order, b: Order) => a.from < b.to && b.from < a.to;
