import type { Activity, OvenUse, Project } from './project.js';

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
