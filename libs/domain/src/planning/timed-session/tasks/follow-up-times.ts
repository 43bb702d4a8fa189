import type { FollowUpTask } from '../../batch/batch-session.js';
import type { MinuteRange } from '../estimates/technique-estimate.js';

/** Food is in the fridge one to two hours after cooking (Food Standards Agency). */
const COOLING: MinuteRange = [60, 120];

/** A box is filled and labelled in half a minute to a minute. */
const PACKING_A_PORTION: MinuteRange = [0.5, 1];

/** More portions are packed in larger boxes. */
const MAX_PACKING_MINUTES = 30;

/** A follow-up with its times: the dish cools by itself, and a cook packs it. */
export function withFollowUpTimes(task: FollowUpTask) {
  const { kind, portions } = task.followUp;
  const isCooling = kind === 'COOL';
  const packing = (rate: number) => Math.min(Math.ceil(rate * portions), MAX_PACKING_MINUTES);
  const [min, max] = PACKING_A_PORTION;
  const range = isCooling ? COOLING : ([packing(min), packing(max)] as const);
  const minutes = Math.round((range[0] + range[1]) / 2);
  return {
    ...task,
    attention: isCooling ? ('PASSIVE' as const) : ('ACTIVE' as const),
    resource: isCooling ? null : ('COOK' as const),
    duration: {
      minutes,
      minMinutes: range[0],
      maxMinutes: range[1],
      source: 'ESTIMATED' as const,
    },
    celsius: null,
  };
}
