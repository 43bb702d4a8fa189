import { idempotencyKey, type Recipe, type Slot, type Suitability } from '@popote/client';
import { useMemo } from 'preact/hooks';
import { popote } from '../../api/popote.js';
import { useHouse } from '../../api/session.js';
import { Chips } from '../../ui/choices.js';
import { Dialog } from '../../ui/dialog.js';
import { Field } from '../../ui/field.js';
import { Form } from '../../ui/form.js';
import { Verdict } from '../../ui/recipe/verdict.js';
import { tellUndo } from '../../ui/toast.js';
import { nameOfDay, today } from '../../words/dates.js';
import { labels } from '../../words/labels.js';
import { words } from '../../words/words.js';

interface PlanDialogProps {
  readonly recipe: Recipe;
  readonly portions: number;
  readonly suitability: Suitability | undefined;
  readonly onClose: () => void;
}

const SLOTS: readonly Slot[] = ['BREAKFAST', 'LUNCH', 'SNACK', 'DINNER'];

/** Puts a recipe into the week. */
export function PlanDialog({ recipe, portions, suitability, onClose }: PlanDialogProps) {
  const { members = [], dependants = [] } = useHouse().data ?? {};
  const key = useMemo(idempotencyKey, []);
  const plan = async (fields: Readonly<Record<string, string>>, form: FormData) => {
    const { date = '', slot, portions: written = '' } = fields;
    const eaters = (form.getAll('eaters') as string[]).map((person) => {
      const [kind, id] = person.split(' ');
      return kind === 'member' ? { profileId: Number(id) } : { dependantId: Number(id) };
    });
    const { data } = await popote.createPlanningItem({
      body: {
        ...{ recipeId: recipe.id, date, slot: slot as Slot },
        portions: written === '' ? null : Number(written),
        eaters: eaters.length === 0 ? null : eaters,
      },
      headers: key,
    });
    onClose();
    tellUndo(words.recipe.planned(nameOfDay(date, 'long')), () =>
      popote.deletePlanningItem({ path: { itemId: data.id } }),
    );
  };
  return (
    <Dialog title={words.recipe.plan} onClose={onClose}>
      {suitability !== undefined && (
        <div>
          <Verdict suitability={suitability} />
        </div>
      )}
      <Form action={words.recipe.plan} onSend={plan}>
        <Field label={words.recipe.day} name="date" type="date" defaultValue={today()} />
        <Chips
          one
          label={words.recipe.meal}
          name="slot"
          chosen={['DINNER']}
          choices={SLOTS.map((id) => ({ id, name: labels.slots[id]?.name ?? id }))}
        />
        <Field
          label={words.recipe.portions}
          hint={words.recipe.portionsHint}
          name="portions"
          type="number"
          min="0.5"
          max="1000"
          step="0.5"
          defaultValue={portions === recipe.portions ? '' : portions}
          optional
        />
        <div class="stack">
          <Chips
            label={words.recipe.eaters}
            name="eaters"
            chosen={[]}
            choices={[
              ...members.map(({ id, firstName }) => ({
                id: `member ${String(id)}`,
                name: firstName,
              })),
              ...dependants.map(({ id, firstName }) => ({
                id: `other ${String(id)}`,
                name: firstName,
              })),
            ]}
          />
          <p class="hint">{words.recipe.eatersHint}</p>
        </div>
      </Form>
    </Dialog>
  );
}
