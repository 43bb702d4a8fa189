import type { StepTechnique, StepText } from './step-text.js';

export type SegmentKind =
  'text' | 'technique' | 'ingredient' | 'utensil' | 'amount' | 'duration' | 'temperature';

/** A part of the text of a step. */
export interface Segment<Technique extends StepTechnique = StepTechnique> {
  readonly text: string;
  readonly start: number;
  readonly kind: SegmentKind;
  /** The technique, or the first one to which the part belongs; null for other text. */
  readonly technique: Technique | null;
  /** Of a part of the kind `ingredient` or `amount`. */
  readonly ingredientId: number | null;
  /** Of a part of the kind `utensil`. */
  readonly utensilId: number | null;
}

interface Span<Technique extends StepTechnique> extends Omit<Segment<Technique>, 'text'> {
  readonly end: number;
}

/**
 * The text of a step in parts, in order, to draw each in its own style. Together they are the whole
 * text. Of spans within one another, the inner one is a part of its own.
 */
export function segmentsOf<Technique extends StepTechnique>({
  description,
  techSteps,
}: StepText<Technique>): Segment<Technique>[] {
  const text: Omit<Span<Technique>, 'start' | 'end'> = {
    kind: 'text',
    technique: null,
    ingredientId: null,
    utensilId: null,
  };
  const spanOf: (typeof text | undefined)[] = Array<undefined>(description.length);
  const widestFirst = techSteps
    .flatMap(spansOf)
    .sort((a, b) => b.end - b.start - (a.end - a.start));
  for (const { start, end, ...span } of widestFirst) spanOf.fill(span, start, end);
  const segments: Segment<Technique>[] = [];
  for (let start = 0, end = 1; start < description.length; end += 1) {
    if (end < description.length && spanOf[end] === spanOf[start]) continue;
    segments.push({ ...(spanOf[start] ?? text), text: description.slice(start, end), start });
    start = end;
  }
  return segments;
}

function spansOf<Technique extends StepTechnique>(technique: Technique): Span<Technique>[] {
  const { start, end, ingredients, utensils, duration, temperature } = technique;
  const none = { technique, ingredientId: null, utensilId: null };
  return [
    { ...none, kind: 'technique', start, end },
    ...ingredients.flatMap(({ ingredientId, start, end, amountStart, amountEnd }) => {
      const mention: Span<Technique> = { ...none, kind: 'ingredient', ingredientId, start, end };
      if (amountStart === undefined || amountEnd === undefined) return [mention];
      const amount = { ...mention, kind: 'amount' as const, start: amountStart, end: amountEnd };
      return [mention, amount];
    }),
    ...utensils.map(({ utensilId, start, end }): Span<Technique> => ({
      ...none,
      kind: 'utensil',
      utensilId,
      start,
      end,
    })),
    ...(duration === null ? [] : [{ ...none, ...spanIn(duration), kind: 'duration' as const }]),
    ...(temperature === null
      ? []
      : [{ ...none, ...spanIn(temperature), kind: 'temperature' as const }]),
  ];
}

function spanIn({ start, end }: { start: number; end: number }): { start: number; end: number } {
  return { start, end };
}
