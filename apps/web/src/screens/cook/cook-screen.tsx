import { useSignal } from '@preact/signals';
import { useEffect, useState } from 'preact/hooks';
import { isOnline, popote } from '../../api/popote.js';
import { useResource } from '../../api/resource.js';
import { useHouse } from '../../api/session.js';
import { go, place } from '../../navigation/router.js';
import { Button } from '../../ui/button.js';
import { Empty, Loading, Page } from '../../ui/page.js';
import { saveFile, shareText } from '../../ui/share.js';
import { tell } from '../../ui/tell.js';
import { WeekHeader } from '../../ui/week-header.js';
import { minutesText, today, weekOf } from '../../words/dates.js';
import { words } from '../../words/words.js';
import { finish, KitchenForm, queryOf } from './kitchen.js';
import { clockOf, cookingNow, loadCooking, type Session, setCooking, startOf } from './session.js';
import { TaskList } from './task-list.js';
import { TaskView } from './task-view.js';
import './cook.css';

/** The plan of a cooking session; `cook/now`: the session, task by task. */
export function Screen() {
  useEffect(() => void loadCooking(), []);
  const house = useHouse().data;
  const chosen = place.value.query.get('date') ?? today();
  const weekStart = weekOf(chosen, house?.weekStartsOn);
  if (place.value.rest[0] === 'now' && cookingNow.value) return <TaskView now={cookingNow.value} />;
  return <Plan key={weekStart} weekStart={weekStart} />;
}

function Plan({ weekStart }: { readonly weekStart: string }) {
  const day = useSignal('');
  const query = queryOf(weekStart, day.value);
  const key = JSON.stringify(query);
  const events = ['planning', 'recipe', 'detection'] as const;
  const session = useResource<Session>(`session/${key}`, () => popote.getBatchSession({ query }), {
    events,
    keep: true,
  });
  const { data } = session;
  return (
    <Page title={words.app.cook} class="cook" actions={data && <Actions query={query} />}>
      <WeekHeader
        weekStart={weekStart}
        onChange={(date) => go(`cook?date=${date}`, { replace: true })}
      />
      {cookingNow.value && (
        <a class="button main" href="cook/now">
          {words.cook.resume}
        </a>
      )}
      <KitchenForm weekStart={weekStart} day={day.value} onDay={(next) => (day.value = next)} />
      {data === undefined && (session.error === undefined || isOnline.value) && (
        <Loading {...session} />
      )}
      {data === undefined && session.error !== undefined && !isOnline.value && (
        <Empty icon="pot" title={words.cook.neverRead} />
      )}
      {data?.tasks.length === 0 && (
        <Empty icon="pot" title={words.cook.empty}>
          <p>{words.cook.emptyHint}</p>
          <a class="button usual" href="week">
            {words.cook.toWeek}
          </a>
        </Empty>
      )}
      {data !== undefined && data.tasks.length > 0 && (
        <>
          <Summary session={data} />
          <TaskList session={data} startsAt={startOf(data)} />
          <Picture key={key} query={query} />
        </>
      )}
    </Page>
  );
}

type Query = ReturnType<typeof queryOf>;

function Actions({ query }: { readonly query: Query }) {
  const share = async () => {
    const { data } = await popote.getBatchSession({ query: { ...query, format: 'text' } });
    await shareText(words.app.cook, data);
  };
  const save = async () => {
    if (finish.value === '') {
      tell(words.cook.calendarHint);
      return;
    }
    const { data } = await popote.getBatchSession({ query: { ...query, format: 'ics' } });
    saveFile(new Blob([data], { type: 'text/calendar' }), 'popote.ics');
  };
  const isOff = !isOnline.value;
  return (
    <>
      <Button {...{ icon: 'calendar', disabled: isOff }} label={words.cook.calendar} run={save} />
      <Button {...{ icon: 'share', disabled: isOff }} label={words.app.share} run={share} />
      <Button icon="print" label={words.list.print} onClick={() => print()} />
    </>
  );
}

function Summary({ session }: { readonly session: Session }) {
  const startsAt = startOf(session);
  const { makespanMinutes, tasks } = session;
  const first = Math.max(
    0,
    tasks.findIndex(({ startMinute }) => startMinute >= 0),
  );
  const start = () => {
    setCooking({ session, startsAt, index: first });
    go('cook/now');
  };
  return (
    <div class="card summary">
      <p class="grow">
        <strong>{words.cook.takes(minutesText(makespanMinutes))}</strong>
        <br />
        {words.cook.between(clockOf(startsAt, 0), clockOf(startsAt, makespanMinutes))}
      </p>
      <Button kind="main" icon="pot" onClick={start}>
        {words.cook.start}
      </Button>
    </div>
  );
}

/** The picture that the service draws. */
function Picture({ query }: { readonly query: Query }) {
  const [url, setUrl] = useState<string>();
  const picture = useResource<string>(
    `picture/${JSON.stringify(query)}`,
    () => popote.getBatchSession({ query: { ...query, format: 'svg' } }),
    { events: ['planning', 'recipe', 'detection'], keep: true },
  ).data;
  useEffect(() => {
    if (picture === undefined) return;
    const made = URL.createObjectURL(new Blob([picture], { type: 'image/svg+xml' }));
    setUrl(made);
    return () => URL.revokeObjectURL(made);
  }, [picture]);
  if (url === undefined) return null;
  return (
    <details class="picture">
      <summary>{words.cook.picture}</summary>
      <img src={url} alt={words.cook.pictureOf} />
    </details>
  );
}
