import type { Activity, Project } from '../../libs/domain/src/planning/scheduling/project.js';
import { Random, shuffle } from '../seed/random.js';

/** Parameters of an instance. */
export interface Parameters {
  readonly jobs: number;
  /** Arcs per node, source and sink included. */
  readonly networkComplexity: number;
  /** Share of the pairs of a job and a resource with a demand. */
  readonly resourceFactor: number;
  /** 0: the capacity is the largest demand; 1: resources do not limit the earliest schedule. */
  readonly resourceStrength: number;
}

const RESOURCES = 4;
const MAX_DURATION = 10;
const MAX_DEMAND = 10;
/** Jobs without a predecessor, and jobs without a successor. */
const OPEN_JOBS = 3;
const MAX_DEGREE = 3;

/**
 * An instance by the rules of ProGen (Kolisch, Sprecher and Drexl, "Characterization and
 * generation of a general class of resource-constrained project scheduling problems", Management
 * Science 41, 1995).
 */
export function generateInstance(parameters: Parameters, seed: number): Project {
  const random = new Random(seed);
  const successors = generateNetwork(parameters, random);
  const demands = generateDemands(parameters, random);
  const activities = successors.map((targets, job) => ({
    duration: random.between(1, MAX_DURATION),
    demands: demands[job] ?? [],
    successors: [...targets].sort((a, b) => a - b),
  }));
  const peaks = peakDemands(activities);
  const capacities = peaks.map((peak, resource) => {
    const lowest = Math.max(...demands.map((row) => row[resource] ?? 0));
    return lowest + Math.round(parameters.resourceStrength * (peak - lowest));
  });
  return { activities, capacities, ovens: 0 };
}

/** Successors of each job. No arc is redundant: no other path connects its jobs. */
function generateNetwork({ jobs, networkComplexity }: Parameters, random: Random): Set<number>[] {
  const arcs = Math.round(networkComplexity * (jobs + 2)) - 2 * OPEN_JOBS;
  for (;;) {
    const network = new Network(jobs);
    const last = jobs - OPEN_JOBS;
    for (let job = OPEN_JOBS; job < jobs; job++) {
      network.addRandomArc(random, [...Array(Math.min(job, last)).keys()], [job]);
    }
    for (let job = last - 1; job >= 0; job--) {
      if (network.successors[job]?.size !== 0) continue;
      const later = [...Array(jobs).keys()].slice(Math.max(job + 1, OPEN_JOBS));
      network.addRandomArc(random, [job], later);
    }
    const sources = [...Array(last).keys()];
    while (network.arcs < arcs) {
      const targets = [...Array(jobs).keys()].slice(OPEN_JOBS);
      if (!network.addRandomArc(random, sources, targets)) break;
    }
    const isComplete =
      network.arcs === arcs &&
      network.successors.every(({ size }, job) => (size === 0) === job >= last) &&
      network.predecessors.every(({ size }, job) => (size === 0) === job < OPEN_JOBS);
    if (isComplete) return network.successors;
  }
}

class Network {
  readonly successors: Set<number>[];
  readonly predecessors: Set<number>[];
  arcs = 0;

  constructor(jobs: number) {
    this.successors = Array.from({ length: jobs }, () => new Set<number>());
    this.predecessors = Array.from({ length: jobs }, () => new Set<number>());
  }

  /** Adds one of the permitted arcs; returns false if there is none. */
  addRandomArc(random: Random, sources: readonly number[], targets: readonly number[]): boolean {
    const permitted = sources.flatMap((from) =>
      targets.filter((to) => this.permits(from, to)).map((to) => [from, to] as const),
    );
    if (permitted.length === 0) return false;
    const [from, to] = random.pick(permitted);
    this.successors[from]?.add(to);
    this.predecessors[to]?.add(from);
    this.arcs++;
    return true;
  }

  private permits(from: number, to: number): boolean {
    if (from >= to) return false;
    if ((this.successors[from]?.size ?? 0) >= MAX_DEGREE) return false;
    if ((this.predecessors[to]?.size ?? 0) >= MAX_DEGREE) return false;
    const after = reachable(to, this.successors);
    const before = reachable(from, this.predecessors);
    if (before.has(to) || reachable(from, this.successors).has(to)) return false;
    return ![...before].some((early) =>
      [...(this.successors[early] ?? [])].some((late) => after.has(late)),
    );
  }
}

/** A job and all jobs on paths from it. */
function reachable(job: number, next: readonly ReadonlySet<number>[]): Set<number> {
  const found = new Set([job]);
  for (const each of found) for (const other of next[each] ?? []) found.add(other);
  return found;
}

function generateDemands({ jobs, resourceFactor }: Parameters, random: Random): number[][] {
  const demands = Array.from({ length: jobs }, () => new Array<number>(RESOURCES).fill(0));
  const uses = Math.round(resourceFactor * jobs * RESOURCES);
  const pairs = shuffle(
    demands.flatMap((_, job) =>
      [...Array(RESOURCES).keys()].map((resource) => [job, resource] as const),
    ),
    random,
  );
  // Every job uses a resource.
  const first = demands.map((_, job) => pairs.findIndex(([each]) => each === job));
  const chosen = new Set(first);
  for (const index of pairs.keys()) if (chosen.size < uses) chosen.add(index);
  for (const index of chosen) {
    const [job, resource] = pairs[index] ?? [0, 0];
    const row = demands[job];
    if (row) row[resource] = random.between(1, MAX_DEMAND);
  }
  return demands;
}

/** Largest use of each resource if every activity starts as early as its predecessors permit. */
function peakDemands(activities: readonly Activity[]): number[] {
  const starts = activities.map(() => 0);
  for (const [job, { duration, successors }] of activities.entries()) {
    for (const next of successors) {
      starts[next] = Math.max(starts[next] ?? 0, (starts[job] ?? 0) + duration);
    }
  }
  const usageAt = (time: number, resource: number): number =>
    activities.reduce((sum, { duration, demands }, job) => {
      const start = starts[job] ?? 0;
      return start <= time && time < start + duration ? sum + (demands[resource] ?? 0) : sum;
    }, 0);
  return [...Array(RESOURCES).keys()].map((resource) =>
    Math.max(...starts.map((time) => usageAt(time, resource))),
  );
}
