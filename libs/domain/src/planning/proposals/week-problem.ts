import { daysBetween, type Weekday } from '../week.js';
import type { Candidate, StandingDish } from './candidate.js';
import type { ChoiceProblem, CostedDish } from './choice/choice-problem.js';
import { canServe, type CookedWeek } from './cooked-dishes.js';
import { type DishFacts, dishFacts, keepsOf, type Kitchenware } from './dishes/dish-facts.js';
import { PartsAndGroups } from './dishes/parts-and-groups.js';
import {
  LATELY_DAYS,
  NO_HURRY,
  SMALL_PORTION,
  SOON,
  USUAL_MINUTES,
  USUAL_RATING,
  WEIGHTS,
} from './dishes/weights.js';

/** What a week is proposed for. */
export interface WeekRequest extends Kitchenware, CookedWeek {
  readonly standing: readonly StandingDish[];
  readonly weekStartsOn: Weekday;
  /** Ingredients that the household wants to use. */
  readonly wanted: readonly number[];
  /** Foods that the house has at home, with the last day on which they are good. */
  readonly pantry: ReadonlyMap<number, string | null>;
  /** YYYY-MM-DD */
  readonly today: string;
}

/** A problem, and the facts from which it was made. */
export interface WeekProblem {
  readonly problem: ChoiceProblem;
  /** Of the candidates, in their order. */
  readonly facts: readonly DishFacts[];
  readonly standingFacts: readonly DishFacts[];
}

/** The week as a problem whose dishes are the candidates. */
export function weekProblem(request: WeekRequest): WeekProblem {
  const { cells, candidates, standing } = request;
  const facts = candidates.map(({ recipe, needs }) =>
    dishFacts(recipe, cells.find(({ need }) => needs.includes(need)) ?? NO_CELL, request),
  );
  const standingFacts = standing.map((dish) => dishFacts(dish.recipe, dish, request));
  const numbers = new PartsAndGroups([...facts, ...standingFacts], wishesOf(request));
  const keeps = candidates.map(({ recipe, foodIds }) => {
    const { fridgeDays, freezerDays } = keepsOf(recipe, foodIds, request.findIngredient);
    return Math.max(fridgeDays, freezerDays);
  });
  const serves = (dish: number, served: readonly number[]) =>
    canServe(request, dish, served, keeps[dish] ?? 0);
  const problem: ChoiceProblem = {
    cells: cells.map(({ need }, cell) =>
      [...candidates.keys()].filter(
        (dish) => candidates[dish]?.needs.includes(need) && serves(dish, [cell]),
      ),
    ),
    dishes: candidates.flatMap((candidate, number) => {
      const ofDish = facts[number];
      return ofDish ? [dishOf(candidate, ofDish, numbers, cells[0]?.date ?? NO_CELL.date)] : [];
    }),
    fixed: standing.flatMap(({ isKept }, number) => {
      const ofDish = standingFacts[number];
      if (ofDish === undefined) return [];
      return [isKept ? numbers.burdenOf(ofDish) : numbers.burdenWithoutWork(ofDish)];
    }),
    parts: numbers.parts,
    groups: numbers.groups,
    costs: { emptyCell: WEIGHTS.emptyCell, minute: WEIGHTS.minute },
    servings: { repeated: WEIGHTS.sameMeal, canServe: serves },
  };
  return { problem, facts, standingFacts };
}

/** The cost of each food that a dish should use. */
function wishesOf({ wanted, pantry, today }: WeekRequest): Map<number, number> {
  const ofPantry = [...pantry].map(([id, bestBefore]) => {
    const days = bestBefore === null ? NO_HURRY : Math.max(0, daysBetween(today, bestBefore));
    return [id, WEIGHTS.pantry / (1 + days / SOON)] as const;
  });
  return new Map([...ofPantry, ...wanted.map((id) => [id, WEIGHTS.wish] as const)]);
}

/** A candidate that no cell may have is never chosen. */
const NO_CELL = { portions: 1, date: '1970-01-01' };

function dishOf(
  { recipe, isFavourite, rating, lastOn, statedMinutes, stock }: Candidate,
  facts: DishFacts,
  numbers: PartsAndGroups,
  date: string,
): CostedDish {
  if (stock !== undefined) return { ...numbers.burdenOfStock(facts), cost: WEIGHTS.inStock };
  const cost =
    WEIGHTS.star * (5 - (rating ?? USUAL_RATING)) +
    (isFavourite ? 0 : WEIGHTS.notFavourite) +
    (facts.gramsPerPortion < SMALL_PORTION ? WEIGHTS.smallPortion : 0) +
    WEIGHTS.outOfSeason * facts.outOfSeason.length +
    (lastOn === null ? 0 : latelyCost(lastOn, date));
  const burden = numbers.burdenOf(facts);
  if (recipe.steps.length > 0) return { ...burden, cost };
  const minutes = statedMinutes ?? USUAL_MINUTES;
  return { ...burden, cost, minutes, elapsed: minutes };
}

function latelyCost(lastOn: string, date: string): number {
  return WEIGHTS.lately * Math.max(0, 1 - Math.abs(daysBetween(lastOn, date)) / LATELY_DAYS);
}
