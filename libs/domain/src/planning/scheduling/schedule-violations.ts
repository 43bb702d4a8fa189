import { canShareOven, SHELVES, shelvesOf } from './oven.js';
import type { Project, Schedule } from './project.js';

/**
 * What is wrong with a schedule; empty if it is feasible. Independent of the code that generates
 * schedules: it looks at each start of an activity, because usage rises only there.
 */
export function violations(project: Project, schedule: Schedule): string[] {
  const { activities, capacities } = project;
  const start = (index: number): number => schedule.starts[index] ?? NaN;
  const end = (index: number): number => start(index) + (activities[index]?.duration ?? NaN);
  const found: string[] = [];
  const check = (condition: boolean, message: string): void => {
    if (!condition) found.push(message);
  };
  for (const [index, { duration, successors, oven }] of activities.entries()) {
    const name = `activity ${String(index)}`;
    check(Number.isInteger(start(index)) && start(index) >= 0, `${name} has no start`);
    check(end(index) <= schedule.makespan, `${name} ends after the makespan`);
    for (const successor of successors) {
      check(
        end(index) <= start(successor),
        `${name} ends after activity ${String(successor)} starts`,
      );
    }
    if (duration === 0) continue;
    const together = [...activities.keys()].filter(
      (other) => start(other) <= start(index) && start(index) < end(other),
    );
    for (const [resource, capacity] of capacities.entries()) {
      const used = together.reduce(
        (sum, other) => sum + (activities[other]?.demands[resource] ?? 0),
        0,
      );
      check(used <= capacity, `resource ${String(resource)} is exceeded when ${name} starts`);
    }
    const place = schedule.ovens[index] ?? null;
    check((place !== null) === (oven !== undefined), `${name} has a wrong oven`);
    if (!oven || place === null) continue;
    check(place >= 0 && place < project.ovens, `${name} is in an unknown oven`);
    const inOven = together.filter((other) => schedule.ovens[other] === place);
    const uses = inOven.flatMap((other) => activities[other]?.oven ?? []);
    const shelves = uses.reduce((sum, use) => sum + shelvesOf(use), 0);
    check(shelves <= SHELVES, `oven ${String(place)} is full when ${name} starts`);
    const others = inOven
      .filter((other) => other !== index)
      .flatMap((other) => activities[other]?.oven ?? []);
    check(
      others.every((other) => canShareOven(oven, other)),
      `${name} starts in an oven of another temperature`,
    );
  }
  const last = Math.max(0, ...[...activities.keys()].map(end));
  check(schedule.makespan === last, 'the makespan is not the end of the last activity');
  return found;
}
