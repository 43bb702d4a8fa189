import type { PantryRowView } from '@popote/client';
import { popote } from '../../api/popote.js';
import { Dialog } from '../../ui/dialog.js';
import { AmountFields, amountIn } from '../../ui/food/amount-fields.js';
import { Field, Form } from '../../ui/form.js';
import { tellUndo } from '../../ui/tell.js';
import { today } from '../../words/dates.js';
import { foodName } from '../../words/food.js';
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
        onSend={async ({ bestBefore = '', ...fields }) => {
          const body = { ...amountIn(fields), bestBefore: bestBefore || null, asOf: today() };
          await popote.setPantryRow({ path, body });
          onClose();
        }}
        onRemove={row && (() => remove(row))}
      >
        <AmountFields
          quantity={row?.remaining}
          unitId={row?.unitId}
          placeholder={words.pantry.enough}
        />
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
