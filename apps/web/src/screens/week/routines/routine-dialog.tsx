import { idempotencyKey, type Routine, type Slot, type Weekday } from '@popote/client';
import { useSignal } from '@preact/signals';
import { popote } from '../../../api/popote.js';
import { useHouse } from '../../../api/session.js';
import { Button } from '../../../ui/button.js';
import { Chips, Field, type Fields, Form, Select } from '../../../ui/form.js';
import { Dialog } from '../../../ui/dialog.js';
import { tellUndo } from '../../../ui/tell.js';
import { nameOfWeekday, today, WEEKDAYS } from '../../../words/dates.js';
import { words } from '../../../words/words.js';
import { DishSearch } from '../dish-search.js';
import { EatersField, eatersIn } from '../eaters.js';
import { nameOf, slotChoices } from '../plan.js';
import { Portions } from '../../../ui/portions.js';

type Dish = Pick<Routine, 'recipeId' | 'text'> & { readonly name: string };

interface RoutineDialogProps {
  /** Undefined for a new one. */
  readonly routine: Routine | undefined;
  readonly onClose: () => void;
}

/** A dish or a text, and the days on which it comes back. */
export function RoutineDialog({ routine, onClose }: RoutineDialogProps) {
  const dish = useSignal<Dish | undefined>(routine && { ...routine, name: nameOf(routine) });
  const choose = (chosen: Dish) => Promise.resolve((dish.value = chosen));
  const remove = async ({ id, ...removed }: Routine) => {
    await popote.deleteRoutine({ path: { routineId: id } });
    const { recipe: _, ...body } = removed;
    tellUndo(words.list.removed(nameOf(removed)), () =>
      popote.createRoutine({ body, headers: idempotencyKey() }),
    );
    onClose();
  };
  return (
    <Dialog title={dish.value?.name ?? words.week.newRoutine} onClose={onClose}>
      {dish.value === undefined ? (
        <DishSearch
          onRecipe={({ id, name }) => choose({ recipeId: id, text: null, name })}
          onText={(text) => choose({ recipeId: null, text, name: text })}
        />
      ) : (
        <RoutineForm
          routine={routine}
          dish={dish.value}
          onClose={onClose}
          onSwap={() => (dish.value = undefined)}
          onRemove={routine && (() => remove(routine))}
        />
      )}
    </Dialog>
  );
}

interface RoutineFormProps extends RoutineDialogProps {
  readonly dish: Dish;
  readonly onSwap: () => void;
  readonly onRemove: (() => Promise<void>) | undefined;
}

function RoutineForm({ routine, dish, onSwap, onRemove, onClose }: RoutineFormProps) {
  const { recipeId, text } = dish;
  const house = useHouse().data;
  const save = async (fields: Fields, form: FormData) => {
    const { until = '' } = fields;
    const body = {
      ...(recipeId === null ? { text } : { recipeId }),
      slot: fields.slot as Slot,
      weekdays: form.getAll('weekdays') as Weekday[],
      everyWeeks: Number(fields.everyWeeks),
      until: until || null,
      eaters: eatersIn(form, house),
      ...(fields.portions && { portions: Number(fields.portions) }),
    };
    if (routine === undefined) await popote.createRoutine({ body, headers: idempotencyKey() });
    else await popote.updateRoutine({ path: { routineId: routine.id }, body });
    onClose();
  };
  return (
    <Form
      action={words.app.save}
      onSend={save}
      onRemove={onRemove}
      beside={<Button onClick={onSwap}>{words.week.swap}</Button>}
    >
      <Chips
        label={words.week.weekdays}
        name="weekdays"
        choices={WEEKDAYS.map((id) => ({ id, name: nameOfWeekday(id) }))}
        chosen={routine?.weekdays ?? []}
      />
      <div class="pair">
        <Select
          label={words.week.slot}
          name="slot"
          chosen={routine?.slot ?? 'DINNER'}
          options={slotChoices()}
        />
        <Select
          label={words.week.every}
          name="everyWeeks"
          chosen={routine?.everyWeeks ?? 1}
          options={[1, 2, 3, 4].map((id) => ({ id, name: words.week.everyWeeks(id) }))}
        />
      </div>
      {recipeId !== null && <Portions portions={routine?.portions ?? ''} optional />}
      <EatersField eaters={routine?.eaters ?? null} />
      <Field
        {...{ label: words.week.until, name: 'until', type: 'date', min: today(), optional: true }}
        defaultValue={routine?.until ?? ''}
      />
    </Form>
  );
}
