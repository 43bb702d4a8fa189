import type { TimedSessionView } from '@popote/client';
import { signal } from '@preact/signals';
import { readKept, writeKept } from '../../offline/kept.js';
import { nameOfDay } from '../../words/dates.js';
import { listedName } from '../../words/food.js';
import { labels } from '../../words/labels.js';
import { locale } from '../../words/locale.js';
import { words } from '../../words/words.js';

export type Session = TimedSessionView;
export type Task = Session['tasks'][number];
/** A task, or what happens while one runs. */
export type TaskWork = NonNullable<Task['during']>[number] & Partial<Task>;

/** The session that is being cooked, as it was when it began: later changes of the plan wait. */
export interface CookingNow {
  readonly session: Session;
  /** When minute 0 is, in milliseconds since 1970. */
  readonly startsAt: number;
  /** The task that is shown; the number of tasks: all are done. */
  readonly index: number;
}

/** Null without one; undefined until that is known. */
export const cookingNow = signal<CookingNow | null | undefined>(undefined);

const KEY = 'cooking';

export async function loadCooking() {
  cookingNow.value = (await readKept<CookingNow | null>(KEY)) ?? null;
}

/** Keeps how far the person is, also after a reload and without a network. */
export function setCooking(next: CookingNow | null) {
  cookingNow.value = next;
  void writeKept(KEY, next);
}

/** When minute 0 of a session is: as planned, else now. */
export function startOf({ tasks }: Session): number {
  const planned = tasks.find(({ startsAt }) => startsAt !== undefined);
  if (planned?.startsAt === undefined) return Date.now();
  return Date.parse(planned.startsAt) - planned.startMinute * 60_000;
}

/** "17:24"; of another day "lun. 17:24". */
export function clockOf(startsAt: number, minute: number): string {
  const time = new Date(startsAt + minute * 60_000);
  const isToday = time.toDateString() === new Date().toDateString();
  return time.toLocaleTimeString(locale, {
    ...{ hour: '2-digit', minute: '2-digit' },
    ...(!isToday && { weekday: 'short' }),
  });
}

/** The dishes of a task. */
export function dishesOf({ steps, recipeId }: Task, { recipes }: Session): string {
  const ids = steps.length > 0 ? steps.map((step) => step.recipeId) : [recipeId];
  return recipes.flatMap(({ id, name }) => (ids.includes(id) ? [name] : [])).join(', ');
}

/** "Éplucher", "Ranger"; a step without a technique is a text. */
export function titleOf({ kind, techStepKey, steps }: TaskWork, { recipes }: Session): string {
  if (kind !== undefined) return words.cook[kind];
  if (techStepKey !== null) return labels.techSteps[techStepKey]?.name ?? techStepKey;
  const step = recipes.flatMap((recipe) => recipe.steps).find(({ id }) => id === steps[0]?.stepId);
  return step?.description ?? words.cook.step;
}

/** The foods of a task, "oignons, ail", or the portions that are packed. */
export function foodsOf(task: TaskWork): string {
  if (task.kind === 'PACK') return packingOf(task);
  return task.ingredients
    .map(({ ingredientId, amounts }) => listedName(ingredientId, amounts))
    .join(', ');
}

/** "3 portions au frigo pour mardi, jeudi" */
function packingOf({ portions = 0, storage, dates = [] }: TaskWork): string {
  const place = words.week[storage ?? 'FRIDGE'];
  const days = dates.map((date) => nameOfDay(date, 'weekday')).join(', ');
  const target = days === '' ? '' : ` ${words.cook.packedFor(days)}`;
  return `${words.week.portions(portions)} ${place}${target}`;
}
