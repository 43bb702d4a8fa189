import { FIGURES, type Figures } from '../catalogue/nutrition/foods.js';

/** Why a line did not count. */
export const MISSING_REASONS = ['NO_AMOUNT', 'NO_MASS', 'NO_DATA', 'UNREAD'] as const;

export type MissingReason = (typeof MISSING_REASONS)[number];

/** A line of a dish, weighed. Lines of parts are weighed by their own recipe, and scaled. */
export interface WeighedLine {
  readonly ingredientId: number | null;
  /** The line as written; null: it has no text. */
  readonly text: string | null;
  /** What is eaten of it; null: unknown. */
  readonly grams: number | null;
  /** Of 100 g. */
  readonly figures: Figures | null;
  /** Null: it counts. */
  readonly missing: MissingReason | null;
  /** Water, and seasoning without an amount: they say nothing about how much of the dish is known. */
  readonly isFree: boolean;
}

/** A line that did not count. */
export interface MissingLine {
  readonly ingredientId: number | null;
  readonly text: string | null;
  readonly why: MissingReason;
}

/** What is in a dish, as far as its lines tell. */
export interface Nutrition {
  /** Null: too little is known. */
  readonly perPortion: Figures | null;
  readonly per100g: Figures | null;
  /** The grams of the whole dish that counted. */
  readonly massG: number;
  /** The share of its mass that counted, from 0 to 1, with two decimals. */
  readonly coverage: number;
  readonly missing: readonly MissingLine[];
}

/** Below it, figures would say more about what is missing than about the dish. */
const MIN_COVERAGE = 0.6;

/** Adds up the lines of a dish. A line without a mass weighs as much as the median line. */
export function nutritionOf(lines: readonly WeighedLine[], portions: number): Nutrition {
  const counted = lines.filter(({ missing }) => missing === null);
  const massG = massOf(counted);
  const shares = lines.filter(({ isFree }) => !isFree);
  const usual = median(shares.flatMap(({ grams }) => grams ?? []));
  const total = shares.reduce((sum, { grams }) => sum + (grams ?? usual), 0);
  const known = massOf(shares.filter(({ missing }) => missing === null));
  const coverage = total === 0 ? 0 : rounded(known / total, 100);
  const figures = coverage < MIN_COVERAGE ? null : sumOf(counted, massG);
  return {
    perPortion: figures && scaled(figures, 1 / portions),
    per100g: figures && scaled(figures, 100 / massG),
    massG: rounded(massG, 10),
    coverage,
    missing: lines.flatMap(({ ingredientId, text, missing: why }) =>
      why === null ? [] : [{ ingredientId, text, why }],
    ),
  };
}

/** A figure that lines lack counts as 0 there, and is unknown if they are more than half of the mass. */
function sumOf(lines: readonly WeighedLine[], massG: number): Figures {
  return figuresBy((figure) => {
    const lacking = massOf(lines.filter(({ figures }) => figures?.[figure] == null));
    if (lacking > massG / 2) return null;
    return lines.reduce(
      (sum, { grams, figures }) => sum + ((grams ?? 0) * (figures?.[figure] ?? 0)) / 100,
      0,
    );
  });
}

function scaled(figures: Figures, factor: number): Figures {
  return figuresBy((name) => {
    const figure = figures[name];
    return figure === null ? null : rounded(figure * factor, name === 'energyKcal' ? 1 : 10);
  });
}

function figuresBy(valueOf: (figure: keyof Figures) => number | null): Figures {
  return Object.fromEntries(FIGURES.map((figure) => [figure, valueOf(figure)])) as Figures;
}

function massOf(lines: readonly WeighedLine[]): number {
  return lines.reduce((sum, { grams }) => sum + (grams ?? 0), 0);
}

function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = (sorted.length - 1) / 2;
  return ((sorted[Math.floor(middle)] ?? 0) + (sorted[Math.ceil(middle)] ?? 0)) / 2;
}

/** Rounds half up to a multiple of `1 / parts`; the sum of decimal fractions is not exact. */
function rounded(value: number, parts: number): number {
  return Math.round(value * parts + 1e-9) / parts;
}
