import { Random } from '../../random.js';
import { NOTHING_REPORTED } from '../cookings/cooking.js';
import { packsOf } from '../cookings/packs.js';
import type { PlannedItem } from '../planned-recipe.js';
import { timedSession } from '../timed-session/timed-session.js';
import { weekStartOf } from '../week.js';
import type { StandingDish } from './candidate.js';
import {
  type Choice,
  type ChoiceProblem,
  type ChoiceScore,
  scoreOf,
} from './choice/choice-problem.js';
import { searchChoice } from './choice/neighbourhood-search.js';
import { type ServedDish, servedDishes } from './cooked-dishes.js';
import { type Reason, reasonsOf } from './reasons.js';
import { keepsOf } from './dishes/dish-facts.js';
import { WEIGHTS } from './dishes/weights.js';
import { weekProblem, type WeekProblem, type WeekRequest } from './week-problem.js';

/** A way to fill the cells of a week. */
export interface WeekProposal {
  /** `candidate` is a number in the request. */
  readonly dishes: readonly ServedDish[];
  readonly score: ChoiceScore;
  /** The makespan of the sessions of all weeks, with the dishes that are kept. */
  readonly sessionMinutes: number;
  /** Lines of the shopping lists of all weeks, without staples, with what stands there. */
  readonly lines: number;
  readonly reasons: readonly Reason[];
}

const MAX_PROPOSALS = 3;

/** Dishes that are compared for the first proposal, and for each further one. */
const MAX_STEPS = 100_000;
const MAX_STEPS_OF_FURTHER = 50_000;

/** A small problem needs less: comparisons for each dish that a cell may have. */
const STEPS_OF_OPTION = 500;

/** The part of the dishes of a proposal that no single earlier one has. */
const DIFFERENT_SHARE = 1 / 3;

/** The kitchen of `sessionMinutes`. */
const KITCHEN = { cooks: 1, burners: 4, ovens: 1 };

/**
 * Up to three ways to fill the cells, the best one first. The same request and seed give the same
 * proposals. A dish of an earlier proposal costs more in a later one, so that they differ where another
 * dish is about as good.
 */
export function proposeWeek(request: WeekRequest, seed: number): WeekProposal[] {
  const week = weekProblem(request);
  const random = new Random(seed);
  const options = week.problem.cells.reduce((sum, cell) => sum + cell.length, 0);
  const limited = (steps: number) => Math.min(steps, STEPS_OF_OPTION * options);
  const choices = [searchChoice(week.problem, random, limited(MAX_STEPS))];
  while (choices.length < MAX_PROPOSALS) {
    const problem = avoiding(week.problem, choices);
    const choice = searchChoice(problem, random, limited(MAX_STEPS_OF_FURTHER));
    if (!choices.every((earlier) => isDifferent(choice, earlier))) break;
    choices.push(choice);
  }
  return choices.map((choice) => proposalOf(request, week, choice));
}

function avoiding(problem: ChoiceProblem, choices: readonly Choice[]): ChoiceProblem {
  const used = new Set(choices.flat());
  const dishes = problem.dishes.map((dish, number) =>
    used.has(number) ? { ...dish, cost: dish.cost + WEIGHTS.proposedBefore } : dish,
  );
  return { ...problem, dishes };
}

function isDifferent(choice: Choice, earlier: Choice): boolean {
  const dishes = [...new Set(choice)].filter((dish) => dish !== null);
  const further = dishes.filter((dish) => !earlier.includes(dish));
  return further.length > 0 && further.length >= dishes.length * DIFFERENT_SHARE;
}

function proposalOf(request: WeekRequest, week: WeekProblem, choice: Choice): WeekProposal {
  const dishes = servedDishes(request, choice);
  return {
    dishes,
    score: scoreOf(week.problem, choice),
    sessionMinutes: sessionMinutes(request, dishes),
    lines: countLines(request, week, dishes),
    reasons: reasonsOf(request, week, dishes),
  };
}

function sessionMinutes(request: WeekRequest, dishes: readonly ServedDish[]): number {
  const { standing, keys, weekStartsOn } = request;
  const kept = standing.filter(({ isKept }) => isKept);
  const cooked = [...kept, ...dishes.filter(isCooked).flatMap((dish) => dishOf(request, dish))];
  const weeks = new Set(cooked.map(({ date }) => weekStartOf(date, weekStartsOn)));
  return [...weeks].reduce((total, week) => {
    const recipes = cooked
      .filter(({ date }) => weekStartOf(date, weekStartsOn) === week)
      .map((dish, id) => ({ ...dish.recipe, items: [itemOf(request, dish, id)] }));
    const session = timedSession(recipes, keys, KITCHEN);
    return total + ('makespanMinutes' in session ? session.makespanMinutes : 0);
  }, 0);
}

type CookedDish = Omit<StandingDish, 'isKept'>;

function dishOf(
  { candidates, cells, cookingDays }: WeekRequest,
  { candidate, date, portions, cells: served }: ServedDish,
): CookedDish[] {
  const found = candidates[candidate];
  if (found === undefined) return [];
  const { recipe, foodIds } = found;
  if (cookingDays.length === 0) return [{ date, portions, recipe }];
  const meals = served.flatMap((id) => (cells[id] ? [{ id, ...cells[id] }] : []));
  return [{ date, portions, recipe, cooking: { foodIds, meals } }];
}

function itemOf(
  { findIngredient }: WeekRequest,
  { date, portions, recipe, cooking }: CookedDish,
  id: number,
): PlannedItem {
  if (cooking === undefined) return { id, portions };
  const { foodIds, meals } = cooking;
  const planned = { ...NOTHING_REPORTED, date, portions, items: meals };
  const packs = packsOf(planned, keepsOf(recipe, foodIds, findIngredient));
  return { id, portions, cooking: { itemIds: [], packs } };
}

function countLines(
  { standing, weekStartsOn }: WeekRequest,
  { facts, standingFacts }: WeekProblem,
  dishes: readonly ServedDish[],
): number {
  const linesOf = (date: string, ofDish: WeekProblem['facts'][number] | undefined) =>
    (ofDish?.ingredientIds ?? []).map((id) => `${weekStartOf(date, weekStartsOn)} ${String(id)}`);
  const lines = new Set([
    ...standing.flatMap(({ date }, number) => linesOf(date, standingFacts[number])),
    ...dishes.filter(isCooked).flatMap(({ date, candidate }) => linesOf(date, facts[candidate])),
  ]);
  return lines.size;
}

function isCooked({ cookingId }: ServedDish): boolean {
  return cookingId === null;
}
