import type { Span } from '../detection/contract.js';
import { overlap } from '../detection/span.js';
import type { IngredientOfTechnique, StepTechnique, UtensilOfTechnique } from './step-technique.js';

/** What a person says about a span of a step's text. */
export interface Correction extends Span {
  /** Null: there is no technique here. */
  readonly techStepId: number | null;
  /** Absent: those that are there stay. Present, even empty: these and no others. */
  readonly ingredients?: readonly Omit<IngredientOfTechnique, 'source'>[] | undefined;
  readonly utensils?: readonly Omit<UtensilOfTechnique, 'source'>[] | undefined;
}

/**
 * What a step carries after a correction: it takes the place of every occurrence that its span
 * overlaps, or adds one. Where it says nothing about ingredients or utensils, those of the first
 * technique that it replaces stay; where it covers a part of an absence, the rest of that stays.
 * In text order.
 */
export function applyCorrection(
  current: readonly StepTechnique[],
  correction: Correction,
): StepTechnique[] {
  const others = current.filter((occurrence) => !overlap(occurrence, correction));
  const replaced = current.filter((occurrence) => overlap(occurrence, correction));
  const absences = replaced.filter(({ techStepId }) => techStepId === null);
  const [first] = replaced.filter(({ techStepId }) => techStepId !== null).sort(byPosition);
  return [
    ...others,
    ...absences.flatMap((absence) => around(absence, correction)),
    corrected(first, correction),
  ].sort(byPosition);
}

/** What was said to hold no technique, before and after the part that a correction covers. */
function around({ start, end }: Span, correction: Span): StepTechnique[] {
  const rests: Span[] = [
    { start, end: correction.start },
    { start: correction.end, end },
  ];
  return rests
    .filter((rest) => rest.start < rest.end)
    .map((rest) => corrected(undefined, { techStepId: null, ...rest }));
}

/** The techniques whose place a correction takes. An earlier "none here" is not one. */
export function replacedTechniqueIds(
  current: readonly StepTechnique[],
  correction: Correction,
): number[] {
  const replaced = current.filter((occurrence) => overlap(occurrence, correction));
  return replaced.flatMap(({ techStepId }) => techStepId ?? []);
}

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
  };
}

function asManual<Mention extends object>(mention: Mention): Mention & { source: 'manual' } {
  return { ...mention, source: 'manual' };
}

function byPosition(one: Span, other: Span): number {
  return one.start - other.start;
}
