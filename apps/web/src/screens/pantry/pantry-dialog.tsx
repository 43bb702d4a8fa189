import type { PantryRowView } from '@popote/client';
import { popote } from '../../api/popote.js';
import { Button } from '../../ui/button.js';
import { Dialog } from '../../ui/dialog.js';
import { Field, Select } from '../../ui/field.js';
import { Form } from '../../ui/form.js';
import { attempt, tellUndo } from '../../ui/toast.js';
import { today } from '../../words/dates.js';
import { foodName, unitChoices } from '../../words/food.js';
import { words } from '../../words/words.js';

interface PantryDialogProps {
  readonly ingredientId: number;
  /** Undefined for a food that is not in the pantry yet. */
  readonly row: PantryRowView | undefined;
  readonly onClose: () => void;
}

/** How much of a food is at home, and until when it is good. */
export function PantryDialog({ ingredientId, row, onClose }: PantryDialogProps) {
  const name = foodName(ingredientId);
  const path = { ingredientId };
  const remove = async ({ quantity, unitId, bestBefore, asOf }: PantryRowView) => {
    await popote.deletePantryRow({ path });
    tellUndo(words.pantry.removed(name), () =>
      popote.setPantryRow({ path, body: { quantity, unitId, bestBefore, asOf } }),
    );
    onClose();
  };
  return (
    <Dialog title={name} onClose={onClose}>
      <Form
        action={words.app.save}
        onSend={async ({ quantity = '', unitId = '', bestBefore = '' }) => {
          const amount =
            quantity === ''
              ? { quantity: null, unitId: null }
              : { quantity: Number(quantity), unitId: Number(unitId) };
          const body = { ...amount, bestBefore: bestBefore || null, asOf: today() };
          await popote.setPantryRow({ path, body });
          onClose();
        }}
        beside={
          row !== undefined && (
            <Button kind="danger" icon="trash" onClick={() => void attempt(() => remove(row))}>
              {words.pantry.remove}
            </Button>
          )
        }
      >
        <div class="pair">
          <Field
            label={words.pantry.quantity}
            name="quantity"
            type="number"
            min="0"
            step="any"
            inputmode="decimal"
            placeholder={words.pantry.enough}
            defaultValue={row?.remaining ?? ''}
            optional
          />
          <Select
            label={words.pantry.unit}
            name="unitId"
            chosen={row?.unitId ?? null}
            options={unitChoices()}
          />
        </div>
        <Field
          label={words.pantry.bestBefore}
          name="bestBefore"
          type="date"
          defaultValue={row?.bestBefore ?? ''}
          optional
        />
      </Form>
    </Dialog>
  );
}
