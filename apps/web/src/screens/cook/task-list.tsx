import { words } from '../../words/words.js';
import { clockOf, dishesOf, foodsOf, type Session, titleOf } from './session.js';
import { durationOf } from './task-view.js';

interface TaskListProps {
  readonly session: Session;
  readonly startsAt: number;
}

/** What has to begin before the cook starts, then every task with its time and its dish. */
export function TaskList({ session, startsAt }: TaskListProps) {
  const { tasks, recipes, reminders } = session;
  const before = reminders.filter(
    ({ startMinute, kind }) => kind === 'THAW' || (startMinute ?? 0) < 0,
  );
  return (
    <>
      {before.length > 0 && (
        <section class="stack">
          <h2>{words.cook.before}</h2>
          <ul class="tasks menu card">
            {before.map(({ kind, recipeId, startMinute = 0, startsAt: time }, index) => (
              <li key={index}>
                <time>
                  {clockOf(
                    time === undefined ? startsAt : Date.parse(time),
                    time === undefined ? startMinute : 0,
                  )}
                </time>
                <span class="grow">
                  <strong>{words.cook[kind]}</strong>
                  <small class="quiet-text">
                    {recipes.find(({ id }) => id === recipeId)?.name}
                  </small>
                </span>
              </li>
            ))}
          </ul>
        </section>
      )}
      <section class="stack">
        <h2>{words.cook.tasks}</h2>
        <ol class="tasks menu card">
          {tasks.map((task, index) => (
            <li key={index}>
              <time>{clockOf(startsAt, task.startMinute)}</time>
              <span class="grow">
                <span class="task-title">
                  <strong>{titleOf(task, session)}</strong> {foodsOf(task)}
                  {task.celsius !== null && ` · ${String(task.celsius)} °C`}
                </span>
                <small class="quiet-text">{dishesOf(task, session)}</small>
              </span>
              <small>{durationOf(task)}</small>
            </li>
          ))}
        </ol>
      </section>
    </>
  );
}
