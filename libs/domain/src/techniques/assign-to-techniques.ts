import type { Finding, Span } from '../detection/contract.js';

/**
 * Assigns each duration or temperature to one technique: the nearest one before it in its clause,
 * else the first one after it. Those of a clause without a technique are left out.
 *
 * @returns the findings of each technique, in text order; techniques without findings are left out
 */
export function assignToTechniques<Technique extends Finding, Found extends Finding>(
  techniques: readonly Technique[],
  findings: readonly Found[],
): ReadonlyMap<Technique, readonly Found[]> {
  const inTextOrder = techniques.toSorted(byPosition);
  const assigned = new Map<Technique, Found[]>();
  for (const found of findings.toSorted(byPosition)) {
    const candidates = inTextOrder.filter(({ clause }) => clause === found.clause);
    const nearest = candidates.findLast(({ start }) => start < found.start) ?? candidates[0];
    if (nearest === undefined) continue;
    const others = assigned.get(nearest);
    if (others) others.push(found);
    else assigned.set(nearest, [found]);
  }
  return assigned;
}

function byPosition(one: Span, other: Span): number {
  return one.start - other.start;
}
