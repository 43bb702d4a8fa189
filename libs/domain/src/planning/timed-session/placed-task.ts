import type { PlannedTask } from './tasks/planned-task.js';

/** A task with its time. */
export interface PlacedTask extends PlannedTask {
  /** Minutes after the session begins; negative for a task that is done ahead. */
  readonly startMinute: number;
  readonly endMinute: number;
  /** The oven that it occupies, from 0; null if it occupies none. */
  readonly oven: number | null;
}

export function placedAt(task: PlannedTask, startMinute: number, oven: number | null): PlacedTask {
  return { ...task, startMinute, endMinute: startMinute + task.duration.minutes, oven };
}
