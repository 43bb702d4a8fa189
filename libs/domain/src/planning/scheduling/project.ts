/**
 * The resource-constrained project scheduling problem (RCPSP), with ovens. Activities are not
 * interrupted. Times are integers; a week of recipes uses minutes.
 */

/** Heating of an oven. The whole oven has this temperature meanwhile; no shelf is occupied. */
export interface Heating {
  /** A non-negative integer. */
  readonly duration: number;
  readonly celsius: number;
}

/** Use of one oven. Activities share an oven if their temperatures are compatible. */
export interface OvenUse {
  readonly celsius: number;
  /** Heating that ends when the activity starts. */
  readonly before?: Heating;
  /** Heating that starts when the activity ends: in a project with reversed time. */
  readonly after?: Heating;
}

export interface Activity {
  /** A non-negative integer. */
  readonly duration: number;
  /** Units of each resource that the activity occupies from its start to its end. */
  readonly demands: readonly number[];
  /** Indexes of the activities that start when this activity has ended, or later. */
  readonly successors: readonly number[];
  /** The oven that the activity occupies from its start to its end, if any. */
  readonly oven?: OvenUse;
}

export interface Project {
  readonly activities: readonly Activity[];
  /** Capacity of each renewable resource; `Activity.demands` has the same order. */
  readonly capacities: readonly number[];
  /** Number of ovens. */
  readonly ovens: number;
}

/** A start for each activity, such that no precedence is broken and no resource is exceeded. */
export interface Schedule {
  readonly starts: readonly number[];
  /** Index of the oven of each activity; null if it uses none. */
  readonly ovens: readonly (number | null)[];
  /** End of the last activity or heating; the first ones start at 0. */
  readonly makespan: number;
}

export interface BoundedSchedule extends Schedule {
  /** No schedule of the project has a shorter makespan. */
  readonly lowerBound: number;
}

/** No schedule exists: a demand exceeds its capacity, or the precedences contain a cycle. */
export class InfeasibleProjectError extends Error {}

/** The same project with the direction of time reversed: what came before comes after. */
export function reverseProject(project: Project): Project {
  const predecessors = project.activities.map(() => [] as number[]);
  for (const [index, { successors }] of project.activities.entries()) {
    for (const successor of successors) predecessors[successor]?.push(index);
  }
  const activities = project.activities.map((activity, index): Activity => ({
    ...activity,
    successors: predecessors[index] ?? [],
    ...(activity.oven ? { oven: reverseOvenUse(activity.oven) } : {}),
  }));
  return { ...project, activities };
}

function reverseOvenUse({ celsius, before, after }: OvenUse): OvenUse {
  return { celsius, ...(after && { before: after }), ...(before && { after: before }) };
}
