import { useSignal } from '@preact/signals';
import { Button } from '../../ui/button.js';
import { Dialog } from '../../ui/dialog.js';
import { AmountFields, amountIn } from '../../ui/food/amount-fields.js';
import { Field, type Fields, Form } from '../../ui/form.js';
import { FoodSearch } from '../../ui/food/food-search.js';
import { foodName } from '../../words/food.js';
import { words } from '../../words/words.js';
import type { Food } from './written-lines.js';

interface FoodDialogProps {
  readonly text: string;
  readonly food: Food | undefined;
  readonly onSave: (food: Food) => void;
  readonly onClose: () => void;
}

/** What a line means: its food, amount and note. */
export function FoodDialog({ text, food, onSave, onClose }: FoodDialogProps) {
  const ingredientId = useSignal(food?.ingredientId ?? null);
  const candidates = (food?.candidates ?? []).filter((id) => id !== ingredientId.value);
  const save = ({ note = '', ...fields }: Fields) => {
    onSave({ ...amountIn(fields), ingredientId: ingredientId.value, note: note.trim() || null });
    onClose();
  };
  const accept = (accepted: Food) => {
    onSave({ ...accepted, flags: [] });
    onClose();
  };
  const isComplete = food?.ingredientId != null && food.quantity !== null && food.unitId !== null;
  return (
    <Dialog title={text} onClose={onClose}>
      <p>
        <strong class="chosen-food">
          {foodName(ingredientId.value) || words.editor.flags.UNRESOLVED_INGREDIENT}
        </strong>
      </p>
      {candidates.length > 0 && (
        <div class="row">
          {candidates.slice(0, 6).map((id) => (
            <button key={id} type="button" class="chip" onClick={() => (ingredientId.value = id)}>
              {foodName(id)}
            </button>
          ))}
        </div>
      )}
      <FoodSearch label={words.editor.otherFood} onChoose={({ id }) => (ingredientId.value = id)} />
      <Form
        action={words.app.save}
        onSend={save}
        beside={
          isComplete &&
          (food.flags ?? []).length > 0 && (
            <Button icon="check" onClick={() => accept(food)}>
              {words.editor.looksRight}
            </Button>
          )
        }
      >
        <AmountFields required quantity={food?.quantity} unitId={food?.unitId} />
        <Field
          {...{ label: words.editor.note, name: 'note', maxlength: 200, optional: true }}
          placeholder={words.editor.noteExample}
          defaultValue={food?.note ?? ''}
        />
      </Form>
    </Dialog>
  );
}
