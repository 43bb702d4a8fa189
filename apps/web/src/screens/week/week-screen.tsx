import type { PlanningWeek, Slot } from '@popote/client';
import { useEffect, useRef } from 'preact/hooks';
import { isOnline } from '../../api/popote.js';
import { useHouse } from '../../api/session.js';
import { place } from '../../navigation/router.js';
import { Icon } from '../../ui/icon.js';
import { Empty, Loading, Page } from '../../ui/page.js';
import { WeekHeader } from '../../ui/week-header.js';
import { nameOfDay, today, weekOf } from '../../words/dates.js';
import { words } from '../../words/words.js';
import { AddDialog } from './add-dialog.js';
import { CookingDialog } from './cooking-dialog.js';
import { Day } from './day.js';
import { ItemDialog } from './item-dialog.js';
import { showsNutrition } from './meal.js';
import { nameOfSlot, showDay, SLOTS, useWeek } from './plan.js';
import { ProposalsScreen } from './proposals/proposals-screen.js';
import { Stock } from './stock.js';
import { WeeksScreen } from './weeks-screen.js';
import './week.css';

/** The week, and what concerns whole weeks: `week/weeks`, `week/proposals`. */
export function Screen() {
  const house = useHouse().data;
  const date = place.value.query.get('date') ?? today();
  const weekStart = weekOf(date, house?.weekStartsOn);
  const week = useWeek(weekStart);
  const [part] = place.value.rest;
  if (part === 'proposals') return <ProposalsScreen key={weekStart} weekStart={weekStart} />;
  if (part === 'weeks') return <WeeksScreen key={weekStart} weekStart={weekStart} />;
  return (
    <Page title={words.app.week} class="wide week" actions={<Actions date={date} />}>
      <WeekHeader weekStart={weekStart} onChange={(start) => showDay(start)} />
      {week.data !== undefined && <Days key={weekStart} {...week} week={week.data} date={date} />}
      {week.data === undefined &&
        (week.error === undefined || isOnline.value ? (
          <Loading {...week} rows={8} />
        ) : (
          <Empty icon="calendar" title={words.list.neverRead} />
        ))}
      <Stock />
    </Page>
  );
}

function Actions({ date }: { readonly date: string }) {
  return (
    <>
      <a class="button main" href={`week/proposals?date=${date}`}>
        {words.week.propose}
      </a>
      <a
        class="button usual organise"
        href={`week/weeks?date=${date}`}
        aria-label={words.week.organise}
      >
        <Icon name="copy" />
        <span>{words.week.organise}</span>
      </a>
    </>
  );
}

interface DaysProps {
  readonly week: PlanningWeek;
  readonly date: string;
  readonly read: () => Promise<void>;
}

function Days({ week, date, read }: DaysProps) {
  const scroller = useRef<HTMLDivElement>(null);
  useDayOfScroll(scroller, date);
  const query = place.value.query;
  const add = query.get('add') as Slot | null;
  const items = week.days.flatMap(({ slots }) => slots.flatMap((slot) => slot.items));
  const item = items.find(({ id }) => String(id) === query.get('item'));
  const cookings = week.days.flatMap((day) => day.cookings);
  const close = () => {
    showDay(date);
    void read();
  };
  return (
    <>
      <nav class="day-chips" aria-label={words.week.days}>
        {week.days.map((day) => (
          <button
            key={day.date}
            type="button"
            aria-current={day.date === date ? 'date' : undefined}
            class={day.slots.some((slot) => slot.items.length > 0) ? 'planned' : undefined}
            onClick={() => showDay(day.date)}
          >
            {nameOfDay(day.date, 'short')}
          </button>
        ))}
      </nav>
      <div class="days" ref={scroller}>
        <div class="slot-names" aria-hidden="true">
          <span />
          {SLOTS.map((slot) => (
            <span key={slot}>{nameOfSlot(slot)}</span>
          ))}
        </div>
        {week.days.map((day) => (
          <Day key={day.date} day={day} onChange={read} />
        ))}
      </div>
      {!isOnline.value && <p class="hint">{words.week.readOnly}</p>}
      <div class="row">
        <button
          type="button"
          class="chip"
          aria-pressed={showsNutrition.value}
          onClick={() => (showsNutrition.value = !showsNutrition.value)}
        >
          {words.week.nutrition}
        </button>
      </div>
      {add !== null && <AddDialog date={date} slot={add} cookings={cookings} onClose={close} />}
      {item !== undefined && (
        <ItemDialog key={item.id} item={item} weekStart={week.weekStart} onClose={close} />
      )}
      <CookingDialog
        cooking={cookings.find(({ id }) => String(id) === query.get('cooking'))}
        onClose={close}
      />
    </>
  );
}

/** On phones, where the days stand beside each other: a swipe changes the day, and a day is shown. */
function useDayOfScroll(scroller: { readonly current: HTMLElement | null }, date: string) {
  useEffect(() => {
    const box = scroller.current;
    const day = box?.querySelector<HTMLElement>(`[data-date="${date}"]`);
    if (box && day) box.scrollTo({ left: day.offsetLeft });
  }, [date]);
  useEffect(() => {
    const box = scroller.current;
    if (box === null) return;
    let timer = 0;
    const settle = () => {
      const days = [...box.querySelectorAll<HTMLElement>('.day')];
      const shown = days[Math.round(box.scrollLeft / box.clientWidth)]?.dataset.date;
      const isNew = shown !== place.value.query.get('date') && box.scrollWidth > box.clientWidth;
      if (shown !== undefined && isNew) showDay(shown);
    };
    const wait = () => {
      clearTimeout(timer);
      timer = window.setTimeout(settle, 120);
    };
    box.addEventListener('scroll', wait);
    return () => {
      clearTimeout(timer);
      box.removeEventListener('scroll', wait);
    };
  }, []);
}
