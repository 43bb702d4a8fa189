import { ingredientLabel } from '../../catalogue/ingredient-names.js';
import type { TechStepKey } from '../../catalogue/tech-steps.js';
import type { Locale } from '../../locale.js';
import { amountAsText, printAmount, type PrintStyle } from '../../units/printed-amount.js';
import { fahrenheit } from '../../units/us-amount.js';
import type { TaskIngredient } from '../batch/task-ingredients.js';
import { excerpt, onOneLine } from '../printing/short-text.js';
import type { Thaw } from '../cookings/thaws.js';
import type { FindIngredient } from '../shopping-list/shopping-list.js';
import type { Kitchen } from '../timed-session/session-project.js';
import type { PlacedTask } from '../timed-session/tasks/planned-task.js';
import type { TimedSession } from '../timed-session/timed-session.js';
import { type PrintedReminder, printReminders } from './printed-reminder.js';
import { followUpTitle } from './follow-up-title.js';
import { counted, SESSION_WORDS } from './session-words.js';

/** What a session is printed from. */
export interface SessionToPrint {
  /** The first day of the week, as YYYY-MM-DD. */
  readonly weekStart: string;
  readonly recipes: readonly PrintedRecipe[];
  readonly kitchen: Kitchen;
  /** When everything is ready: RFC 3339. Null for a session without times of day. */
  readonly finish: string | null;
  /** Of the times of day; null: those of the offset of `finish`. */
  readonly timeZone: string | null;
  readonly session: TimedSession;
  /** Absent: none. */
  readonly thaws?: readonly ThawToPrint[];
}

/** Portions of a cooking to take out of the freezer, also of one that the session does not cook. */
export interface ThawToPrint extends Pick<Thaw, 'portions' | 'itemIds'> {
  readonly startMinute: number;
  readonly recipeId: number;
  readonly name: string;
}

interface PrintedRecipe {
  readonly id: number;
  readonly name: string;
  readonly steps: readonly { readonly id: number; readonly description: string }[];
}

/** A task with its texts in one language. */
export interface PrintedTask extends PlacedTask {
  /** What to do, on one line: the technique and its foods, or the text of the step. */
  readonly title: string;
  /** The foods with their amounts, one on each line. */
  readonly foods: readonly string[];
  /** The text of the step of each recipe; of a long step, a part. */
  readonly texts: readonly { readonly recipe: string; readonly step: string }[];
  /** A person must not forget to begin it. */
  readonly isReminded: boolean;
}

/** A timed session in one language. */
export interface PrintedSession extends Pick<
  SessionToPrint,
  'weekStart' | 'kitchen' | 'finish' | 'timeZone'
> {
  readonly locale: Locale;
  readonly recipes: readonly { readonly id: number; readonly name: string }[];
  readonly makespanMinutes: number;
  readonly tasks: readonly PrintedTask[];
  /** Reminders of something that no task begins: heating the oven, if no step says it. */
  readonly reminders: readonly PrintedReminder[];
}

const MAX_TEXT_LENGTH = 300;
const MAX_TITLE_LENGTH = 150;

/** The language and the units of a printed session, and the names that it is printed with. */
export interface SessionPrintOptions extends PrintStyle {
  readonly findIngredient: FindIngredient;
  readonly techniqueName: (key: TechStepKey) => string;
}

/** Writes a timed session in a language; keeps the order of its tasks. */
export function printSession(
  { weekStart, recipes, kitchen, finish, timeZone, session, thaws = [] }: SessionToPrint,
  options: SessionPrintOptions,
): PrintedSession {
  const { locale } = options;
  const nameOf = new Map(recipes.map(({ id, name }) => [id, onOneLine(name)]));
  const textOf = new Map(
    recipes.flatMap(({ steps }) => steps.map(({ id, description }) => [id, description] as const)),
  );
  const { others, isReminded } = printReminders(session);
  const tasks = session.tasks.map((task) => {
    const texts = task.followUp
      ? [
          {
            recipe: nameOf.get(task.followUp.recipeId) ?? '',
            step: followUpTitle(task.followUp, locale),
          },
        ]
      : task.steps.map(({ recipeId, stepId, start }) => ({
          recipe: nameOf.get(recipeId) ?? '',
          step: excerpt(textOf.get(stepId) ?? '', MAX_TEXT_LENGTH, start),
        }));
    const names = task.ingredients.map(({ ingredientId }) => nameOfFood(ingredientId, options));
    return {
      ...task,
      title: excerpt(titleOf(task, names, texts[0]?.step ?? '', options), MAX_TITLE_LENGTH),
      foods: task.ingredients.map((food, index) => foodOf(food, names[index] ?? '', options)),
      texts,
      isReminded: isReminded(task),
    };
  });
  return {
    weekStart,
    kitchen,
    finish,
    timeZone,
    locale,
    recipes: recipes.map(({ id }) => ({ id, name: nameOf.get(id) ?? '' })),
    makespanMinutes: session.makespanMinutes,
    tasks,
    reminders: [...others, ...thaws.map((thaw) => printThaw(thaw, locale))],
  };
}

function printThaw(
  { startMinute, portions, itemIds: [itemId], recipeId, name }: ThawToPrint,
  locale: Locale,
): PrintedReminder {
  const detail = `${counted(portions, SESSION_WORDS[locale].portion, locale)}, ${onOneLine(name)}`;
  return { kind: 'THAW', startMinute, itemId, steps: [{ recipeId, stepId: null }], detail };
}

/** The technique and what happens during it, with temperature and foods; the text of the step without a technique. */
function titleOf(
  { techStepKey, during = [], celsius }: PlacedTask,
  foods: readonly string[],
  step: string,
  { locale, unitSystem, techniqueName }: SessionPrintOptions,
): string {
  const { step: unnamed, colon } = SESSION_WORDS[locale];
  if (techStepKey === null) return onOneLine(step) || unnamed;
  const keys = [techStepKey, ...during.flatMap((each) => each.techStepKey ?? [])];
  const technique = [...new Set(keys)].map(techniqueName).join(' + ');
  const degrees = (value: number) =>
    unitSystem === 'US' ? `${String(fahrenheit(value))}\u00a0°F` : `${String(value)}\u00a0°C`;
  const heated = celsius === null ? technique : `${technique}, ${degrees(celsius)}`;
  return foods.length === 0 ? heated : `${heated}${colon}${foods.join(', ')}`;
}

function nameOfFood(id: number, { locale, findIngredient }: SessionPrintOptions): string {
  const ingredient = findIngredient(id);
  return ingredient ? ingredientLabel(ingredient, locale) : `#${String(id)}`;
}

/** `oignon : 3 pièces + ?` if a recipe does not state its amount. */
function foodOf({ amounts, complete }: TaskIngredient, name: string, reader: PrintStyle): string {
  if (amounts.length === 0) return name;
  const { locale } = reader;
  const texts = amounts.map(({ quantity, unit }) =>
    amountAsText(printAmount(quantity, unit, reader), locale),
  );
  const sum = [...texts, ...(complete ? [] : ['?'])].join(' + ');
  return `${name}${SESSION_WORDS[locale].colon}${sum}`;
}
