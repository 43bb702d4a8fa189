import type { Shop } from '@popote/client';
import { go } from '../../navigation/router.js';
import { changeList } from './list-queue.js';
import { Button } from '../../ui/button.js';
import { Dialog } from '../../ui/dialog.js';
import { Field, Select } from '../../ui/field.js';
import { Form } from '../../ui/form.js';
import { tellUndo } from '../../ui/toast.js';
import { unitChoices } from '../../words/food.js';
import { words } from '../../words/words.js';
import { type OwnLine, ownName, type Row } from './rows.js';

interface LineDialogProps {
  readonly row: Row;
  readonly date: string;
  readonly shops: readonly Shop[];
  readonly onClose: () => void;
}

/** What a line is for, and what can be done with it besides a tick. */
export function LineDialog({ row, date, shops, onClose }: LineDialogProps) {
  const { id, name, ownLine, isOfPlan, recipes, about, ingredientId } = row;
  const haveIt = () => {
    changeList(date, { kind: 'REMOVE', lineId: id });
    tellUndo(words.list.had(name), () => changeList(date, { kind: 'ADD', lineId: id }));
    onClose();
  };
  return (
    <Dialog title={[name, row.amount].filter(Boolean).join(' · ')} onClose={onClose}>
      {recipes.length > 0 && (
        <p>
          <strong>{words.list.recipes}</strong> {recipes.join(', ')}
        </p>
      )}
      {about.length > 0 && <p class="hint">{about.join(' · ')}</p>}
      {ownLine !== undefined && (
        <OwnLineForm line={ownLine} date={date} shops={shops} onClose={onClose} />
      )}
      <div class="row">
        {isOfPlan && (
          <Button icon="check" onClick={haveIt}>
            {words.list.weHaveIt}
          </Button>
        )}
        {ingredientId !== null && (
          <Button icon="jar" onClick={() => go(`pantry/${String(ingredientId)}`)}>
            {words.list.inPantry}
          </Button>
        )}
      </div>
    </Dialog>
  );
}

/** Changes or removes a line that a member has added. */
function OwnLineForm({
  line,
  date,
  shops,
  onClose,
}: Omit<LineDialogProps, 'row'> & { readonly line: OwnLine }) {
  const { id, text, ingredientId, quantity, unitId, shopId } = line;
  const name = ownName(line);
  const save = async ({
    text: written = '',
    quantity: amount = '',
    ...fields
  }: Record<string, string>) => {
    const number = amount === '' ? null : Number(amount);
    changeList(date, {
      ...{ kind: 'EDIT', lineId: id },
      ...(written.trim() !== name && { text: written.trim() }),
      quantity: number,
      unitId: number === null ? null : Number(fields.unitId),
      ...(shops.length > 0 && { shopId: Number(fields.shopId) || null }),
    });
    onClose();
    return Promise.resolve();
  };
  const remove = () => {
    changeList(date, { kind: 'REMOVE', lineId: id });
    tellUndo(words.list.removed(name), () => {
      const amount = quantity === null || unitId === null ? {} : { quantity, unitId };
      changeList(date, { kind: 'ADD', text, ingredientId, shopId, ...amount });
    });
    onClose();
  };
  return (
    <Form
      action={words.app.save}
      onSend={save}
      beside={
        <Button kind="danger" icon="trash" onClick={remove}>
          {words.app.remove}
        </Button>
      }
    >
      <Field
        label={words.list.text}
        name="text"
        defaultValue={name}
        maxlength={200}
        autocomplete="off"
      />
      <div class="pair">
        <Field
          label={words.list.quantity}
          name="quantity"
          type="number"
          min="0"
          step="any"
          optional
          defaultValue={quantity ?? ''}
        />
        <Select label={words.list.unit} name="unitId" chosen={unitId} options={unitChoices()} />
      </div>
      {shops.length > 0 && (
        <Select
          label={words.list.shop}
          name="shopId"
          chosen={shopId}
          options={[{ id: '', name: words.list.anyShop }, ...shops]}
        />
      )}
    </Form>
  );
}
