import type { IngredientMentionView } from '../generated/types.gen.js';
import { type AmountNames, formatAmount } from './amounts.js';
import type { StepTechnique, StepText } from './step-text.js';

/** An amount of the text, and what replaces it. */
interface Edit {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

interface Span {
  readonly start: number;
  readonly end: number;
}

/**
 * A step for other portions: the amounts of its text and of its mentions, times a factor. Spans follow
 * the new text, so that `segmentsOf` divides it. Durations stay.
 */
export function scaleStep<Step extends StepText>(
  step: Step,
  factor: number,
  names: AmountNames,
): Step {
  if (factor === 1) return step;
  const edits = editsOf(step.techSteps, factor, names);
  const move = <Each extends Span>(span: Each): Each => ({
    ...span,
    start: moved(span.start, edits),
    end: moved(span.end, edits),
  });
  const scale = (mention: IngredientMentionView): IngredientMentionView => ({
    ...move(mention),
    quantity: mention.quantity === null ? null : mention.quantity * factor,
    ...(mention.amountStart !== undefined && { amountStart: moved(mention.amountStart, edits) }),
    ...(mention.amountEnd !== undefined && { amountEnd: moved(mention.amountEnd, edits) }),
  });
  return {
    ...step,
    description: edits.reduceRight(
      (text, { start, end, text: amount }) => text.slice(0, start) + amount + text.slice(end),
      step.description,
    ),
    techSteps: step.techSteps.map((technique) => ({
      ...move(technique),
      ingredients: technique.ingredients.map(scale),
      utensils: technique.utensils.map(move),
      duration: technique.duration && move(technique.duration),
      temperature: technique.temperature && move(technique.temperature),
    })),
  };
}

/** In the order of the text, each once: several techniques may have the same mention. */
function editsOf(techSteps: readonly StepTechnique[], factor: number, names: AmountNames): Edit[] {
  const edits = new Map<number, Edit>();
  for (const { quantity, unitId, amountStart, amountEnd } of techSteps.flatMap(
    ({ ingredients }) => ingredients,
  )) {
    if (quantity === null || amountStart === undefined || amountEnd === undefined) continue;
    const text = formatAmount({ quantity: quantity * factor, unitId }, names);
    edits.set(amountStart, { start: amountStart, end: amountEnd, text });
  }
  return [...edits.values()].sort((a, b) => a.start - b.start);
}

/** Where an offset of the text is after the edits. */
function moved(offset: number, edits: readonly Edit[]): number {
  return edits.reduce(
    (sum, { start, end, text }) => (end <= offset ? sum + text.length - (end - start) : sum),
    offset,
  );
}
