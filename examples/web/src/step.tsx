import { type Segment, segmentsOf, type StepText } from '@popote/client';
import { type Amount, amountOf, foodName, ingredientName, nameOf } from './catalogue.js';
import { TimerButton } from './timers.js';

/** What a screen reader and a pointer learn about a part. */
function titleOf({ kind, technique, ingredientId }: Segment): string | undefined {
  if (kind === 'technique' && technique) return nameOf('techSteps', technique.key);
  return kind === 'ingredient' ? ingredientName(ingredientId) : undefined;
}

/** "2 onions", or "50 g + 1 tbsp butter". */
export function Food({ id, amounts }: { id: number | null; amounts: readonly Amount[] }) {
  return (
    <>
      <b>{amounts.map(amountOf).join(' + ')}</b> {foodName(id, amounts[0])}
    </>
  );
}

/** The text of a step, with what was detected in it. */
export function Step({ step, withTimers = false }: { step: StepText; withTimers?: boolean }) {
  return (
    <>
      {segmentsOf(step).map((segment) => (
        <span key={segment.start} className={segment.kind} title={titleOf(segment)}>
          {segment.text}
        </span>
      ))}
      {withTimers &&
        step.techSteps.map(
          ({ key, start, duration }) =>
            duration && (
              <TimerButton
                key={start}
                name={nameOf('techSteps', key)}
                seconds={duration.minSeconds}
              />
            ),
        )}
    </>
  );
}
