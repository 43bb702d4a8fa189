import type { Shop } from '@popote/client';
import { go } from '../../navigation/router.js';
import { changeList } from './list-queue.js';
import { Button } from '../../ui/button.js';
import { Dialog } from '../../ui/dialog.js';
import { AmountFields, amountIn } from '../../ui/food/amount-fields.js';
import { Field, type Fields, Form, Select } from '../../ui/form.js';
import { tellUndo } from '../../ui/tell.js';
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

type OwnLineFormProps = Omit<LineDialogProps, 'row'> & { readonly line: OwnLine };

/** Changes or removes a line that a member has added. */
function OwnLineForm({ line, date, shops, onClose }: OwnLineFormProps) {
  const { id, text, ingredientId, quantity, unitId, shopId } = line;
  const name = ownName(line);
  const save = ({ text: written = '', ...fields }: Fields) => {
    changeList(date, {
      ...{ kind: 'EDIT', lineId: id },
      ...(written.trim() !== name && { text: written.trim() }),
      ...amountIn(fields),
      ...(shops.length > 0 && { shopId: Number(fields.shopId) || null }),
    });
    onClose();
  };
  const remove = () => {
    changeList(date, { kind: 'REMOVE', lineId: id });
    tellUndo(words.list.removed(name), () => {
      const amount = quantity === null || unitId === null ? {} : { quantity, unitId };
      changeList(date, { kind: 'ADD', text, ingredientId, shopId, ...amount });
    });
    onClose();
    return Promise.resolve();
  };
  return (
    <Form action={words.app.save} onSend={save} onRemove={remove}>
      <Field label={words.list.text} name="text" defaultValue={name} maxlength={200} />
      <AmountFields quantity={quantity} unitId={unitId} />
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
