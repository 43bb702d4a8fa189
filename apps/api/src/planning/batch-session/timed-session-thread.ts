import type { IngredientKey } from '#domain/catalogue/ingredients.js';
import type { UnitKey } from '#domain/catalogue/units.js';
import { techStepLabel } from '#domain/labels/tech-step-labels.js';
import type { PrintStyle } from '#domain/units/printed-amount.js';
import type { BatchRecipe } from '#domain/planning/batch/batch-recipe.js';
import { sessionAsCalendar } from '#domain/planning/printed-session/calendar/session-as-calendar.js';
import { sessionAsSvg } from '#domain/planning/printed-session/picture/session-as-svg.js';
import {
  printSession,
  type SessionToPrint,
} from '#domain/planning/printed-session/printed-session.js';
import { type WeekProposal, proposeWeek } from '#domain/planning/proposals/proposals.js';
import type { ProposalCell } from '#domain/planning/proposals/candidate.js';
import type { WeekRequest } from '#domain/planning/proposals/week-problem.js';
import { sessionAsText } from '#domain/planning/printed-session/session-as-text.js';
import type { ListedIngredient } from '#domain/planning/shopping-list/shopping-list.js';
import type { Kitchen } from '#domain/planning/timed-session/session-project.js';
import type { Weekday } from '#domain/planning/week.js';
import type { CatalogueKeys } from '#domain/planning/timed-session/tasks/task-work.js';
import {
  type OvenMissing,
  type TimedSession,
  timedSession,
} from '#domain/planning/timed-session/timed-session.js';
import {
  candidatesOf,
  type KeptDish,
  type ReadRecipes,
  standingDishes,
} from '../reading/candidate-rows.js';

// The functions that `TimedSessionThreads` runs in a worker thread. What they receive and return can
// be sent between threads.

/** A week to plan. */
export interface PlanTask {
  readonly recipes: readonly BatchRecipe[];
  readonly keys: CatalogueKeys;
  readonly kitchen: Kitchen;
}

export function plan({ recipes, keys, kitchen }: PlanTask): TimedSession | OvenMissing {
  return timedSession(recipes, keys, kitchen);
}

/** A planned week to print. */
export interface PrintTask {
  readonly toPrint: SessionToPrint;
  readonly reader: PrintStyle;
  /** The ingredients of the tasks by id; without those that are retired. */
  readonly ingredients: ReadonlyMap<number, ListedIngredient>;
}

/** The session as an SVG document. */
export function draw(task: PrintTask): string {
  return sessionAsSvg(printed(task));
}

/** The session as plain text. */
export function write(task: PrintTask): string {
  return sessionAsText(printed(task));
}

/** A planned week to print as a calendar. */
export interface CalendarTask extends PrintTask {
  readonly finish: string;
  /** When the calendar is made. */
  readonly now: Date;
}

/** The session as iCalendar. */
export function listEvents({ finish, now, ...task }: CalendarTask): string {
  return sessionAsCalendar({ ...printed(task), finish }, now);
}

function printed({ toPrint, reader, ingredients }: PrintTask) {
  return printSession(toPrint, {
    ...reader,
    findIngredient: (id) => ingredients.get(id),
    techniqueName: (key) => techStepLabel(key, reader.locale),
  });
}

/** A week to propose dishes for. */
export interface ProposeTask {
  readonly cells: readonly ProposalCell[];
  readonly cookingDays: readonly string[];
  readonly kept: readonly KeptDish[];
  readonly wanted: readonly number[];
  readonly pantry: WeekRequest['pantry'];
  readonly seed: number;
  /** `ReadRecipes` as JSON text. */
  readonly recipes: string;
  /** All ingredients by id. */
  readonly ingredients: ReadonlyMap<number, ListedIngredient>;
  readonly utensils: CatalogueKeys['utensils'];
  readonly units: ReadonlyMap<number, UnitKey>;
  readonly staples: ReadonlySet<number>;
  readonly weekStartsOn: Weekday;
  /** YYYY-MM-DD */
  readonly today: string;
}

/** A proposal with the ids of its recipes. */
export interface ProposedWeek extends Omit<WeekProposal, 'dishes'> {
  readonly dishes: readonly (Omit<WeekProposal['dishes'][number], 'candidate'> & {
    readonly recipeId: number;
  })[];
}

export function propose(task: ProposeTask): ProposedWeek[] {
  const { cells, cookingDays, kept, wanted, seed, units, ingredients, utensils } = task;
  const read = JSON.parse(task.recipes) as ReadRecipes;
  const findIngredient = (id: number) => ingredients.get(id);
  const [firstDay = ''] = cells.map(({ date }) => date).sort();
  const servedAfter = firstDay < task.today ? firstDay : task.today;
  const candidates = candidatesOf(read, units, findIngredient, servedAfter);
  const keys = { ingredients: keysOf(ingredients), utensils };
  const request = {
    ...{ cells, cookingDays, candidates, wanted, keys },
    pantry: task.pantry,
    today: task.today,
    staples: task.staples,
    weekStartsOn: task.weekStartsOn,
    standing: standingDishes(read, kept, units),
    findIngredient,
  };
  return proposeWeek(request, seed).map(({ dishes, ...proposal }) => ({
    ...proposal,
    dishes: dishes.flatMap(({ candidate, ...dish }) => {
      const recipeId = candidates[candidate]?.recipe.id;
      return recipeId === undefined ? [] : [{ ...dish, recipeId }];
    }),
  }));
}

function keysOf(ingredients: ProposeTask['ingredients']): ReadonlyMap<number, IngredientKey> {
  return new Map([...ingredients].map(([id, { key }]) => [id, key]));
}
