import { idempotencyKey, type PlanningDay, type Slot } from '@popote/client';
import { useState } from 'react';
import { addDays, today } from './browser.js';
import { nameOf } from './catalogue.js';
import { Form, Problem } from './form.js';
import { locale, popote } from './popote.js';
import { SLOTS } from './recipe.js';
import { useLoaded } from './use-loaded.js';
import { words } from './words.js';

const day = new Intl.DateTimeFormat(locale, {
  weekday: 'long',
  day: 'numeric',
  month: 'short',
  timeZone: 'UTC',
});
const week = new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'short', timeZone: 'UTC' });
export const dayName = (date: string) => day.format(new Date(date));

export function WeekScreen() {
  const [date, setDate] = useState(today);
  const { data: week, error } = useLoaded(
    (signal) => popote.getPlanning({ query: { date }, signal }),
    [date],
    ['planning', 'recipe', 'house'],
  );
  return (
    <>
      <h1>{words.week}</h1>
      <WeekLinks onMove={(days) => setDate(addDays(date, days))} weekStart={week?.weekStart} />
      <Problem error={error} />
      {week?.days.map((each) => (
        <Day key={each.date} day={each} />
      ))}
      {week && <AddMeal days={week.days.map((each) => each.date)} />}
    </>
  );
}

interface WeekLinksProps {
  readonly weekStart: string | undefined;
  readonly onMove: (days: number) => void;
}

export function WeekLinks({ weekStart, onMove }: WeekLinksProps) {
  return (
    <p className="week-links">
      <button className="quiet" aria-label={words.previousWeek} onClick={() => onMove(-7)}>
        ‹
      </button>
      <span>
        {weekStart !== undefined &&
          week.formatRange(new Date(weekStart), new Date(addDays(weekStart, 6)))}
      </span>
      <button className="quiet" aria-label={words.nextWeek} onClick={() => onMove(7)}>
        ›
      </button>
    </p>
  );
}

function Day({ day: { date, slots } }: { readonly day: PlanningDay }) {
  const items = slots.flatMap((slot) => slot.items);
  const remove = async (itemId: number) => {
    await popote.deletePlanningItem({ path: { itemId } });
  };
  return (
    <section className={date === today() ? 'day today' : 'day'}>
      <h2>{dayName(date)}</h2>
      <ul>
        {items.map(({ id, slot, recipe, text, portions }) => (
          <li key={id}>
            <small>{nameOf('slots', slot)}</small>
            {recipe === null ? (
              <span>{text}</span>
            ) : (
              <a href={`#/recipe/${String(recipe.id)}`}>
                {recipe.name} <small>× {portions}</small>
              </a>
            )}
            <button
              className="quiet"
              aria-label={`${words.remove}: ${recipe?.name ?? text ?? ''}`}
              onClick={() => void remove(id)}
            >
              ✕
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** A dish of the house, or any text such as "restaurant". */
function AddMeal({ days }: { readonly days: readonly string[] }) {
  const { data: recipes } = useLoaded(
    (signal) => popote.listRecipes({ query: { tab: 'foyer', sort: 'name' }, signal }),
    [],
    ['recipe'],
  );
  const add = async ({ dish = '', date = '', slot = '' }: Record<string, string>) => {
    const recipe = recipes?.find(({ name }) => name === dish);
    const place = { date, slot: slot as Slot };
    await popote.createPlanningItem({
      body:
        recipe === undefined
          ? { ...place, text: dish }
          : { ...place, recipeId: recipe.id, portions: recipe.portions },
      headers: idempotencyKey(),
    });
  };
  return (
    <>
      <h2>{words.addMeal}</h2>
      <Form label={words.add} onSend={add}>
        <label>
          {words.chooseDish}
          <input name="dish" list="dishes" required maxLength={200} autoComplete="off" />
        </label>
        <datalist id="dishes">
          {recipes?.map(({ id, name }) => (
            <option key={id} value={name} />
          ))}
        </datalist>
        <div className="row">
          <label>
            {words.day}
            <select name="date" defaultValue={days.find((each) => each === today()) ?? days[0]}>
              {days.map((each) => (
                <option key={each} value={each}>
                  {dayName(each)}
                </option>
              ))}
            </select>
          </label>
          <label>
            {words.meal}
            <select name="slot" defaultValue="DINNER">
              {SLOTS.map((each) => (
                <option key={each} value={each}>
                  {nameOf('slots', each)}
                </option>
              ))}
            </select>
          </label>
        </div>
      </Form>
    </>
  );
}
