import type { TimedSessionView, TimedTaskView } from '@popote/client';
import { useEffect, useState } from 'react';
import { addDays, stored, today } from './browser.js';
import { foodName, nameOf } from './catalogue.js';
import { Problem } from './form.js';
import { popote } from './popote.js';
import { Food } from './step.js';
import { TimerButton } from './timers.js';
import { useLoaded } from './use-loaded.js';
import { WeekLinks } from './week.js';
import { words } from './words.js';

/** How far the person has come in the session of a week. */
const kept = stored<{ readonly weekStart: string; readonly index: number }>('cooking');

export function CookScreen() {
  const [date, setDate] = useState(today);
  const { data: session, error } = useLoaded(
    (signal) => popote.getBatchSession({ query: { date, cooks: 1 }, signal }),
    [date],
    ['planning', 'detection'],
  );
  return (
    <>
      <h1>{words.cook}</h1>
      <Problem error={error} />
      <WeekLinks weekStart={session?.weekStart} onMove={(days) => setDate(addDays(date, days))} />
      {session?.tasks.length === 0 && <p>{words.emptySession}</p>}
      {session && session.tasks.length > 0 && <Session key={session.weekStart} session={session} />}
    </>
  );
}

function Session({ session }: { readonly session: TimedSessionView }) {
  const { weekStart, tasks, makespanMinutes } = session;
  const [index, setIndex] = useState(() => {
    const last = kept.read();
    return last?.weekStart === weekStart ? last.index : -1;
  });
  const show = (next: number) => {
    const shown = next < tasks.length ? next : -1;
    kept.write({ weekStart, index: shown });
    setIndex(shown);
  };
  useScreenOn(index >= 0);
  const task = tasks[index];
  if (task !== undefined) {
    return (
      <article className="task">
        <progress max={tasks.length} value={index + 1} aria-label={words.step} />
        <Task task={task} session={session} />
        <p className="row">
          <button className="quiet" onClick={() => show(index - 1)}>
            {words.back}
          </button>
          <button onClick={() => show(index + 1)}>
            {index + 1 < tasks.length ? words.next : words.stop}
          </button>
        </p>
      </article>
    );
  }
  return (
    <>
      <p>
        {words.total} {makespanMinutes}&nbsp;{words.minutes}.
      </p>
      <button onClick={() => show(0)}>{words.start}</button>
      <ol className="tasks">
        {tasks.map((each, position) => (
          <li key={position}>
            <span>{titleOf(each)}</span>
            <small>
              {each.duration.source === 'ESTIMATED' && '≈ '}
              {each.duration.minutes} {words.minutes}
            </small>
          </li>
        ))}
      </ol>
    </>
  );
}

function Task({ task, session }: { task: TimedTaskView; session: TimedSessionView }) {
  const texts = task.steps.map(({ recipeId, stepId }) => {
    const recipe = session.recipes.find(({ id }) => id === recipeId);
    const step = recipe?.steps.find(({ id }) => id === stepId);
    return { key: stepId, name: recipe?.name, text: step?.description };
  });
  const isTimed = task.attention === 'PASSIVE' || task.duration.source === 'STATED';
  return (
    <>
      <h2>{titleOf(task)}</h2>
      <ul>
        {task.ingredients.map(({ ingredientId, amounts }) => (
          <li key={ingredientId}>
            <Food id={ingredientId} amounts={amounts} />
          </li>
        ))}
      </ul>
      {texts.map(({ key, name, text }) => (
        <p key={key}>
          <small>{name}</small>
          <br />
          {text}
        </p>
      ))}
      {isTimed && (
        <TimerButton name={titleOf(task)} seconds={Math.round(task.duration.minMinutes * 60)} />
      )}
    </>
  );
}

function titleOf({ kind, techStepKey, ingredients, celsius }: TimedTaskView): string {
  if (kind === 'PACK') return words.pack;
  if (kind === 'COOL') return words.cool;
  const technique = techStepKey === null ? words.step : nameOf('techSteps', techStepKey);
  const foods = ingredients
    .map(({ ingredientId, amounts }) => foodName(ingredientId, amounts[0]))
    .join(', ');
  const heat = celsius === null ? '' : ` · ${String(celsius)} °C`;
  return `${technique.charAt(0).toUpperCase()}${technique.slice(1)} ${foods}${heat}`.trim();
}

/** Keeps the screen on while the person cooks, where the browser can. */
function useScreenOn(isOn: boolean) {
  useEffect(() => {
    if (!isOn || !('wakeLock' in navigator)) return;
    const lock = navigator.wakeLock.request('screen').catch(() => undefined);
    return () => void lock.then((held) => held?.release());
  }, [isOn]);
}
