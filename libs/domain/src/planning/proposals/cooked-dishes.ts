import { PORTIONS } from '../cookings/cooking.js';
import { daysBetween } from '../week.js';
import type { Candidate, ProposalCell, StockOfDish } from './candidate.js';
import { cellsByDish, type Choice } from './choice/choice-problem.js';

/** A candidate for one or several cells. */
export interface ServedDish {
  /** Number of the candidate. */
  readonly candidate: number;
  /** The day on which it is cooked. */
  readonly date: string;
  readonly portions: number;
  readonly cells: readonly number[];
  /** The cooking that it is in stock of; null for a dish that is cooked. */
  readonly cookingId: number | null;
}

/** Cells, and the days on which they are cooked for; without such days, each on its own day. */
export interface CookedWeek {
  readonly cells: readonly ProposalCell[];
  readonly cookingDays: readonly string[];
  readonly candidates: readonly Candidate[];
}

/** The dishes of a choice, in the order of their first cells. */
export function servedDishes(week: CookedWeek, choice: Choice): ServedDish[] {
  return [...cellsByDish(choice)].map(([candidate, cells]) => {
    const stock = week.candidates[candidate]?.stock;
    return {
      candidate,
      date: stock?.date ?? dayOfCooking(week, cells) ?? '',
      portions: portionsOf(week, cells),
      cells,
      cookingId: stock?.cookingId ?? null,
    };
  });
}

/** The latest cooking day that is not after any of the cells; undefined if there is none. */
export function dayOfCooking(
  { cells, cookingDays }: CookedWeek,
  served: readonly number[],
): string | undefined {
  const [first = ''] = datesOf(cells, served);
  if (cookingDays.length === 0) return first;
  return cookingDays
    .filter((day) => day <= first)
    .sort()
    .at(-1);
}

/**
 * Whether a candidate that keeps some days can serve these cells: there are enough portions that keep,
 * and it is eaten once a day.
 */
export function canServe(
  week: CookedWeek,
  candidate: number,
  served: readonly number[],
  keepsDays: number,
): boolean {
  const stock = week.candidates[candidate]?.stock;
  const isCookedForOne = stock === undefined && week.cookingDays.length === 0;
  if (isCookedForOne) return served.length === 1;
  const day = stock?.date ?? dayOfCooking(week, served);
  const dates = datesOf(week.cells, served);
  if (day === undefined || new Set(dates).size < dates.length) return false;
  if (dates.some((date) => date < day)) return false;
  if (stock !== undefined) return dates.every((date) => isKept(week, stock, served, date));
  return (
    portionsOf(week, served) <= PORTIONS.max &&
    dates.every((date) => daysBetween(day, date) <= keepsDays)
  );
}

/** Whether enough of a stock keeps for the cells from a day on; kept meals may need what keeps longest. */
function isKept(
  week: CookedWeek,
  { portions, lots }: StockOfDish,
  served: readonly number[],
  day: string,
): boolean {
  const spoiled = lots.filter(({ eatBy }) => eatBy < day);
  const later = served.filter((cell) => (week.cells[cell]?.date ?? '') >= day);
  return portionsOf(week, later) <= portions - spoiled.reduce((sum, lot) => sum + lot.portions, 0);
}

function portionsOf({ cells }: CookedWeek, served: readonly number[]): number {
  return served.reduce((sum, cell) => sum + (cells[cell]?.portions ?? 0), 0);
}

function datesOf(cells: readonly ProposalCell[], served: readonly number[]): string[] {
  return served.flatMap((cell) => cells[cell]?.date ?? []).sort();
}
