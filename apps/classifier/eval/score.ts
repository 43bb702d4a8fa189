import { sameAmount } from './same-amount.js';
import type { Finding, Findings, Link } from './findings.js';

/** Numbers of correct, found and expected items. */
export interface Tally {
  readonly right: number;
  readonly found: number;
  readonly expected: number;
}

/**
 * The figures. `techniques` and `utensils` require the exact span, `techniquesNearby` and
 * `utensilsNearby` an overlap. `ingredients` requires an overlap because the catalogue defines the
 * extent of a name, `ingredientsExact` the exact span. `amounts` counts the found ingredients that
 * have an amount, `amountsOfFound` all found ingredients. `durations` and `temperatures` require the
 * value and an overlap. Links require the technique and an overlap of the mention.
 */
export const FIGURES = [
  'techniques',
  'techniquesNearby',
  'utensils',
  'utensilsNearby',
  'ingredients',
  'ingredientsExact',
  'amounts',
  'amountsOfFound',
  'durations',
  'temperatures',
  'foodLinks',
  'utensilLinks',
  'measureLinks',
] as const;

export type Figure = (typeof FIGURES)[number];
export type Score = Readonly<Record<Figure, Tally>>;

/** Compares the findings in a sentence with the expected ones. */
export function scoreOf(expected: Findings, found: Findings): Score {
  return {
    techniques: tally(expected.techniques, found.techniques, sameFinding),
    techniquesNearby: tally(expected.techniques, found.techniques, overlapping),
    utensils: tally(expected.utensils, found.utensils, sameFinding),
    utensilsNearby: tally(expected.utensils, found.utensils, overlapping),
    ingredients: tally(expected.ingredients, found.ingredients, overlapping),
    ingredientsExact: tally(expected.ingredients, found.ingredients, sameFinding),
    ...amountsOf(expected, found),
    durations: tally(expected.durations, found.durations, overlapping),
    temperatures: tally(expected.temperatures, found.temperatures, overlapping),
    foodLinks: tally(expected.foodLinks, found.foodLinks, sameLink),
    utensilLinks: tally(expected.utensilLinks, found.utensilLinks, sameLink),
    measureLinks: tally(expected.measureLinks, found.measureLinks, sameLink),
  };
}

/** Adds scores. */
export function total(scores: readonly Score[]): Score {
  const sum = (figure: Figure, part: keyof Tally) =>
    scores.reduce((before, score) => before + score[figure][part], 0);
  const entries = FIGURES.map((figure): [Figure, Tally] => [
    figure,
    { right: sum(figure, 'right'), found: sum(figure, 'found'), expected: sum(figure, 'expected') },
  ]);
  return Object.fromEntries(entries) as Record<Figure, Tally>;
}

export function sameFinding(a: Finding, b: Finding): boolean {
  return a.key === b.key && a.start === b.start && a.end === b.end;
}

export function sameLink(a: Link, b: Link): boolean {
  return a.technique === b.technique && overlapping(a, b);
}

export function overlapping(a: Finding, b: Finding): boolean {
  return a.key === b.key && a.start < b.end && b.start < a.end;
}

/** Each finding matches at most one expected item. */
function tally<T>(
  expected: readonly T[],
  found: readonly T[],
  same: (a: T, b: T) => boolean,
): Tally {
  const unmatched = [...expected];
  for (const item of found) {
    const index = unmatched.findIndex((candidate) => same(candidate, item));
    if (index >= 0) unmatched.splice(index, 1);
  }
  return {
    right: expected.length - unmatched.length,
    found: found.length,
    expected: expected.length,
  };
}

function amountsOf(
  expected: Findings,
  found: Findings,
): Record<'amounts' | 'amountsOfFound', Tally> {
  const pairs = expected.ingredients.flatMap((wanted) =>
    found.ingredients.filter((got) => overlapping(wanted, got)).map((got) => ({ wanted, got })),
  );
  const right = pairs.filter(({ wanted, got }) => sameAmount(wanted, got));
  return {
    amounts: {
      right: right.filter(({ wanted }) => wanted.quantity !== null).length,
      found: pairs.filter(({ got }) => got.quantity !== null).length,
      expected: pairs.filter(({ wanted }) => wanted.quantity !== null).length,
    },
    amountsOfFound: { right: right.length, found: pairs.length, expected: pairs.length },
  };
}
