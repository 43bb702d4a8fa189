import { requireFeasible } from './feasibility.js';
import { justify } from './justification.js';
import { lowerBound } from './lower-bound.js';
import { toNetwork } from './network.js';
import { priorityList } from './priority-list.js';
import { type BoundedSchedule, type Project, reverseProject } from './project.js';
import { SerialScheme } from './serial-scheme.js';

/** Justifications of a schedule, at most; most schedules get no shorter after the second. */
const MAX_JUSTIFICATIONS = 5;

/**
 * A short schedule of a project: that of the priority rule, justified as long as it gets shorter.
 * The same project always gives the same schedule.
 *
 * @throws InfeasibleProjectError if no schedule exists
 */
export function scheduleProject(project: Project): BoundedSchedule {
  requireFeasible(project);
  const network = toNetwork(project);
  const reversed = toNetwork(reverseProject(project));
  const bound = lowerBound(project, network, reversed);
  const scheme = new SerialScheme(project);
  let best = scheme.schedule(network, priorityList(network, reversed));
  let schedule = best;
  for (let i = 0; i < MAX_JUSTIFICATIONS && best.makespan > bound; i++) {
    schedule = justify(scheme, network, reversed, schedule);
    if (schedule.makespan < best.makespan) best = schedule;
  }
  return { ...best, lowerBound: bound };
}
