import { InfeasibleProjectError, type Project } from './project.js';

/** @throws InfeasibleProjectError if an activity demands more than a capacity, or a missing oven */
export function requireFeasible({ activities, capacities, ovens }: Project): void {
  for (const [index, { demands, oven }] of activities.entries()) {
    for (const [resource, capacity] of capacities.entries()) {
      const demand = demands[resource] ?? 0;
      if (demand > capacity) {
        throw new InfeasibleProjectError(
          `Activity ${String(index)} demands ${String(demand)} of resource ${String(resource)}, whose capacity is ${String(capacity)}.`,
        );
      }
    }
    if (oven && ovens === 0) {
      throw new InfeasibleProjectError(
        `Activity ${String(index)} needs an oven, but there is none.`,
      );
    }
  }
}
