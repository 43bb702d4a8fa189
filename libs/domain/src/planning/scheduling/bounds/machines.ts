import { areCompatible, SHELVES } from '../oven.js';
import type { Activity, Project } from '../project.js';

/** A resource that limits how much the activities do at the same time. */
export interface Machine {
  readonly capacity: number;
  /** Demand of each activity. */
  readonly demands: readonly number[];
  /** The time before its start from which each activity occupies the resource. */
  readonly leads: readonly number[];
}

/**
 * The resources of a project, all its ovens as one, and redundant resources (Carlier and Néron,
 * "Computing redundant resources for the resource constrained project scheduling problem", EJOR
 * 176, 2007).
 */
export function machinesOf(project: Project): Machine[] {
  const resources = project.capacities.map((capacity, resource) => ({
    capacity,
    demands: project.activities.map(({ demands }) => demands[resource] ?? 0),
    leads: project.activities.map(() => 0),
  }));
  return [...resources, ovensOf(project)].flatMap((machine) => [machine, ...redundantOf(machine)]);
}

/**
 * The ovens as one resource. Activities of different groups never share an oven, and one activity
 * of a group keeps its oven from all other groups. Either the shelves of a group count, or its
 * longest activity with all shelves, from the beginning of its heating.
 */
function ovensOf({ activities, ovens }: Project): Machine {
  const demands = new Array<number>(activities.length).fill(0);
  const leads = new Array<number>(activities.length).fill(0);
  for (const group of temperatureGroups(activities)) {
    const durations = group.map((index) => activities[index]?.duration ?? 0);
    const total = durations.reduce((sum, duration) => sum + duration, 0);
    const occupied = group.map(
      (index) => leadOf(activities[index]) + (activities[index]?.duration ?? 0),
    );
    const longest = Math.max(...occupied);
    const index = group[occupied.indexOf(longest)] ?? 0;
    if (total > longest * SHELVES) {
      for (const each of group) demands[each] = 1;
    } else {
      demands[index] = SHELVES;
      leads[index] = leadOf(activities[index]);
    }
  }
  return { capacity: ovens * SHELVES, demands, leads };
}

/** Heating keeps the oven from all other groups if it has the temperature of the activity. */
function leadOf(activity: Activity | undefined): number {
  const use = activity?.oven;
  return use?.before?.celsius === use?.celsius ? (use?.before?.duration ?? 0) : 0;
}

/** Activities in an oven; those of different groups cannot share one. */
function temperatureGroups(activities: readonly Activity[]): number[][] {
  const groups: number[][] = [];
  const celsius = (index: number): number => activities[index]?.oven?.celsius ?? 0;
  const users = [...activities.keys()].filter((index) => activities[index]?.oven);
  for (const index of users.sort((a, b) => celsius(a) - celsius(b))) {
    const group = groups.at(-1);
    const last = group?.at(-1);
    if (group && last !== undefined && areCompatible(celsius(last), celsius(index)))
      group.push(index);
    else groups.push([index]);
  }
  return groups;
}

/**
 * Of the activities that demand more than 1/(n + 1) of the capacity, at most n run at the same
 * time.
 */
function redundantOf({ capacity, demands, leads }: Machine): Machine[] {
  const distinct = new Set(
    demands.filter((demand) => demand > 0).map((demand) => Math.floor(capacity / demand)),
  );
  return [...distinct].map((count) => ({
    capacity: count,
    demands: demands.map((demand) => (demand * (count + 1) > capacity ? 1 : 0)),
    leads,
  }));
}
