import { canShareOven, SHELVES, shelvesOf } from './oven.js';
import type { Project, Schedule } from './project.js';

/**
 * What is wrong with a schedule; empty if it is feasible. Independent of the code that generates
 * schedules. The use of a resource rises only where an activity starts, so it is checked there.
 */
export function violations(project: Project, schedule: Schedule): string[] {
  const indexes = [...project.activities.keys()];
  const lastEnd = indexes.reduce(
    (last, index) => Math.max(last, endOf(project, schedule, index)),
    0,
  );
  return [
    ...indexes.flatMap((index) => timeViolations(project, schedule, index)),
    ...indexes.flatMap((index) => capacityViolations(project, schedule, index)),
    ...indexes.flatMap((index) => ovenViolations(project, schedule, index)),
    ...(schedule.makespan === lastEnd ? [] : ['the makespan is not the end of the last activity']),
  ];
}

function timeViolations(project: Project, schedule: Schedule, index: number): string[] {
  const start = schedule.starts[index] ?? NaN;
  const end = endOf(project, schedule, index);
  const successors = project.activities[index]?.successors ?? [];
  const early = successors.filter((successor) => !(end <= (schedule.starts[successor] ?? NaN)));
  return [
    ...(Number.isInteger(start) && start >= 0 ? [] : [`activity ${String(index)} has no start`]),
    ...early.map((each) => `activity ${String(each)} starts before activity ${String(index)} ends`),
  ];
}

function capacityViolations(project: Project, schedule: Schedule, index: number): string[] {
  const running = runningAtStart(project, schedule, index);
  const used = (resource: number): number =>
    running.reduce((sum, each) => sum + (project.activities[each]?.demands[resource] ?? 0), 0);
  return [...project.capacities.entries()]
    .filter(([resource, capacity]) => used(resource) > capacity)
    .map(
      ([resource]) =>
        `resource ${String(resource)} is exceeded when activity ${String(index)} starts`,
    );
}

function ovenViolations(project: Project, schedule: Schedule, index: number): string[] {
  const use = project.activities[index]?.oven;
  const oven = schedule.ovens[index] ?? null;
  const name = `activity ${String(index)}`;
  if (!use) return oven === null ? [] : [`${name} has an oven that it does not use`];
  if (oven === null || oven < 0 || oven >= project.ovens) return [`${name} has no oven`];
  const others = runningAtStart(project, schedule, index)
    .filter((other) => other !== index && schedule.ovens[other] === oven)
    .flatMap((other) => project.activities[other]?.oven ?? []);
  const shelves = others.reduce((sum, other) => sum + shelvesOf(other), shelvesOf(use));
  return [
    ...(shelves <= SHELVES ? [] : [`the oven of ${name} is full`]),
    ...(others.every((other) => canShareOven(use, other))
      ? []
      : [`the oven of ${name} has another temperature`]),
  ];
}

/** The activities that run when an activity starts; none if it has no duration. */
function runningAtStart(project: Project, schedule: Schedule, index: number): number[] {
  if (project.activities[index]?.duration === 0) return [];
  const time = schedule.starts[index] ?? NaN;
  return [...project.activities.keys()].filter(
    (other) => (schedule.starts[other] ?? NaN) <= time && time < endOf(project, schedule, other),
  );
}

function endOf({ activities }: Project, { starts }: Schedule, index: number): number {
  return (starts[index] ?? NaN) + (activities[index]?.duration ?? NaN);
}
