import { idempotencyKey, type PlanningItem, type Slot, type Suitability } from '@popote/client';
import { useSignal } from '@preact/signals';
import { isOnline, popote } from '../../api/popote.js';
import { useHouse } from '../../api/session.js';
import { Button } from '../../ui/button.js';
import { Dialog } from '../../ui/dialog.js';
import { Field, type Fields, Form, Select, TextArea } from '../../ui/form.js';
import { attempt } from '../../ui/tell.js';
import { Verdict } from '../../ui/recipe/verdict.js';
import { nameOfDay } from '../../words/dates.js';
import { foodName } from '../../words/food.js';
import { locale } from '../../words/locale.js';
import { words } from '../../words/words.js';
import { DishSearch } from './dish-search.js';
import { EatersField, eatersIn } from './eaters.js';
import { storageOf } from './meal.js';
import { dayChoices, nameOf, placeItem, removeItem, showDay, slotChoices } from './plan.js';
import { Portions } from '../../ui/portions.js';

interface ItemDialogProps {
  readonly item: PlanningItem;
  readonly weekStart: string;
  readonly onClose: () => void;
}

/** All about an item of the plan, and what can be done with it. */
export function ItemDialog({ item, weekStart, onClose }: ItemDialogProps) {
  const isSwapping = useSignal(false);
  const { recipe, cookingId, portions } = item;
  const path = { itemId: item.id };
  const swap = async (recipeId: number) => {
    await popote.updatePlanningItem({ path, body: { recipeId } });
    onClose();
  };
  const cookMore = async () => {
    const body = { itemIds: [item.id], portions: portions * 2 };
    const { data } = await popote.createCooking({ body, headers: idempotencyKey() });
    onClose();
    showDay(item.date, { cooking: String(data.id) });
  };
  return (
    <Dialog title={nameOf(item)} onClose={onClose}>
      <About item={item} />
      {recipe !== null && (
        <div class="row">
          {!recipe.frozen && (
            <a class="button usual" href={`cookbook/${String(recipe.id)}`}>
              {words.week.recipe}
            </a>
          )}
          {cookingId === null && isOnline.value && (
            <>
              <Button onClick={() => (isSwapping.value = !isSwapping.value)}>
                {words.week.swap}
              </Button>
              <Button icon="pot" run={cookMore}>
                {words.week.severalMeals}
              </Button>
            </>
          )}
          {cookingId !== null && (
            <Button icon="pot" onClick={() => showDay(item.date, { cooking: String(cookingId) })}>
              {words.week.cooks(recipe.name)}
            </Button>
          )}
        </div>
      )}
      {isSwapping.value && <DishSearch onRecipe={({ id }) => swap(id)} />}
      {isOnline.value && <ItemForm {...{ item, weekStart, onClose }} />}
    </Dialog>
  );
}

/** Whether it suits who eats, until when it keeps, and what is in it. */
function About({ item }: Pick<ItemDialogProps, 'item'>) {
  const { suitability, nutrition, eatBy, warning, recipe } = item;
  const figures = nutrition?.perPortion;
  const number = (value: number | null | undefined) =>
    value?.toLocaleString(locale, { maximumFractionDigits: 0 }) ?? '–';
  return (
    <div class="stack">
      {suitability !== undefined && <Reasons suitability={suitability} />}
      {eatBy !== undefined && (
        <p class={warning === undefined ? undefined : 'problem'}>
          {storageOf(item)} · {words.week.eatBy(nameOfDay(eatBy, 'long'))}
          {warning !== undefined && ` · ${words.week.tooLate}`}
        </p>
      )}
      {recipe !== null && figures === undefined && <p class="hint">{words.week.noFigures}</p>}
      {figures !== undefined && (
        <p class="hint">
          {words.week.figures(
            number(figures.energyKcal),
            number(figures.proteinG),
            number(figures.fatG),
            number(figures.carbohydrateG),
          )}
          <br />
          {words.week.coverage(
            (nutrition?.coverage ?? 0).toLocaleString(locale, { style: 'percent' }),
          )}
        </p>
      )}
    </div>
  );
}

/** Whether the people who eat can eat it, and which foods and words decide that. */
export function Reasons({ suitability }: { readonly suitability: Suitability }) {
  const { conflicts, unread } = suitability;
  const foods = conflicts.map(({ ingredientId }) => foodName(ingredientId));
  const causes = new Set([...foods, ...unread.map(({ text }) => `« ${text} »`)]);
  return (
    <p class="row">
      <Verdict suitability={suitability} /> {[...causes].join(', ')}
    </p>
  );
}

function ItemForm({ item, weekStart, onClose }: ItemDialogProps) {
  const house = useHouse().data;
  const { id, date, slot, text, note, portions, eaters, recipe } = item;
  const save = async (fields: Fields, form: FormData) => {
    const { note: written = '' } = fields;
    const body = {
      date: fields.date ?? date,
      slot: (fields.slot ?? slot) as Slot,
      note: written.trim() || null,
      eaters: eatersIn(form, house),
      ...(text === null ? { portions: Number(fields.portions) } : { text: fields.text ?? text }),
    };
    await popote.updatePlanningItem({ path: { itemId: id }, body });
    onClose();
  };
  const copy = async (form: HTMLFormElement | null) => {
    const fields = new FormData(form ?? undefined);
    await placeItem(item, fields.get('date') as string, fields.get('slot') as Slot, true);
    onClose();
  };
  const remove = async () => {
    await removeItem(item);
    onClose();
  };
  return (
    <Form
      action={words.app.save}
      onSend={save}
      onRemove={remove}
      beside={
        <Button icon="copy" onClick={(event) => void attempt(() => copy(event.currentTarget.form))}>
          {words.week.copyHere}
        </Button>
      }
    >
      {recipe === null ? (
        <Field label={words.week.text} name="text" defaultValue={text ?? ''} maxlength={200} />
      ) : (
        <Portions portions={portions} />
      )}
      <div class="pair">
        <Select
          label={words.week.day}
          name="date"
          chosen={date}
          options={dayChoices(weekStart, 14)}
        />
        <Select label={words.week.slot} name="slot" chosen={slot} options={slotChoices()} />
      </div>
      <EatersField eaters={eaters} />
      <TextArea label={words.week.note} name="note" defaultValue={note ?? ''} maxlength={500} />
    </Form>
  );
}
