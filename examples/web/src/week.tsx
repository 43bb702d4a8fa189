import { idempotencyKey, type PlanningDay, type Slot } from '@popote/client';
import { useState } from 'react';
import { addDays, today } from './browser.js';
import { nameOf } from './catalogue.js';
import { Form, MealFields, Problem } from './form.js';
import { locale, popote } from './popote.js';
import { useLoaded } from './use-loaded.js';
import { words } from './words.js';

const day = new Intl.DateTimeFormat(locale, {
  weekday: 'long',
  day: 'numeric',
  month: 'short',
  timeZone: 'UTC',
});
const week = new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'short', timeZone: 'UTC' });

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
        <Day key={each.date} {...each} />
      ))}
      <AddMeal key={date} date={date} />
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

function Day({ date, slots }: PlanningDay) {
  const items = slots.flatMap((slot) => slot.items);
  return (
    <section className={date === today() ? 'day today' : 'day'}>
      <h2>{day.format(new Date(date))}</h2>
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
              onClick={() => void popote.deletePlanningItem({ path: { itemId: id } })}
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
function AddMeal({ date }: { readonly date: string }) {
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
      {recipes?.length === 0 && (
        <p>
          <a href="#/edit/0">{words.noRecipes}</a>
        </p>
      )}
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
        <MealFields date={date} />
      </Form>
    </>
  );
}
