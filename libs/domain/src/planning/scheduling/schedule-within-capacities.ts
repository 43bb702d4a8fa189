import { lowerBound } from './bounds/lower-bound.js';
import { requireFeasible } from './feasibility.js';
import { toNetwork } from './network.js';
import type { BoundedSchedule, Project } from './project.js';
import { scheduleProject } from './schedule-project.js';

/**
 * Activities that the search for the smallest capacities places, in all its schedules: about 1,000
 * schedules of 80 activities. This limits the time for a project of any size.
 */
const MAX_PLACEMENTS = 80_000;

/**
 * A schedule that more capacity never makes longer. A heuristic alone does not have this property:
 * with one more cook it may find a longer schedule (the anomalies of Graham 1969).
 *
 * Let h(c) be the makespan that a search with capacities c finds. It depends on nothing but the
 * activities and c. This function returns the minimum of h(c) over all c ≤ C, where C are the
 * capacities of the project: a schedule for c is also one for C. If C ≤ D, the minimum for D is over
 * a superset, so it is not longer. Two shortcuts leave the minimum unchanged: capacities whose lower
 * bound is not shorter than the best schedule are skipped, and the search ends at the lower bound
 * of C.
 *
 * There are up to 96 capacities c ≤ C for a kitchen with 4 cooks, 8 burners and 3 ovens. A search
 * for c therefore generates fewer schedules than the search for the smallest capacities: the number
 * is divided by the square root of the number of capacities that are not larger than c.
 *
 * @param maxPlacements compare only results with equal `maxPlacements`
 * @throws InfeasibleProjectError if no schedule exists
 */
export function scheduleWithinCapacities(
  project: Project,
  maxPlacements = MAX_PLACEMENTS,
): BoundedSchedule {
  requireFeasible(project);
  const network = toNetwork(project);
  const maxSchedules = maxPlacements / Math.max(1, project.activities.length);
  const bound = lowerBound(project, network);
  let best: BoundedSchedule = { starts: [], ovens: [], makespan: Infinity, lowerBound: bound };
  for (const { smaller, notLarger } of projectsWithin(project)) {
    if (lowerBound(smaller, network) >= best.makespan) continue;
    const schedule = scheduleProject(smaller, maxSchedules / Math.sqrt(notLarger));
    if (schedule.makespan < best.makespan) best = { ...schedule, lowerBound: bound };
    if (best.makespan === bound) break;
  }
  return best;
}

interface Choice {
  readonly capacities: readonly number[];
  /** Number of choices whose capacities are not larger; this one counts. */
  readonly notLarger: number;
}

/** The feasible projects with the same activities and no larger capacities, the largest first. */
function projectsWithin({
  activities,
  capacities,
  ovens,
}: Project): { readonly smaller: Project; readonly notLarger: number }[] {
  const ranges = capacities.map((capacity, resource) =>
    usefulCapacities(
      activities.map(({ demands }) => demands[resource] ?? 0),
      capacity,
    ),
  );
  const ofOvens = usefulCapacities(
    activities.map(({ oven }) => (oven ? 1 : 0)),
    ovens,
  );
  const choices = [...ranges, ofOvens].reduce<Choice[]>(
    (rows, range) =>
      rows.flatMap((row) =>
        range.map((capacity, smaller) => ({
          capacities: [...row.capacities, capacity],
          notLarger: row.notLarger * (smaller + 1),
        })),
      ),
    [{ capacities: [], notLarger: 1 }],
  );
  return choices.reverse().map(({ capacities: chosen, notLarger }) => ({
    smaller: { activities, capacities: chosen.slice(0, -1), ovens: chosen.at(-1) ?? 0 },
    notLarger,
  }));
}

/** From the largest demand to the capacity; more than all demands together is of no use. */
function usefulCapacities(demands: readonly number[], capacity: number): number[] {
  const largest = demands.reduce((max, demand) => Math.max(max, demand), 0);
  const total = demands.reduce((sum, demand) => sum + demand, 0);
  return Array.from(
    { length: Math.min(capacity, total) - largest + 1 },
    (_, index) => largest + index,
  );
}
