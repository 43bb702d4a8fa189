import type { Shop, ShelfOrderView, StaplesView } from '@popote/client';
import { popote } from '../../api/popote.js';
import { useResource } from '../../api/resource.js';
import { Button } from '../../ui/button.js';
import { useDialog } from '../../ui/dialog.js';
import { FoodList } from '../../ui/food/food-list.js';
import { MenuRow, Rows } from '../../ui/menu.js';
import { Section } from '../../ui/page.js';
import { attempt } from '../../ui/tell.js';
import { foodName } from '../../words/food.js';
import { words } from '../../words/words.js';
import { ShelfOrder } from './shelf-order.js';
import { ShopDialog } from './shop-dialog.js';

const options = { events: ['house'], keep: true } as const;

/** Where and how the house buys. */
export function Shopping() {
  const shops = useResource<Shop[]>('shops', () => popote.listShops(), options);
  const staples = useResource<StaplesView>('staples', () => popote.getStaples(), options);
  const order = useResource<ShelfOrderView>('shelf-order', () => popote.getShelfOrder(), options);
  const dialog = useDialog<Shop>();
  const setStaples = async (ingredientIds: number[]) => {
    staples.show({ ingredientIds });
    if (!(await attempt(() => popote.replaceStaples({ body: { ingredientIds } }))))
      await staples.read();
  };
  const setOrder = async (subcategories: ShelfOrderView['subcategories']) => {
    order.show({ subcategories });
    if (!(await attempt(() => popote.replaceShelfOrder({ body: { subcategories } }))))
      await order.read();
  };
  return (
    <>
      <Section title={words.list.shops} hint={words.household.shopsHint}>
        <Rows {...shops}>
          {(shop) => (
            <MenuRow
              {...{ key: shop.id, icon: 'cart', title: <strong>{shop.name}</strong> }}
              hint={shop.ingredientIds.slice(0, 5).map(nameOf).join(', ')}
              onClick={() => dialog.open(shop)}
            />
          )}
        </Rows>
        <Button icon="plus" onClick={() => dialog.open()}>
          {words.household.addShop}
        </Button>
      </Section>
      <section class="card">
        <FoodList
          label={words.household.staples}
          hint={words.household.stapleHint}
          ids={staples.data?.ingredientIds ?? []}
          onChange={(ids) => void setStaples(ids)}
        />
      </section>
      <Section title={words.household.shelves} hint={words.household.shelvesHint}>
        {order.data !== undefined && (
          <ShelfOrder
            first={order.data.subcategories}
            onChange={(subcategories) => void setOrder(subcategories)}
          />
        )}
      </Section>
      {dialog.render((shop) => (
        <ShopDialog shop={shop} onClose={dialog.close} />
      ))}
    </>
  );
}

const nameOf = (id: number) => foodName(id);
