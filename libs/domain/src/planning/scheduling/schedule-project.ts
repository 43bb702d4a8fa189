import { requireFeasible } from './feasibility.js';
import { GeneticSearch } from './search/genetic-search.js';
import { lowerBound } from './bounds/lower-bound.js';
import { toNetwork } from './network.js';
import type { BoundedSchedule, Project } from './project.js';

/**
 * A short schedule of a project. The same arguments always give the same schedule.
 *
 * @param maxSchedules schedules to generate, about; fewer if one reaches the lower bound
 * @param maxVisits work after which no further schedule is generated: see `ResourceProfile`
 * @throws InfeasibleProjectError if no schedule exists
 */
export function scheduleProject(
  project: Project,
  maxSchedules: number,
  maxVisits = Infinity,
): BoundedSchedule {
  requireFeasible(project);
  const network = toNetwork(project);
  const bound = lowerBound(project, network);
  const limits = { maxSchedules, maxVisits, lowerBound: bound };
  const search = new GeneticSearch(project, network, limits);
  return { ...search.run(), lowerBound: bound };
}
