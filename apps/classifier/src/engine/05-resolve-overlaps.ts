import type { TechStepKey } from '#domain/catalogue/tech-steps.js';
import type { Order, TechniqueOrder } from './order.js';

/**
 * The specification's rule: each technique keeps its best candidate, by weight, then position;
 * where two techniques overlap, the higher weight stays, then the earlier; in text order.
 */
export function resolveOverlaps(orders: readonly Order[]): readonly TechniqueOrder[] {
  const best = new Map<TechStepKey, TechniqueOrder>();
  for (const order of orders) {
    if (!isTechnique(order)) continue;
    const rival = best.get(order.technique);
    if (rival === undefined || order.weight > rival.weight) best.set(order.technique, order);
  }
  const kept: TechniqueOrder[] = [];
  for (const candidate of [...best.values()].sort(byWeightThenPosition)) {
    if (!kept.some((other) => overlap(candidate, other))) kept.push(candidate);
  }
  return kept.sort((a, b) => a.from - b.from);
}

function isTechnique(order: Order): order is TechniqueOrder {
  return order.technique !== null;
}

const byWeightThenPosition = (a: Order, b: Order) => b.weight - a.weight || a.from - b.from;

const overlap = (a: Order, b: Order) => a.from < b.to && b.from < a.to;
