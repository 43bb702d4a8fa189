import type { TechStepKey } from '../catalogue/tech-steps.js';
import type { Finding, Span } from '../detection/contract.js';

/** Techniques that accompany another one: "cook, stirring, for 3 minutes" lasts as long as it cooks. */
const ACCOMPANYING: ReadonlySet<string> = new Set<TechStepKey>(['stir', 'turn', 'baste']);

/**
 * Assigns each duration or temperature to one technique: the nearest one before it in its clause,
 * else the first one after it. A technique that accompanies the one before it takes none. Those of a
 * clause without a technique are left out.
 *
 * @returns the findings of each technique, in text order; techniques without findings are left out
 */
export function assignToTechniques<
  Technique extends Finding & { readonly key: string },
  Found extends Finding,
>(
  techniques: readonly Technique[],
  findings: readonly Found[],
): ReadonlyMap<Technique, readonly Found[]> {
  const inTextOrder = techniques.toSorted(byPosition);
  const assigned = new Map<Technique, Found[]>();
  for (const found of findings.toSorted(byPosition)) {
    const candidates = inTextOrder.filter(({ clause }) => clause === found.clause);
    const before = candidates.filter(({ start }) => start < found.start);
    const nearest =
      before.findLast(({ key }) => !ACCOMPANYING.has(key)) ?? before.at(-1) ?? candidates[0];
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
