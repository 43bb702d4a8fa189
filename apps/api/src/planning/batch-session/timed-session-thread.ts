import { techStepLabel } from '#domain/labels/tech-step-labels.js';
import type { Locale } from '#domain/locale.js';
import type { BatchRecipe } from '#domain/planning/batch/batch-recipe.js';
import { sessionAsCalendar } from '#domain/planning/printed-session/calendar/session-as-calendar.js';
import { sessionAsSvg } from '#domain/planning/printed-session/picture/session-as-svg.js';
import {
  printSession,
  type SessionToPrint,
} from '#domain/planning/printed-session/printed-session.js';
import { sessionAsText } from '#domain/planning/printed-session/session-as-text.js';
import type { ListedIngredient } from '#domain/planning/shopping-list/shopping-list.js';
import type { Kitchen } from '#domain/planning/timed-session/session-project.js';
import type { CatalogueKeys } from '#domain/planning/timed-session/tasks/task-work.js';
import {
  type OvenMissing,
  type TimedSession,
  timedSession,
} from '#domain/planning/timed-session/timed-session.js';

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
  readonly locale: Locale;
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

function printed({ toPrint, locale, ingredients }: PrintTask) {
  return printSession(toPrint, {
    locale,
    findIngredient: (id) => ingredients.get(id),
    techniqueName: (key) => techStepLabel(key, locale),
  });
}
