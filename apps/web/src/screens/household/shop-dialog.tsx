import { idempotencyKey, type Shop } from '@popote/client';
import { useSignal } from '@preact/signals';
import { useMemo } from 'preact/hooks';
import { popote } from '../../api/popote.js';
import { Dialog } from '../../ui/dialog.js';
import { Check, Field, Form } from '../../ui/form.js';
import { FoodList } from '../../ui/food/food-list.js';
import { tellUndo } from '../../ui/tell.js';
import { words } from '../../words/words.js';
import { ShelfOrder } from './shelf-order.js';

interface ShopDialogProps {
  /** Undefined for a new one. */
  readonly shop: Shop | undefined;
  readonly onClose: () => void;
}

/** A shop: its name, what is bought there, and the order of its shelves. */
export function ShopDialog({ shop, onClose }: ShopDialogProps) {
  const key = useMemo(idempotencyKey, []);
  const ingredientIds = useSignal(shop?.ingredientIds ?? []);
  const subcategories = useSignal(shop?.subcategories ?? []);
  const hasOrder = useSignal(subcategories.value.length > 0);
  const save = async (name: string) => {
    const body = {
      ...{ name, ingredientIds: [...ingredientIds.value] },
      subcategories: hasOrder.value ? [...subcategories.value] : [],
    };
    if (shop === undefined) await popote.createShop({ body, headers: key });
    else await popote.updateShop({ path: { shopId: shop.id }, body });
    onClose();
  };
  const remove = async ({ id, ...content }: Shop) => {
    await popote.deleteShop({ path: { shopId: id } });
    tellUndo(words.list.removed(content.name), () =>
      popote.createShop({ body: content, headers: idempotencyKey() }),
    );
    onClose();
  };
  return (
    <Dialog title={shop?.name ?? words.household.addShop} onClose={onClose}>
      <Form
        action={words.app.save}
        onSend={({ name = '' }) => save(name)}
        onRemove={shop && (() => remove(shop))}
      >
        <Field label={words.household.shopName} name="name" defaultValue={shop?.name ?? ''} />
        <FoodList
          label={words.household.shopFoods}
          ids={ingredientIds.value}
          onChange={(ids) => (ingredientIds.value = ids)}
        />
        <Check
          label={words.household.ownShelves}
          checked={hasOrder.value}
          onChange={(event) => (hasOrder.value = event.currentTarget.checked)}
        />
        {hasOrder.value && (
          <ShelfOrder
            first={subcategories.value}
            onChange={(order) => (subcategories.value = order)}
          />
        )}
      </Form>
    </Dialog>
  );
}
