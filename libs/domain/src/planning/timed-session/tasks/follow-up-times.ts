import type { Task } from '../../batch/batch-session.js';
import { type MinuteRange } from '../estimates/technique-estimate.js';
import type { PlannedTask } from './planned-task.js';

/** Food is in the fridge one to two hours after cooking (Food Standards Agency). */
const COOLING: MinuteRange = [60, 120];

/** A box is filled and labelled in half a minute to a minute. */
const PACKING_A_PORTION: MinuteRange = [0.5, 1];

/** More portions are packed in larger boxes. */
const MAX_PACKING_MINUTES = 30;

/** A follow-up with its times: the dish cools by itself, and a cook packs it. */
export function withFollowUpTimes(task: Task): PlannedTask {
  const { kind, portions } = task.followUp ?? { kind: 'PACK', portions: 1 };
  const [min, max] =
    kind === 'COOL'
      ? COOLING
      : PACKING_A_PORTION.map((rate) => Math.min(Math.ceil(rate * portions), MAX_PACKING_MINUTES));
  const minutes = Math.round(((min ?? 1) + (max ?? 1)) / 2);
  return {
    ...task,
    attention: kind === 'COOL' ? 'PASSIVE' : 'ACTIVE',
    resource: kind === 'COOL' ? null : 'COOK',
    duration: { minutes, minMinutes: min ?? 1, maxMinutes: max ?? 1, source: 'ESTIMATED' },
    celsius: null,
  };
}
