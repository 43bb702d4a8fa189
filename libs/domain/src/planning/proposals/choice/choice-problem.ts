/**
 * The choice of a dish for each cell of a week, as a constraint optimisation problem: hard constraints
 * say which dishes a cell may have and how often a dish occurs, and a weighted sum is minimised. It
 * contains facility location with one choice a customer, so it is NP-hard.
 */
export interface ChoiceProblem {
  /** For each cell the numbers of the dishes that it may have. */
  readonly cells: readonly (readonly number[])[];
  readonly dishes: readonly CostedDish[];
  /** What is paid once, however many dishes have it. A dish names parts by their number. */
  readonly parts: readonly SharedPart[];
  /** The cost of each further pair of dishes of a group. A dish names groups by their number. */
  readonly groups: readonly number[];
  /** What stands already. It uses parts and groups, and cooking time, but no cell. */
  readonly fixed: readonly Burden[];
  readonly costs: ChoiceCosts;
  /** Present when a dish may be served several times. */
  readonly servings?: Servings;
}

/** A line of the shopping list, a task that several dishes share, or a wish with a negative cost. */
export interface SharedPart {
  readonly cost: number;
  readonly minutes: number;
}

/** What a dish adds to the week, besides its own cost. */
export interface Burden {
  /** Each number once. */
  readonly parts: readonly number[];
  readonly groups: readonly number[];
  /** Minutes of a cook, besides those of its parts. */
  readonly minutes: number;
  /** Minutes that its tasks take one after the other. */
  readonly elapsed: number;
  /** Minutes on a shelf of the oven. */
  readonly oven: number;
  /** Minutes on a burner. */
  readonly burner: number;
}

export interface CostedDish extends Burden {
  readonly cost: number;
}

interface ChoiceCosts {
  readonly emptyCell: number;
  readonly minute: number;
}

/** How a dish that is cooked once serves several cells. */
interface Servings {
  /** The cost of each pair of cells with the same dish. */
  readonly repeated: number;
  /** Whether the dish, cooked once, can serve these cells: each of them may have it. */
  readonly canServe: (dish: number, cells: readonly number[]) => boolean;
}

/** For each cell the number of its dish, or null. */
export type Choice = readonly (number | null)[];

/** The cells of each chosen dish. */
export function cellsByDish(choice: Choice): Map<number, number[]> {
  const cells = new Map<number, number[]>();
  choice.forEach((dish, cell) => {
    if (dish !== null) cells.set(dish, [...(cells.get(dish) ?? []), cell]);
  });
  return cells;
}

/** Whether a choice fulfils the hard constraints. */
export function isFeasible({ cells, servings }: ChoiceProblem, choice: Choice): boolean {
  return (
    choice.every((dish, cell) => dish === null || (cells[cell] ?? []).includes(dish)) &&
    [...cellsByDish(choice)].every(
      ([dish, served]) => served.length === 1 || (servings?.canServe(dish, served) ?? false),
    )
  );
}

/** The weighted sum of a choice, and what it consists of. */
export interface ChoiceScore {
  readonly total: number;
  readonly emptyCells: number;
  /** Of the dishes themselves. */
  readonly dishes: number;
  readonly shopping: number;
  /** Negative: wishes that come true. */
  readonly wishes: number;
  readonly session: number;
  readonly variety: number;
}

export function scoreOf(problem: ChoiceProblem, choice: Choice): ChoiceScore {
  const { costs, groups, servings } = problem;
  const served = cellsByDish(choice);
  const chosen = [...served.keys()].flatMap((number) => problem.dishes[number] ?? []);
  const all: readonly Burden[] = [...problem.fixed, ...chosen];
  const used = new Set(all.flatMap(({ parts }) => parts));
  const partCosts = [...used].map((part) => problem.parts[part]?.cost ?? 0);
  const members = groups.map((_, group) => all.filter((each) => each.groups.includes(group)));
  const repeated = sum([...served.values()].map(({ length }) => pairs(length)));
  const terms = {
    emptyCells: costs.emptyCell * choice.filter((dish) => dish === null).length,
    dishes: sum(chosen.map(({ cost }) => cost)),
    shopping: sum(partCosts.filter((cost) => cost > 0)),
    wishes: sum(partCosts.filter((cost) => cost < 0)),
    session: costs.minute * sessionMinutes(problem, all),
    variety:
      sum(groups.map((cost, group) => cost * pairs(members[group]?.length ?? 0))) +
      (servings?.repeated ?? 0) * repeated,
  };
  return { total: sum(Object.values(terms)), ...terms };
}

/** An estimate of the session of some dishes: see {@link estimateOf}. */
function sessionMinutes({ parts }: ChoiceProblem, all: readonly Burden[]): number {
  const used = new Set(all.flatMap((each) => each.parts));
  const shared = sum([...used].map((part) => parts[part]?.minutes ?? 0));
  return estimateOf(
    sum(all.map(({ minutes }) => minutes)) + shared,
    Math.max(0, ...all.map(({ elapsed }) => elapsed)),
    sum(all.map(({ oven }) => oven)),
    sum(all.map(({ burner }) => burner)),
  );
}

/** Dishes in the oven at the same time, on average: two shelves that rarely fit exactly. */
const SHARED_SHELVES = 1.5;

/** Burners of four that are in use at the same time, on average. */
const SHARED_BURNERS = 3;

/**
 * The minutes of a session: the largest of what one cook works, what the longest dish takes, and for how
 * long the oven and the burners are occupied.
 */
export function estimateOf(cook: number, longest: number, oven: number, burner: number): number {
  return Math.max(cook, longest, oven / SHARED_SHELVES, burner / SHARED_BURNERS);
}

/** The pairs of some members. */
export function pairs(members: number): number {
  return (members * (members - 1)) / 2;
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
