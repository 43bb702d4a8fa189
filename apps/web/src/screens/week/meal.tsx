import type { CookingView, PlanningItem } from '@popote/client';
import { signal } from '@preact/signals';
import { useHouse } from '../../api/session.js';
import { Icon } from '../../ui/icon.js';
import { Verdict } from '../../ui/recipe/verdict.js';
import { nameOfDay } from '../../words/dates.js';
import { words } from '../../words/words.js';
import { namesOf } from './eaters.js';
import { nameOf, showDay } from './plan.js';

/** Whether the week shows what is in the dishes. */
export const showsNutrition = signal(false);

/** The item that is dragged. */
export let dragged: PlanningItem | undefined;

/** An item of the plan, which opens its dialog, and can be dragged to another meal. */
export function Meal({ item }: { readonly item: PlanningItem }) {
  const house = useHouse().data;
  const { id, date, portions, note, eaters, suitability, nutrition, warning } = item;
  const eating = namesOf(eaters, house);
  const kcal = nutrition?.perPortion.energyKcal ?? null;
  return (
    <li>
      <a
        class="meal"
        href={`week?date=${date}&item=${String(id)}`}
        draggable
        onClick={(event) => {
          event.preventDefault();
          showDay(date, { item: String(id) });
        }}
        onDragStart={() => (dragged = item)}
        onDragEnd={() => (dragged = undefined)}
      >
        <strong>{nameOf(item)}</strong>
        <span class="meal-about row">
          <span>
            {item.recipe !== null && words.week.portions(portions)}
            {eating !== '' && ` · ${eating}`}
            {showsNutrition.value && kcal !== null && ` · ${words.cookbook.kcal(kcal)}`}
          </span>
          {suitability !== undefined && <Verdict suitability={suitability} />}
          {item.cookingId !== null && (
            <span class={`badge ${warning === undefined ? '' : 'bad'}`}>
              {warning === undefined ? storageOf(item) : words.week.tooLate}
            </span>
          )}
        </span>
        {note !== null && <span class="meal-about">{note}</span>}
      </a>
    </li>
  );
}

/** Where portions are until they are eaten. */
export function storageOf({ storage, thawOn }: PlanningItem): string {
  const place = words.week[storage ?? 'FRESH'];
  return thawOn === undefined ? place : words.week.thawOn(nameOfDay(thawOn, 'weekday'));
}

/** A dish that is cooked on a day for several meals. */
export function Cooking({ cooking }: { readonly cooking: CookingView }) {
  const { id, date, recipe, portions, remaining } = cooking;
  return (
    <a
      class="meal cooking"
      href={`week?date=${date}&cooking=${String(id)}`}
      onClick={(event) => {
        event.preventDefault();
        showDay(date, { cooking: String(id) });
      }}
    >
      <strong>
        <Icon name="pot" /> {words.week.cooks(recipe.name)}
      </strong>
      <span class="meal-about">
        {words.week.portions(portions)}
        {remaining > 0 && ` · ${words.week.remaining(remaining)}`}
      </span>
    </a>
  );
}
