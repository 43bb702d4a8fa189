import { idempotencyKey, type Recipe, type Slot, type Suitability } from '@popote/client';
import { useMemo } from 'preact/hooks';
import { popote } from '../../api/popote.js';
import { useHouse } from '../../api/session.js';
import { Dialog } from '../../ui/dialog.js';
import { Field, type Fields, Form, Select } from '../../ui/form.js';
import { Verdict } from '../../ui/recipe/verdict.js';
import { tellUndo } from '../../ui/tell.js';
import { nameOfDay, today } from '../../words/dates.js';
import { words } from '../../words/words.js';
import { EatersField, eatersIn } from '../week/eaters.js';
import { slotChoices } from '../week/plan.js';
import { Portions } from '../../ui/portions.js';

interface PlanDialogProps {
  readonly recipe: Recipe;
  readonly portions: number;
  readonly suitability: Suitability | undefined;
  readonly onClose: () => void;
}

/** Puts a recipe into the week. Without portions, the service counts the appetite of who eats. */
export function PlanDialog({ recipe, portions, suitability, onClose }: PlanDialogProps) {
  const house = useHouse().data;
  const headers = useMemo(idempotencyKey, []);
  const plan = async ({ date = '', slot, ...fields }: Fields, form: FormData) => {
    const body = {
      ...{ recipeId: recipe.id, date, slot: slot as Slot, eaters: eatersIn(form, house) },
      portions: Number(fields.portions) || null,
    };
    const { data } = await popote.createPlanningItem({ body, headers });
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
        <div class="pair">
          <Field label={words.week.day} name="date" type="date" defaultValue={today()} />
          <Select
            {...{ label: words.week.slot, name: 'slot', chosen: 'DINNER' }}
            options={slotChoices()}
          />
        </div>
        <Portions portions={portions === recipe.portions ? '' : portions} optional />
        <EatersField eaters={null} />
      </Form>
    </Dialog>
  );
}
