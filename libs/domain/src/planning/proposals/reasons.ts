import { daysBetween } from '../week.js';
import { dayOfCooking, type ServedDish } from './cooked-dishes.js';
import type { DishFacts } from './dishes/dish-facts.js';
import { LATELY_DAYS } from './dishes/weights.js';
import type { WeekProblem, WeekRequest } from './week-problem.js';

/** Why a cell has its dish, the most telling reason first; and why a cell is empty. */
export const PROPOSAL_REASONS = [
  'IN_STOCK',
  'WISH',
  'IN_PANTRY',
  'COOKED_AHEAD',
  'FAVOURITE',
  'WELL_RATED',
  'SHARED_SHOPPING',
  'SHARED_WORK',
  'IN_SEASON',
  'LONG_AGO',
  'NEW',
  'OTHER_MAIN_FOOD',
  'SUITABLE',
  'NO_COOKING_DAY',
  'NO_SUITABLE_RECIPE',
  'NO_RECIPE_LEFT',
] as const;

export type ReasonKey = (typeof PROPOSAL_REASONS)[number];

export interface Reason {
  /** Index of the cell. */
  readonly cell: number;
  readonly key: ReasonKey;
  /** The ingredients that the reason is about. */
  readonly ingredientIds: readonly number[];
}

const MAX_REASONS = 3;
const GOOD_RATING = 4;

/** The reasons of all cells, in the order of the cells. Each cell has at least one. */
export function reasonsOf(
  request: WeekRequest,
  week: WeekProblem,
  dishes: readonly ServedDish[],
): Reason[] {
  return request.cells.flatMap((_, cell) => {
    const dish = dishes.find(({ cells }) => cells.includes(cell));
    if (dish === undefined) return [reason(cell, reasonOfEmpty(request, week, cell))];
    const found = reasonsOfDish(request, cell, dish, week, dishes);
    return found.length > 0 ? found.slice(0, MAX_REASONS) : [reason(cell, 'SUITABLE')];
  });
}

function reasonOfEmpty(request: WeekRequest, { problem }: WeekProblem, cell: number): ReasonKey {
  if (dayOfCooking(request, [cell]) === undefined) return 'NO_COOKING_DAY';
  return (problem.cells[cell] ?? []).length === 0 ? 'NO_SUITABLE_RECIPE' : 'NO_RECIPE_LEFT';
}

function reasonsOfDish(
  { candidates, cells, wanted, pantry }: WeekRequest,
  cell: number,
  dish: ServedDish,
  { facts, standingFacts }: WeekProblem,
  dishes: readonly ServedDish[],
): Reason[] {
  const date = cells[cell]?.date ?? dish.date;
  const ofDish = facts[dish.candidate];
  const candidate = candidates[dish.candidate];
  if (ofDish === undefined || candidate === undefined) return [];
  const others = [
    ...standingFacts,
    ...dishes.flatMap((other) => (other === dish ? [] : (facts[other.candidate] ?? []))),
  ];
  const { ingredientIds, mainFood, inSeason } = ofDish;
  const { isFavourite, rating, lastOn } = candidate;
  const bought = new Set(others.flatMap((other) => other.ingredientIds));
  const isOther = mainFood !== null && others.every((other) => other.mainFood !== mainFood);
  const when = (holds: boolean, key: ReasonKey) => (holds ? [reason(cell, key)] : []);
  const about = (ids: readonly number[], key: ReasonKey) =>
    ids.length > 0 ? [reason(cell, key, ids)] : [];
  const wishes = ingredientIds.filter((id) => wanted.includes(id));
  const shared = ingredientIds.filter((id) => bought.has(id));
  if (dish.cookingId !== null) return [reason(cell, 'IN_STOCK')];
  return [
    ...about(wishes, 'WISH'),
    ...about(
      ingredientIds.filter((id) => pantry.has(id)),
      'IN_PANTRY',
    ),
    ...when(date > dish.date, 'COOKED_AHEAD'),
    ...when(isFavourite, 'FAVOURITE'),
    ...when((rating ?? 0) >= GOOD_RATING, 'WELL_RATED'),
    ...about(shared, 'SHARED_SHOPPING'),
    ...when(
      others.some((other) => sharesWork(ofDish, other)),
      'SHARED_WORK',
    ),
    ...about(inSeason, 'IN_SEASON'),
    ...when(lastOn !== null && daysBetween(lastOn, date) >= LATELY_DAYS, 'LONG_AGO'),
    ...when(lastOn === null, 'NEW'),
    ...about(isOther ? [mainFood] : [], 'OTHER_MAIN_FOOD'),
  ];
}

function sharesWork({ work }: DishFacts, other: DishFacts): boolean {
  const done = new Set(other.work.shared.map(({ key }) => key));
  return work.shared.some(({ key }) => done.has(key));
}

function reason(cell: number, key: ReasonKey, ingredientIds: readonly number[] = []): Reason {
  return { cell, key, ingredientIds };
}
