import { type Segment, segmentsOf, type StepText } from '@popote/client';
import { ingredientName, nameOf } from './catalogue.js';
import { TimerButton } from './timers.js';

/** What a screen reader and a pointer learn about a part. */
function titleOf({ kind, technique, ingredientId }: Segment): string | undefined {
  if (kind === 'technique' && technique) return nameOf('techSteps', technique.key);
  return kind === 'ingredient' ? ingredientName(ingredientId) : undefined;
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
