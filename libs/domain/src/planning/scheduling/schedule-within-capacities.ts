import { lowerBound } from './bounds/lower-bound.js';
import { toNetwork } from './network.js';
import type { BoundedSchedule, Project } from './project.js';
import { scheduleProject } from './schedule-project.js';

/**
 * Activities that one search places, in all its schedules: 400 schedules of 75 activities. This
 * limits the time of a search for a project of any size.
 */
const PLACEMENTS_PER_SEARCH = 30_000;

/**
 * A schedule that more capacity never makes longer. A heuristic alone does not have this property:
 * with one more cook it may find a longer schedule (the anomalies of Graham 1969).
 *
 * Let h(c) be the makespan that `scheduleProject` finds with capacities c. It depends on nothing
 * but the activities and c. This function returns the minimum of h(c) over all c ≤ C, where C are
 * the capacities of the project: a schedule for c is also one for C. If C ≤ D, the minimum for D
 * is over a superset, so it is not longer. Two shortcuts leave the minimum unchanged: capacities
 * whose lower bound is not shorter than the best schedule are skipped, and the search ends at the
 * lower bound of C.
 *
 * The number of capacities c is the product of all capacities. Use it for few and small ones: a
 * kitchen.
 *
 * @param placements activities that one search places; compare only results with equal `placements`
 * @throws InfeasibleProjectError if no schedule exists
 */
export function scheduleWithinCapacities(
  project: Project,
  placements = PLACEMENTS_PER_SEARCH,
): BoundedSchedule {
  const network = toNetwork(project);
  const maxSchedules = placements / Math.max(1, project.activities.length);
  let best = scheduleProject(project, maxSchedules);
  for (const smaller of smallerProjects(project)) {
    if (best.makespan === best.lowerBound) break;
    if (lowerBound(smaller, network) >= best.makespan) continue;
    const schedule = scheduleProject(smaller, maxSchedules);
    if (schedule.makespan < best.makespan) best = { ...schedule, lowerBound: best.lowerBound };
  }
  return best;
}

/** The feasible projects with the same activities and smaller capacities. */
function smallerProjects(project: Project): Project[] {
  const { activities, capacities, ovens } = project;
  const ranges = capacities.map((capacity, resource) =>
    countDown(
      capacity,
      activities.reduce((max, { demands }) => Math.max(max, demands[resource] ?? 0), 0),
    ),
  );
  const minOvens = activities.some(({ oven }) => oven) ? 1 : 0;
  const choices = [...ranges, countDown(ovens, minOvens)].reduce<number[][]>(
    (rows, range) => rows.flatMap((row) => range.map((capacity) => [...row, capacity])),
    [[]],
  );
  return choices.slice(1).map((choice) => ({
    activities,
    capacities: choice.slice(0, -1),
    ovens: choice.at(-1) ?? 0,
  }));
}

function countDown(from: number, to: number): number[] {
  return Array.from({ length: from - to + 1 }, (_, index) => from - index);
}
