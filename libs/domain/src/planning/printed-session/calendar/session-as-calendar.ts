import { shortenList } from '../../printing/short-text.js';
import type { PrintedReminder } from '../printed-reminder.js';
import type { PrintedSession, PrintedTask } from '../printed-session.js';
import { timeOf } from '../session-clock.js';
import { SESSION_WORDS } from '../session-words.js';
import { component, contentLine, dateTimeValue, textValue } from './content-line.js';

/** Recipes in the name of an event. */
const MAX_RECIPES = 4;

/** A session that has times of day. */
export interface DatedSession extends PrintedSession {
  readonly finish: string;
}

/**
 * A timed session as iCalendar (RFC 5545): an event for each task, and for each reminder that is
 * not the start of a task. What a person must not forget has an alarm.
 *
 * @param now when the calendar is made
 */
export function sessionAsCalendar(session: DatedSession, now: Date): string {
  const events = [
    ...session.reminders.map((reminder) => reminderEvent(reminder, session, now)),
    ...session.tasks.map((task) => taskEvent(task, session, now)),
  ];
  return component('VCALENDAR', [
    contentLine('VERSION', '2.0'),
    contentLine('PRODID', '-//Popote//Timed session//EN'),
    contentLine('METHOD', 'PUBLISH'),
    ...events,
  ]);
}

/** A task, with the time of a cook as busy. */
function taskEvent(task: PrintedTask, session: DatedSession, now: Date): string {
  const { startMinute, endMinute, title, foods, texts, attention, isReminded } = task;
  const summary = `${title} (${listed(texts.map(({ recipe }) => recipe))})`;
  const paragraphs = texts.map(({ recipe, step }) => `${recipe}\n${step}`);
  const description = [...(foods.length > 0 ? [foods.join('\n')] : []), ...paragraphs].join('\n\n');
  return component('VEVENT', [
    contentLine('UID', `${originOf(task)}@popote`),
    contentLine('DTSTAMP', dateTimeValue(now)),
    timeLine('DTSTART', startMinute, session),
    timeLine('DTEND', endMinute, session),
    contentLine('SUMMARY', textValue(summary)),
    contentLine('DESCRIPTION', textValue(description)),
    contentLine('TRANSP', attention === 'ACTIVE' ? 'OPAQUE' : 'TRANSPARENT'),
    ...(isReminded ? [alarm(summary)] : []),
  ]);
}

/** What a task keeps when the session is planned again. */
function originOf({ steps: [step], followUp }: PrintedTask): string {
  const parts = followUp
    ? [followUp.kind.toLowerCase(), followUp.cookingId, followUp.storage, followUp.itemIds[0]]
    : ['task', step?.itemIds[0], step?.stepId, step?.start];
  return parts.map(String).join('-');
}

/** A moment: an event without an end takes no time. */
function reminderEvent(
  { kind, startMinute, itemId, steps, detail }: PrintedReminder,
  session: DatedSession,
  now: Date,
): string {
  const { reminder, reminders } = SESSION_WORDS[session.locale];
  const origin = [itemId, steps[0]?.stepId, startMinute].map(String).join('-');
  const ids = new Set(steps.map(({ recipeId }) => recipeId));
  const recipes = session.recipes.filter(({ id }) => ids.has(id)).map(({ name }) => name);
  const summary = `${reminder} – ${reminders[kind]} (${detail ?? listed(recipes)})`;
  return component('VEVENT', [
    contentLine('UID', `${kind.toLowerCase()}-${origin}@popote`),
    contentLine('DTSTAMP', dateTimeValue(now)),
    timeLine('DTSTART', startMinute, session),
    contentLine('SUMMARY', textValue(summary)),
    contentLine('TRANSP', 'TRANSPARENT'),
    alarm(summary),
  ]);
}

/** Shown when the event begins. */
function alarm(summary: string): string {
  return component('VALARM', [
    contentLine('ACTION', 'DISPLAY'),
    contentLine('DESCRIPTION', textValue(summary)),
    contentLine('TRIGGER', 'PT0S'),
  ]);
}

function listed(recipes: readonly string[]): string {
  return shortenList(recipes, MAX_RECIPES).join(', ');
}

function timeLine(
  property: string,
  minute: number,
  { finish, makespanMinutes }: DatedSession,
): string {
  return contentLine(property, dateTimeValue(timeOf(minute, finish, makespanMinutes)));
}
