import type { Span } from '../detection/contract.js';
import { overlap } from '../detection/span.js';
import type { IngredientOfTechnique, StepTechnique, UtensilOfTechnique } from './step-technique.js';

/** An ingredient that a person states, which has no amount of the text. */
type StatedIngredient = Omit<
  IngredientOfTechnique,
  'source' | 'share' | 'amountStart' | 'amountEnd'
>;

/** A correction of the technique in a span of a step. */
export interface Correction extends Span {
  /** Null for "no technique here". */
  readonly techStepId: number | null;
  /** Replaces the ingredients, also if empty; undefined keeps them. */
  readonly ingredients?: readonly StatedIngredient[] | undefined;
  /** Replaces the utensils, also if empty; undefined keeps them. */
  readonly utensils?: readonly Omit<UtensilOfTechnique, 'source'>[] | undefined;
}

/**
 * Applies a correction to the techniques of a step. It replaces all techniques that its span
 * overlaps. Its duration and temperature, whether it happens during another technique, and
 * undefined ingredients or utensils are those of the first replaced technique. An earlier "no technique here" is kept outside the span.
 *
 * @returns the techniques in text order
 */
export function applyCorrection(
  current: readonly StepTechnique[],
  correction: Correction,
): StepTechnique[] {
  const others = current.filter((technique) => !overlap(technique, correction));
  const replaced = current.filter((technique) => overlap(technique, correction));
  const absences = replaced.filter(({ techStepId }) => techStepId === null);
  const [first] = replaced.filter(({ techStepId }) => techStepId !== null).sort(byPosition);
  return [
    ...others,
    ...absences.flatMap((absence) => remainders(absence, correction)),
    corrected(first, correction),
  ].sort(byPosition);
}

/** The parts of an absence ("no technique here") before and after the span of a correction. */
function remainders({ start, end }: Span, correction: Span): StepTechnique[] {
  const parts: Span[] = [
    { start, end: correction.start },
    { start: correction.end, end },
  ];
  return parts
    .filter((part) => part.start < part.end)
    .map((part) => corrected(undefined, { techStepId: null, ...part }));
}

/** Ids of the techniques that a correction replaces, without earlier absences. */
export function replacedTechniqueIds(
  current: readonly StepTechnique[],
  correction: Correction,
): number[] {
  const replaced = current.filter((technique) => overlap(technique, correction));
  return replaced.flatMap(({ techStepId }) => techStepId ?? []);
}

/** The manual technique of a correction; `first` is the first technique that it replaces. */
function corrected(first: StepTechnique | undefined, correction: Correction): StepTechnique {
  const { techStepId, start, end } = correction;
  const isAbsence = techStepId === null;
  const ingredients = correction.ingredients?.map(asManual) ?? first?.ingredients ?? [];
  const utensils = correction.utensils?.map(asManual) ?? first?.utensils ?? [];
  return {
    ...(first?.id === undefined ? {} : { id: first.id }),
    techStepId,
    source: 'manual',
    start,
    end,
    ingredients: isAbsence ? [] : ingredients,
    utensils: isAbsence ? [] : utensils,
    duration: isAbsence ? null : (first?.duration ?? null),
    temperature: isAbsence ? null : (first?.temperature ?? null),
    during: !isAbsence && (first?.during ?? false),
  };
}

function asManual<Mention extends object>(mention: Mention): Mention & { source: 'manual' } {
  return { ...mention, source: 'manual' };
}

function byPosition(one: Span, other: Span): number {
  return one.start - other.start;
}
