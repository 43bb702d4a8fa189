import { areCompatible, SHELVES } from '../src/planning/scheduling/oven.js';
import type { Project, Schedule } from '../src/planning/scheduling/project.js';

/**
 * What is wrong with a schedule; empty if it is feasible. Independent of the code that generates
 * schedules. The use of a resource rises only where an activity starts, so it is checked there.
 */
export function violations(project: Project, schedule: Schedule): string[] {
  const indexes = [...project.activities.keys()];
  const lastEnd = indexes.reduce((last, index) => {
    const heating = project.activities[index]?.oven?.after?.duration ?? 0;
    return Math.max(last, endOf(project, schedule, index) + heating);
  }, 0);
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
  const inSameOven = (other: number): boolean => schedule.ovens[other] === oven;
  const running = runningAtStart(project, schedule, index).filter(inSameOven);
  const others = [...project.activities.keys()].filter(
    (other) => other !== index && inSameOven(other),
  );
  const own = hotTimes(project, schedule, index);
  const theirs = others.flatMap((other) => hotTimes(project, schedule, other));
  return [
    ...(running.length <= SHELVES ? [] : [`the oven of ${name} is full`]),
    ...(own.every((one) => theirs.every((other) => !areInConflict(one, other)))
      ? []
      : [`the oven of ${name} has another temperature`]),
    ...(own.every(({ start }) => start >= 0) ? [] : [`the oven of ${name} is heated too early`]),
  ];
}

/** A time in which an oven has to have a temperature. */
interface HotTime {
  readonly start: number;
  readonly end: number;
  readonly celsius: number;
}

/** The heating before an activity, the activity, and the heating after it. */
function hotTimes(project: Project, schedule: Schedule, index: number): HotTime[] {
  const use = project.activities[index]?.oven;
  if (!use) return [];
  const { celsius, before, after } = use;
  const start = schedule.starts[index] ?? NaN;
  const end = endOf(project, schedule, index);
  return [
    ...(before ? [{ start: start - before.duration, end: start, celsius: before.celsius }] : []),
    { start, end, celsius },
    ...(after ? [{ start: end, end: end + after.duration, celsius: after.celsius }] : []),
  ];
}

function areInConflict(one: HotTime, other: HotTime): boolean {
  const overlap = Math.min(one.end, other.end) - Math.max(one.start, other.start);
  return overlap > 0 && !areCompatible(one.celsius, other.celsius);
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
