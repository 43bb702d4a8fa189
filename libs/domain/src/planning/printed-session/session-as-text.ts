import { sessionRows, type TimelineRow } from './picture/session-rows.js';
import type { PrintedSession, PrintedTask } from './printed-session.js';
import { hoursAndMinutes } from './session-clock.js';
import { dateIn } from './session-dates.js';
import { SESSION_WORDS } from './session-words.js';

/** A timed session as plain text: a line for each task and reminder, with its foods below it. */
export function sessionAsText(session: PrintedSession): string {
  const { title, empty } = SESSION_WORDS[session.locale];
  const rows = sessionRows(session);
  const lines = rows.length === 0 ? ['', empty] : rows.flatMap((row) => linesOf(row, session));
  return [`${title} ${dateIn(session.locale, session.weekStart)}`, ...lines, ''].join('\n');
}

function linesOf({ time, content }: TimelineRow, { locale, recipes }: PrintedSession): string[] {
  const start = time === null ? '' : `${time} `;
  if (content.kind === 'HEADING') return ['', `${start}${content.text}`];
  if (content.kind === 'TASK') return taskLines(content.task, start);
  const { reminder, reminders } = SESSION_WORDS[locale];
  const { kind, steps, detail } = content.reminder;
  const ids = new Set(steps.map(({ recipeId }) => recipeId));
  const names = recipes.filter(({ id }) => ids.has(id)).map(({ name }) => name);
  return [
    `${start}${reminder} – ${reminders[kind]}${inBrackets(detail === undefined ? names : [detail])}`,
  ];
}

/** `18:05 Éplucher : oignon, 10 min (Soupe)`. */
function taskLines({ title, duration, foods, texts }: PrintedTask, start: string): string[] {
  const { minutes, source } = duration;
  const length = minutes < 60 ? `${String(minutes)} min` : `${hoursAndMinutes(minutes)} h`;
  const stated = source === 'ESTIMATED' ? `≈ ${length}` : length;
  const names = inBrackets(texts.map(({ recipe }) => recipe));
  return [`${start}${title}, ${stated}${names}`, ...foods.map((food) => `  - ${food}`)];
}

function inBrackets(names: readonly string[]): string {
  return names.length === 0 ? '' : ` (${names.join(', ')})`;
}
