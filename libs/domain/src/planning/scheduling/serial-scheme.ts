import type { Network } from './network.js';
import type { Project, Schedule } from './project.js';
import { ResourceProfile } from './resource-profile.js';

/**
 * The serial schedule-generation scheme (Kelley, "The critical-path method: Resources planning and
 * scheduling", in Industrial Scheduling, 1963): it takes the activities in the order of a list and
 * starts each as early as the activities before it in the list permit.
 */
export class SerialScheme {
  private readonly profile: ResourceProfile;

  constructor(project: Project) {
    this.profile = new ResourceProfile(project);
  }

  /** @param list every activity once, after its predecessors in `network` */
  schedule({ activities, predecessors }: Network, list: readonly number[]): Schedule {
    const starts = new Array<number>(activities.length).fill(0);
    const ovens = new Array<number | null>(activities.length).fill(null);
    let makespan = 0;
    this.profile.clear();
    for (const index of list) {
      const activity = activities[index];
      if (activity === undefined) continue;
      let from = 0;
      for (const predecessor of predecessors[index] ?? []) {
        from = Math.max(from, endOf(predecessor));
      }
      const slot = this.profile.earliestSlot(activity, from);
      this.profile.occupy(activity, slot);
      starts[index] = slot.start;
      ovens[index] = slot.oven;
      const cooling = activity.oven?.after?.duration ?? 0;
      makespan = Math.max(makespan, slot.start + activity.duration + cooling);
    }
    return { starts, ovens, makespan };

    function endOf(index: number): number {
      return (starts[index] ?? 0) + (activities[index]?.duration ?? 0);
    }
  }
}
