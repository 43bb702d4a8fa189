import { type BatchItemDto, type CookingView, idempotencyKey, type Slot } from '@popote/client';
import { useSignal } from '@preact/signals';
import { useRef } from 'preact/hooks';
import { popote } from '../../api/popote.js';
import { useHouse } from '../../api/session.js';
import { Chips } from '../../ui/form.js';
import { Dialog } from '../../ui/dialog.js';
import { nameOfDay } from '../../words/dates.js';
import { words } from '../../words/words.js';
import { DishRow, DishSearch } from './dish-search.js';
import { appetiteOf } from './eaters.js';
import { nameOfMeal, planAll, useStock } from './plan.js';
import { Portions } from '../../ui/portions.js';

interface AddDialogProps {
  readonly date: string;
  readonly slot: Slot;
  /** The cookings of the week. */
  readonly cookings: readonly CookingView[];
  readonly onClose: () => void;
}

/** Plans a dish: for the meal alone, for several meals, from what is cooked already, or as a text. */
export function AddDialog({ date, slot, cookings, onClose }: AddDialogProps) {
  const house = useHouse().data;
  const stock = useStock().data ?? [];
  const isForSeveral = useSignal(false);
  const form = useRef<HTMLFormElement>(null);
  const appetite = appetiteOf(house);
  const add = async (dish: Pick<BatchItemDto, 'recipeId' | 'cookingId' | 'text' | 'portions'>) => {
    await popote.createPlanningItem({ body: { ...dish, date, slot }, headers: idempotencyKey() });
    onClose();
  };
  const cook = async (recipeId: number) => {
    const portions = Number(new FormData(form.current ?? undefined).get('portions'));
    await planAll({
      cookings: [{ recipeId, date, portions }],
      items: [{ cooking: 0, date, slot, portions: Math.min(portions, appetite) }],
    });
    onClose();
  };
  const cooked = [...new Map(stock.map((row) => [row.cookingId, row])).values()].flatMap((row) => {
    const left = cookings.find(({ id }) => id === row.cookingId)?.remaining ?? row.portions;
    return left === 0 || row.date > date ? [] : [{ ...row, left }];
  });
  return (
    <Dialog title={nameOfMeal(date, slot)} onClose={onClose}>
      <form ref={form} class="form" onSubmit={(event) => event.preventDefault()}>
        <Chips
          one
          label={words.week.forWhat}
          name="for"
          choices={[
            { id: 'one', name: words.week.oneMeal },
            { id: 'several', name: words.week.severalMeals },
          ]}
          chosen={['one']}
          onChange={([id]) => (isForSeveral.value = id === 'several')}
        />
        {isForSeveral.value && (
          <>
            <p class="hint">{words.week.cookingHint}</p>
            <Portions portions={appetite * 2} />
          </>
        )}
        {!isForSeveral.value && cooked.length > 0 && (
          <section>
            <h3>{words.week.ready}</h3>
            <ul class="menu">
              {cooked.map(({ cookingId, recipe, left, eatBy }) => (
                <DishRow
                  key={cookingId}
                  name={recipe.name}
                  about={`${words.week.remaining(left)} · ${words.week.eatBy(nameOfDay(eatBy))}`}
                  onChoose={() => add({ cookingId, portions: Math.min(left, appetite) })}
                />
              ))}
            </ul>
          </section>
        )}
        <DishSearch
          onRecipe={({ id }) => (isForSeveral.value ? cook(id) : add({ recipeId: id }))}
          onText={isForSeveral.value ? undefined : (text) => add({ text })}
        />
      </form>
    </Dialog>
  );
}
