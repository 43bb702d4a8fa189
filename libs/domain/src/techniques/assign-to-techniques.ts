import type { TechStepKey } from '../catalogue/tech-steps.js';
import type { Finding, Span } from '../detection/contract.js';

/** Techniques that accompany another one: "cook, stirring, for 3 minutes" lasts as long as it cooks. */
const ACCOMPANYING: ReadonlySet<string> = new Set<TechStepKey>(['stir', 'turn', 'baste']);

/** Techniques that take no time: in "add the flour, stirring for 2 minutes", the cook stirs so long. */
const MOMENTARY: ReadonlySet<string> = new Set<TechStepKey>([
  'add',
  'drizzle',
  'moisten',
  'pour',
  'season',
  'sprinkle',
]);

/**
 * Assigns each duration or temperature to one technique: the nearest one before it in its clause,
 * else the first one after it. A technique that accompanies the one before it takes none, unless that
 * one is momentary. Those of a clause without a technique are left out.
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
    const main = before.findLast(({ key }) => !ACCOMPANYING.has(key));
    const isMomentary = main !== undefined && MOMENTARY.has(main.key);
    const nearest = (isMomentary ? before.at(-1) : main) ?? before.at(-1) ?? candidates[0];
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
