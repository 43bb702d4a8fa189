import type { PrintedSession, PrintedTask } from '../printed-session.js';
import { SESSION_WORDS } from '../session-words.js';
import { firstFit } from './first-fit.js';

/** A column of the picture: a cook, a burner, a shelf of an oven, or waits. */
export interface Lane {
  /** Empty in all but the first lane of an oven, and of waits. */
  readonly label: string;
  readonly kind: 'COOK' | 'BURNER' | 'OVEN' | 'WAIT';
  /** In the order of time; at most one at a time. */
  readonly tasks: readonly PrintedTask[];
}

/**
 * The lanes of a session. Each task is in the lane of a cook if it is ACTIVE, and in the lane of the
 * burner or oven that it occupies; a task that occupies nothing waits. Lanes without tasks are left
 * out.
 */
export function lanesOf({ tasks, kitchen, locale }: PrintedSession): Lane[] {
  const words = SESSION_WORDS[locale];
  const active = tasks.filter(({ attention }) => attention === 'ACTIVE');
  const heated = tasks.filter(({ resource }) => resource === 'BURNER');
  const waits = tasks.filter(
    ({ attention, resource, oven }) =>
      attention === 'PASSIVE' && resource !== 'BURNER' && oven === null,
  );
  const numbered = (word: string, count: number) => (lane: number) =>
    capitalized(count === 1 ? word : `${word} ${String(lane + 1)}`);
  const ovenLabel = numbered(words.oven[0], kitchen.ovens);
  const ovens = Array.from({ length: kitchen.ovens }, (_, oven) =>
    lanes('OVEN', tasks.filter((task) => task.oven === oven), first(ovenLabel(oven))),
  ); // prettier-ignore
  return [
    ...lanes('COOK', active, numbered(words.cook[0], kitchen.cooks)),
    ...lanes('BURNER', heated, numbered(words.burner[0], kitchen.burners)),
    ...ovens.flat(),
    ...lanes('WAIT', waits, first(capitalized(words.wait))),
  ];
}

function lanes(
  kind: Lane['kind'],
  tasks: readonly PrintedTask[],
  label: (lane: number) => string,
): Lane[] {
  const tasksOf: PrintedTask[][] = [];
  const numbers = firstFit(tasks);
  tasks.forEach((task, index) => {
    (tasksOf[numbers[index] ?? 0] ??= []).push(task);
  });
  return tasksOf.map((each, lane) => ({ kind, label: label(lane), tasks: each }));
}

function first(label: string): (lane: number) => string {
  return (lane) => (lane === 0 ? label : '');
}

function capitalized(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}
