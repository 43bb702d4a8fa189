import type { PlanningDay } from '@popote/client';
import { useSignal } from '@preact/signals';
import { isOnline } from '../../api/popote.js';
import { Button } from '../../ui/button.js';
import { attempt } from '../../ui/tell.js';
import { nameOfDay, today } from '../../words/dates.js';
import { words } from '../../words/words.js';
import { Cooking, dragged, Meal } from './meal.js';
import { nameOfMeal, nameOfSlot, placeItem, showDay } from './plan.js';

interface DayProps {
  readonly day: PlanningDay;
  readonly onChange: () => Promise<void>;
}

/** A day of the week: a column on desks, the screen on phones. */
export function Day({ day: { date, slots, cookings }, onChange }: DayProps) {
  return (
    <section class="day" data-date={date} aria-label={nameOfDay(date, 'long')}>
      <h3 aria-current={date === today() ? 'date' : undefined}>
        <span class="day-long">{nameOfDay(date, 'long')}</span>
        <span class="day-short" aria-hidden="true">
          {nameOfDay(date, 'short')}
        </span>
      </h3>
      {slots.map((slot) => (
        <Cell key={slot.slot} {...{ date, onChange, ...slot }} />
      ))}
      <div>
        {cookings.map((cooking) => (
          <Cooking key={cooking.id} cooking={cooking} />
        ))}
      </div>
    </section>
  );
}

type CellProps = PlanningDay['slots'][number] & Pick<DayProps, 'onChange'> & { date: string };

/** A meal of a day. What is dropped on it moves there, or is copied with Ctrl or Alt. */
function Cell({ date, slot, items, onChange }: CellProps) {
  const isOver = useSignal(false);
  const drop = async (isCopy: boolean) => {
    isOver.value = false;
    const item = dragged;
    if (item === undefined || (item.date === date && item.slot === slot && !isCopy)) return;
    if (await attempt(() => placeItem(item, date, slot, isCopy))) await onChange();
  };
  return (
    <div
      class={isOver.value ? 'cell over' : 'cell'}
      onDragOver={(event) => {
        if (dragged === undefined || !isOnline.value) return;
        event.preventDefault();
        isOver.value = true;
      }}
      onDragLeave={() => (isOver.value = false)}
      onDrop={(event) => {
        event.preventDefault();
        void drop(event.ctrlKey || event.altKey);
      }}
    >
      <h4>{nameOfSlot(slot)}</h4>
      <ul>
        {items.map((item) => (
          <Meal key={item.id} item={item} />
        ))}
      </ul>
      <Button
        icon="plus"
        class="add-meal"
        label={words.week.addTo(nameOfSlot(slot), nameOfMeal(date, slot))}
        disabled={!isOnline.value}
        onClick={() => showDay(date, { add: slot })}
      />
    </div>
  );
}
