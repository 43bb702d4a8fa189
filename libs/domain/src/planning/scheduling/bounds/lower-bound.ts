import { longestPathsBefore } from '../critical-path.js';
import { type Network, toNetwork } from '../network.js';
import { type Project, reverseProject } from '../project.js';
import { type Machine, machinesOf } from './machines.js';

/**
 * Maximum number of pairs of a head and an activity that are compared for a machine. A project with
 * more than 600 activities may exceed it: some heads are then skipped, and the bound is still valid.
 */
const MAX_PAIRS = 360_000;

/**
 * A makespan below which no schedule exists: the longest path, and for each machine the work of
 * the activities between a head and a tail (the head-body-tail bound of Carlier, "The one-machine
 * sequencing problem", EJOR 11, 1982, for machines with any capacity).
 */
export function lowerBound(project: Project, network: Network): number {
  const machines = machinesOf(project);
  const heads = longestPathsBefore(network);
  const tails = longestPathsBefore(toNetwork(reverseProject(project)));
  const longestPath = project.activities.reduce(
    (longest, { duration }, index) =>
      Math.max(longest, (heads[index] ?? 0) + duration + (tails[index] ?? 0)),
    0,
  );
  const bounds = machines.map((machine) => headBodyTail(project, machine, heads, tails));
  return Math.max(longestPath, ...bounds);
}

function headBodyTail(
  { activities }: Project,
  { capacity, demands, leads }: Machine,
  heads: readonly number[],
  tails: readonly number[],
): number {
  const lead = (index: number): number => leads[index] ?? 0;
  const head = (index: number): number => (heads[index] ?? 0) - lead(index);
  const tail = (index: number): number => tails[index] ?? 0;
  const users = [...demands.keys()].filter((index) => (demands[index] ?? 0) > 0);
  users.sort((a, b) => tail(b) - tail(a));
  const distinct = [...new Set(users.map(head))];
  const step = Math.ceil((distinct.length * users.length) / MAX_PAIRS);
  let bound = 0;
  for (const earliest of distinct.filter((_, index) => index % step === 0)) {
    let work = 0;
    for (const index of users) {
      if (head(index) < earliest) continue;
      work += (lead(index) + (activities[index]?.duration ?? 0)) * (demands[index] ?? 0);
      bound = Math.max(bound, earliest + Math.ceil(work / capacity) + tail(index));
    }
  }
  return bound;
}
