import type { PrintedReminder } from '../printed-reminder.js';
import type { PrintedSession, PrintedTask } from '../printed-session.js';
import { sessionClock } from '../session-clock.js';
import { dayIn } from '../session-dates.js';
import { SESSION_WORDS } from '../session-words.js';

export type RowContent =
  | { readonly kind: 'TASK'; readonly task: PrintedTask }
  | { readonly kind: 'REMINDER'; readonly reminder: PrintedReminder }
  | { readonly kind: 'HEADING'; readonly text: string };

/** A row of the picture. */
export interface TimelineRow {
  readonly minute: number;
  readonly content: RowContent;
  /** Null if it is that of the row above. */
  readonly time: string | null;
}

/**
 * The rows of a session in the order of time: tasks and reminders, with headings for its start, its
 * end and the days. A session without tasks has none.
 */
export function sessionRows(session: PrintedSession): TimelineRow[] {
  const { tasks, reminders, makespanMinutes } = session;
  if (tasks.length === 0) return [];
  const words = SESSION_WORDS[session.locale];
  const rows: Omit<TimelineRow, 'time'>[] = [
    heading(0, words.start),
    ...reminders.map((reminder) => ({
      minute: reminder.startMinute,
      content: { kind: 'REMINDER' as const, reminder },
    })),
    ...tasks.map((task) => ({
      minute: task.startMinute,
      content: { kind: 'TASK' as const, task },
    })),
    heading(makespanMinutes, words.end),
  ];
  rows.sort((one, other) => one.minute - other.minute);
  const clock = sessionClock(session);
  return rows.flatMap((row, index) => {
    const { minute } = row;
    const previous = rows[index - 1]?.minute ?? null;
    const timed = { ...row, time: minute === previous ? null : clock.time(minute) };
    const date = clock.date(minute);
    const isNewDay = date !== null && (previous === null || date !== clock.date(previous));
    if (!isNewDay) return [timed];
    return [{ ...heading(minute, dayIn(session.locale, date)), time: null }, timed];
  });
}

function heading(minute: number, text: string): Omit<TimelineRow, 'time'> {
  return { minute, content: { kind: 'HEADING', text } };
}
