import type { ProposalCell } from './candidate.js';
import { cellsByDish, type Choice } from './choice/choice-problem.js';

/** A candidate that is cooked once, for one or several cells. */
export interface CookedDish {
  /** Number of the candidate. */
  readonly candidate: number;
  readonly date: string;
  readonly portions: number;
  readonly cells: readonly number[];
}

/** Cells, and the days on which they are cooked for; without such days, each on its own day. */
export interface CookedWeek {
  readonly cells: readonly ProposalCell[];
  readonly cookingDays: readonly string[];
}

/** The dishes of a choice, in the order of their first cells. */
export function cookedDishes(week: CookedWeek, choice: Choice): CookedDish[] {
  return [...cellsByDish(choice)].map(([candidate, cells]) => ({
    candidate,
    date: dayOfCooking(week, cells) ?? '',
    portions: cells.reduce((sum, cell) => sum + (week.cells[cell]?.portions ?? 0), 0),
    cells,
  }));
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

/** Whether a dish that keeps some days can serve these cells: it is eaten once a day. */
export function keepsFor(week: CookedWeek, served: readonly number[], days: number): boolean {
  const day = dayOfCooking(week, served);
  const dates = datesOf(week.cells, served);
  if (day === undefined || new Set(dates).size < dates.length) return false;
  return dates.every((date) => daysBetween(day, date) <= days);
}

function datesOf(cells: readonly ProposalCell[], served: readonly number[]): string[] {
  return served.flatMap((cell) => cells[cell]?.date ?? []).sort();
}

const DAY = 24 * 60 * 60 * 1000;

export function daysBetween(from: string, to: string): number {
  return (Date.parse(to) - Date.parse(from)) / DAY;
}
