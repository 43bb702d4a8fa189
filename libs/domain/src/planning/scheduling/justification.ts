import type { Network } from './network.js';
import type { Schedule } from './project.js';
import type { SerialScheme } from './serial-scheme.js';

/**
 * Double justification, also called forward-backward improvement (Valls, Ballestín and Quintanilla,
 * "Justification and RCPSP: A technique that pays", EJOR 165, 2005). Every activity moves as late
 * as possible, in the order of decreasing ends; then as early as possible, in the order of
 * increasing starts. Late activities leave gaps that others fill.
 *
 * @param reversed the network of the reversed project: its start is the end of `network`
 */
export function justify(
  scheme: SerialScheme,
  network: Network,
  reversed: Network,
  schedule: Schedule,
): Schedule {
  const late = scheme.schedule(reversed, byDecreasingEnd(network, schedule));
  return scheme.schedule(network, byDecreasingEnd(reversed, late));
}

/** A list for the opposite direction of time. */
function byDecreasingEnd({ activities, order }: Network, { starts }: Schedule): number[] {
  const end = (index: number): number => (starts[index] ?? 0) + (activities[index]?.duration ?? 0);
  // The sort is stable: a successor without duration stays before its predecessor.
  return order.toReversed().sort((a, b) => end(b) - end(a));
}
