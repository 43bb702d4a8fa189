import { type CookingView, idempotencyKey, type StockView } from '@popote/client';
import { popote } from '../../api/popote.js';
import { Dialog } from '../../ui/dialog.js';
import { Form, Select } from '../../ui/form.js';
import { tell, tellUndo } from '../../ui/tell.js';
import { addDays } from '../../words/dates.js';
import { words } from '../../words/words.js';
import { Reasons } from './item-dialog.js';
import { storageOf } from './meal.js';
import { copiesOf, dayChoices, nameOfMeal, planAll, timeZone } from './plan.js';
import { Portions } from '../../ui/portions.js';

interface CookingDialogProps {
  readonly cooking: CookingView | undefined;
  readonly onClose: () => void;
}

/** A dish that is cooked once: when, how much, how long it keeps, and the meals that it serves. */
export function CookingDialog({ cooking, onClose }: CookingDialogProps) {
  if (cooking === undefined) return null;
  const { id, date, recipe, portions, remaining, keeps, items, suitability } = cooking;
  const path = { cookingId: id };
  const remove = async () => {
    await popote.deleteCooking({ path });
    tellUndo(words.list.removed(recipe.name), () => planAll(copiesOf(items, [cooking])));
    onClose();
  };
  return (
    <Dialog title={words.week.cooks(recipe.name)} onClose={onClose}>
      {suitability !== undefined && <Reasons suitability={suitability} />}
      <p class="hint">
        {words.week.keeps(keeps.fridgeDays, keeps.freezerDays)} {words.week.remaining(remaining)}.
      </p>
      {items.length > 0 && (
        <section>
          <h3>{words.week.meals}</h3>
          <ul>
            {items.map((item) => (
              <li key={item.id}>
                {nameOfMeal(item.date, item.slot)} · {words.week.portions(item.portions)} ·{' '}
                {storageOf(item)}
              </li>
            ))}
          </ul>
        </section>
      )}
      <Form
        action={words.app.save}
        onSend={async (fields) => {
          const body = { date: fields.date ?? date, portions: Number(fields.portions) };
          await popote.updateCooking({ path, body });
          onClose();
        }}
        onRemove={remove}
      >
        <Portions portions={portions} />
        <Select
          label={words.week.day}
          name="date"
          chosen={date}
          options={dayChoices(addDays(date, -3), 10)}
        />
      </Form>
    </Dialog>
  );
}

const REPORTS = ['eaten', 'frozen', 'thawed', 'discarded'] as const;

interface ReportDialogProps {
  readonly stock: StockView;
  readonly onClose: () => void;
}

/** What became of portions that no meal has. */
export function ReportDialog({ stock: { cookingId, recipe }, onClose }: ReportDialogProps) {
  return (
    <Dialog title={recipe.name} onClose={onClose}>
      <Form
        action={words.app.save}
        onSend={async (fields) => {
          const reported = REPORTS.filter((kind) => Number(fields[kind]) > 0);
          const body = Object.fromEntries(reported.map((kind) => [kind, Number(fields[kind])]));
          const request = { path: { cookingId }, body, query: { timeZone } };
          await popote.reportPortions({ ...request, headers: idempotencyKey() });
          tell(words.week.reported);
          onClose();
        }}
      >
        {REPORTS.map((kind) => (
          <Portions key={kind} label={words.week[kind]} name={kind} portions="" min={0} optional />
        ))}
      </Form>
    </Dialog>
  );
}
