import { useEffect } from 'preact/hooks';
import { popote } from '../../api/popote.js';
import { go } from '../../navigation/router.js';
import { Button } from '../../ui/button.js';
import { Icon } from '../../ui/icon.js';
import { Empty, Page } from '../../ui/page.js';
import { minutesText, secondsText, today } from '../../words/dates.js';
import { foodName, foodText } from '../../words/food.js';
import { words } from '../../words/words.js';
import {
  clockOf,
  type CookingNow,
  dishesOf,
  foodsOf,
  type Session,
  setCooking,
  type Task,
  type TaskWork,
  titleOf,
} from './session.js';
import { startTimer } from './timers.js';

/** Longer waits end on another day: nobody watches a timer for them. */
const LONGEST_TIMER = 240;

/** A session, one task at a time: large targets, and a screen that stays on. */
export function TaskView({ now: cooking }: { readonly now: CookingNow }) {
  const { session, index, startsAt } = cooking;
  useScreenOn();
  const task = session.tasks[index];
  const show = (next: number) => {
    setCooking({ ...cooking, index: next });
    scrollTo(0, 0);
  };
  if (task === undefined)
    return (
      <Page title={words.app.cook} back="cook" class="narrow">
        <Empty icon="check" title={words.cook.finished}>
          <p>{words.cook.noted}</p>
          <Button kind="main" onClick={() => void end(session)}>
            {words.cook.end}
          </Button>
        </Empty>
      </Page>
    );
  const isWaiting = task.attention === 'PASSIVE';
  const { minMinutes } = task.duration;
  const timer = minMinutes < LONGEST_TIMER ? minMinutes : undefined;
  const next = session.tasks[index + 1];
  return (
    <article class="page task">
      <header class="page-header">
        <a href="cook" class="button quiet icon-only" aria-label={words.cook.leave}>
          <Icon name="left" />
        </a>
        <span class="grow">{words.cook.position(index + 1, session.tasks.length)}</span>
        <strong>{clockOf(startsAt, task.startMinute)}</strong>
      </header>
      <progress aria-label={words.cook.tasks} max={session.tasks.length} value={index} />
      <div class="task-body">
        <TaskText task={task} session={session} />
        <div class="row">
          <span class="badge">{durationOf(task)}</span>
          {task.celsius !== null && <span class="badge warn">{String(task.celsius)} °C</span>}
          {!isWaiting && task.duration.source === 'STATED' && timer !== undefined && (
            <Button icon="clock" onClick={() => startTimer(nameOf(task, session), timer)}>
              {words.cook.timer(minutesText(timer))}
            </Button>
          )}
        </div>
        <Beside task={task} session={session} startsAt={startsAt} />
      </div>
      <footer class="task-buttons">
        <Button
          {...{ kind: 'usual', icon: 'left' }}
          label={words.cook.previous}
          disabled={index === 0}
          onClick={() => show(index - 1)}
        />
        <Button
          kind="main"
          icon={isWaiting ? 'clock' : 'check'}
          onClick={() => {
            if (isWaiting && timer !== undefined) startTimer(nameOf(task, session), timer);
            show(index + 1);
          }}
        >
          {isWaiting ? words.cook.started : words.cook.done}
          {isWaiting && timer !== undefined && ` · ${minutesText(timer)}`}
        </Button>
        {next !== undefined && (
          <small class="quiet-text">{words.cook.next(nameOf(next, session))}</small>
        )}
      </footer>
    </article>
  );
}

/** "éplucher carottes, ail" */
const nameOf = (task: TaskWork, session: Session) =>
  `${titleOf(task, session)} ${foodsOf(task)}`.trim();

/** "≈ 5–8 min", "25 min" */
export function durationOf({ duration }: Task): string {
  const { source, minutes, minMinutes, maxMinutes } = duration;
  return source === 'STATED'
    ? minutesText(minutes)
    : `≈ ${secondsText(minMinutes * 60, maxMinutes * 60)}`;
}

interface TaskProps {
  readonly task: Task;
  readonly session: Session;
}

function TaskText({ task, session }: TaskProps) {
  const isStep = task.kind === undefined && task.techStepKey === null;
  return (
    <>
      <p class="task-dish">{dishesOf(task, session)}</p>
      {!isStep && <h1>{titleOf(task, session)}</h1>}
      {task.kind === 'PACK' && <p class="task-foods">{foodsOf(task)}</p>}
      <ul class="task-foods">
        {task.ingredients.map(({ ingredientId, amounts, complete }) => (
          <li key={ingredientId}>
            {amounts.length === 0
              ? foodName(ingredientId)
              : amounts.map((amount) => foodText(ingredientId, amount)).join(' + ')}
            {!complete && amounts.length > 0 && (
              <small class="quiet-text"> ({words.cook.incomplete})</small>
            )}
          </li>
        ))}
      </ul>
      {task.during !== undefined && (
        <p class="task-foods">
          {words.cook.during(task.during.map((work) => nameOf(work, session)).join(', '))}
        </p>
      )}
      {task.steps.map(({ recipeId, stepId, start, end }) => {
        const recipe = session.recipes.find(({ id }) => id === recipeId);
        const text = recipe?.steps.find(({ id }) => id === stepId)?.description ?? '';
        return (
          <p key={`${String(stepId)}-${String(start)}`} class={isStep ? 'task-step' : 'task-text'}>
            {text.slice(0, start)}
            <mark>{text.slice(start, end)}</mark>
            {text.slice(end)}{' '}
            <small class="quiet-text">
              {task.steps.length > 1 && `${recipe?.name ?? ''}, `}
              {words.cook.written(recipe?.portions ?? 1)}
            </small>
          </p>
        );
      })}
    </>
  );
}

/** What cooks by itself or what others do while the task runs. */
function Beside({ task, session, startsAt }: TaskProps & Pick<CookingNow, 'startsAt'>) {
  const beside = session.tasks.filter(
    (other) =>
      other !== task && other.startMinute <= task.startMinute && other.endMinute > task.startMinute,
  );
  if (beside.length === 0) return null;
  return (
    <section class="beside">
      <h2>{words.cook.beside}</h2>
      <ul>
        {beside.map((other, index) => (
          <li key={index}>
            {nameOf(other, session)}{' '}
            <small class="quiet-text">
              {dishesOf(other, session)} · {words.cook.until(clockOf(startsAt, other.endMinute))}
            </small>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Notes that the dishes were cooked, as far as there is a network. */
async function end({ recipes }: Session) {
  const body = { date: today() };
  await Promise.allSettled(
    recipes.map(({ id }) => popote.markCooked({ path: { recipeId: id }, body })),
  );
  setCooking(null);
  go('week', { replace: true });
}

/** Keeps the screen on, where the browser can. It lets go when the page is hidden. */
function useScreenOn() {
  useEffect(() => {
    let lock: WakeLockSentinel | undefined;
    const hold = async () => {
      if (document.visibilityState !== 'visible' || !('wakeLock' in navigator)) return;
      lock = await navigator.wakeLock.request('screen').catch(() => undefined);
    };
    const holdAgain = () => void hold();
    holdAgain();
    document.addEventListener('visibilitychange', holdAgain);
    return () => {
      document.removeEventListener('visibilitychange', holdAgain);
      void lock?.release();
    };
  }, []);
}
