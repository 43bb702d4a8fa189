import type { BoundedSchedule, Project } from './project.js';
import { scheduleProject } from './schedule-project.js';

/**
 * A schedule that more capacity never makes longer. A heuristic alone does not have this property:
 * with one more cook it may find a longer schedule (the anomalies of Graham 1969).
 *
 * It is the shortest of the schedules for the capacities of the project and all smaller ones: a
 * schedule for less is also one for more, and the schedules for more are compared with those for less.
 *
 * @throws InfeasibleProjectError if no schedule exists
 */
export function scheduleWithinCapacities(project: Project): BoundedSchedule {
  const own = scheduleProject(project);
  let best = own;
  for (const smaller of smallerProjects(project)) {
    if (best.makespan === own.lowerBound) break;
    const schedule = scheduleProject(smaller);
    if (schedule.makespan < best.makespan) best = { ...schedule, lowerBound: own.lowerBound };
  }
  return best;
}

/** The feasible projects with the same activities and smaller capacities, the largest first. */
function smallerProjects({ activities, capacities, ovens }: Project): Project[] {
  const ranges = [
    ...capacities.map((capacity, resource) =>
      usefulCapacities(
        activities.map(({ demands }) => demands[resource] ?? 0),
        capacity,
      ),
    ),
    usefulCapacities(
      activities.map(({ oven }) => (oven ? 1 : 0)),
      ovens,
    ),
  ];
  const choices = ranges.reduce<number[][]>(
    (rows, range) => rows.flatMap((row) => range.map((capacity) => [...row, capacity])),
    [[]],
  );
  return choices.reverse().map((chosen) => ({
    activities,
    capacities: chosen.slice(0, -1),
    ovens: chosen.at(-1) ?? 0,
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
