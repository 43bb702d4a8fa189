import { type Segment, segmentsOf, type StepText as Step } from '@popote/client';
import { foodName } from '../../words/food.js';
import { labels } from '../../words/labels.js';

/** What a pointer learns about a part. */
function titleOf({ kind, technique, ingredientId }: Segment): string | undefined {
  if (kind === 'technique') return labels.techSteps[technique?.key ?? '']?.name;
  return kind === 'ingredient' ? foodName(ingredientId) : undefined;
}

/** The text of a step, in which techniques, foods, utensils, amounts and times are marked. */
export function StepText({ step }: { readonly step: Step }) {
  return (
    <>
      {segmentsOf(step).map((segment) =>
        segment.kind === 'text' ? (
          segment.text
        ) : (
          <span key={segment.start} class={`in-step ${segment.kind}`} title={titleOf(segment)}>
            {segment.text}
          </span>
        ),
      )}
    </>
  );
}
